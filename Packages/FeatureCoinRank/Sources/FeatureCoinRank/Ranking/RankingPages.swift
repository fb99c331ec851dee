import Foundation
import Locking
import Persistence
import Presentation
import Reactive

/// The pages of the ranking that one screen has loaded.
final class RankingPages: Sendable {
  private let repository: CoinRankRepository
  private let loaded = Locked(Loaded())

  private struct Loaded {
    var next = Position.unknown
    var pageCount = 1
  }

  /// The position of the next page.
  private enum Position {
    /// No page has loaded yet.
    case unknown
    case at(CoinCursor)
    /// The last page has loaded.
    case end
  }

  init(_ repository: CoinRankRepository) {
    self.repository = repository
  }

  /// Returns an observable of the stored rows, with the time at which the first page was last stored.
  func window(_ extents: Observable<ListExtent>) -> Observable<ListWindow<RankingRow, Date?>> {
    repository.window(extents).map { [loaded] window in
      let below: RowsBelow =
        switch loaded.withLock({ $0.next }) {
        case .unknown: .unknown
        case .at: .server
        case .end: .end
        }
      let top = window.rows.first?.row.coins
      return window.showing(window.rows.map { RankingRow($0.row, top: top) }, below: below)
    }
  }

  /// Returns a single that loads and stores the next page, or again all pages that have loaded, so that the rows below the
  /// first page stay.
  func load(isFirst: Bool, in batch: WriteBatch) -> Single<Void> {
    let before = loaded.withLock { $0 }
    let position = isFirst ? .at(CoinCursor()) : before.next
    guard case .at(let cursor) = position else { return .just(()) }
    return repository.pages(isFirst ? before.pageCount : 1, from: cursor)
      .map { [repository, loaded] pages in
        let page = try repository.save(pages, cursor, in: batch)
        loaded.withLock {
          $0.next = page.next.map(Position.at) ?? .end
          if !isFirst { $0.pageCount = before.pageCount + 1 }
        }
      }
      .catch { throw LoadFailure(ofRanking: $0) }
  }
}
