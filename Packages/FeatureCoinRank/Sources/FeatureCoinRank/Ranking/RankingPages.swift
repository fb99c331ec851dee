import Foundation
import Locking
import Persistence
import Presentation
import Reactive

/// The pages of the ranking that one screen has loaded.
final class RankingPages: Sendable {
  private let repository: CoinRankRepository
  private let next = Locked(Position.unknown)

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
    repository.window(extents).map { [next] window in
      let below: RowsBelow =
        switch next.withLock({ $0 }) {
        case .unknown: .unknown
        case .at: .server
        case .end: .end
        }
      return window.showing(window.rows.map { RankingRow($0.row) }, below: below)
    }
  }

  /// Returns a single that loads and stores the first page, or the next one.
  func load(isFirst: Bool, in batch: WriteBatch) -> Single<Void> {
    let position = next.withLock { isFirst ? .at(CoinCursor()) : $0 }
    guard case .at(let cursor) = position else { return .just(()) }
    return repository.response(cursor)
      .map { [repository, next] response in
        let page = try repository.save(response, cursor, in: batch)
        next.withLock { $0 = page.next.map(Position.at) ?? .end }
      }
      .catch { throw LoadFailure(ofRanking: $0) }
  }
}
