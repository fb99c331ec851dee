import Foundation
import Networking
import Persistence
import Presentation
import Reactive

/// The single source of truth for the ranking: responses are written to the store, and screens read from the store.
struct CoinRankRepository: Sendable {
  private let client: APIClient
  let store: Store
  private let scheduler: any ImmediateSchedulerType & Sendable
  private let clock: any SchedulerType & Sendable
  private let server: String

  init(_ dependencies: CoinRankDependencies) {
    client = dependencies.client
    store = dependencies.store
    scheduler = dependencies.scheduler
    clock = dependencies.clock
    server = dependencies.client.baseURL.absoluteString
  }

  /// Returns an observable that emits the first stored rows, and the time at which the first page was last stored, or
  /// `nil` if it was never stored.
  func window(_ extents: Observable<ListExtent>) -> Observable<ListWindow<StoredRank, Date?>> {
    store.list(of: StoredRank.ranking(of: server), growingBy: 200, following: extents) { [server] in
      try $0.first(StoredUpdate.update(of: server))?.date
    }
  }

  /// Returns a single that loads the given number of pages as one. Emits it on the scheduler that writes to the store.
  func pages(_ count: Int, from cursor: CoinCursor) -> Single<Page<CoinCursor, RankedUser>> {
    Page.first(count, from: cursor) { [client] cursor in
      client.send(.ranking(page: cursor.page)).map { $0.page(at: cursor) }
    }
    .observe(on: scheduler)
  }

  /// Loads the first pages, stores them, and returns the stored ranking.
  func ranking(_ pages: CoinPages, _ progress: @Sendable (Double) -> Void) async throws -> CoinRanking {
    do {
      var next: CoinCursor? = CoinCursor()
      var loaded = 0
      for _ in 0..<pages.count {
        guard let cursor = next, loaded < pages.entries else { break }
        let response = try await client.send(.ranking(page: cursor.page))
        let page = try save(response.page(at: cursor), cursor)
        loaded += page.items.count
        next = page.next
        progress(next == nil ? 1 : response.share(ofPages: pages.count))
      }
      let rows = try await store.read { [server] in try $0.array(StoredRank.ranking(of: server)) }.map(\.row)
      return CoinRanking(rows: rows, isTruncated: pages.isAll && next != nil)
    } catch NetworkError.cancelled {
      throw CancellationError()
    } catch {
      throw LoadFailure(ofRanking: error)
    }
  }

  /// Stores a page, and returns its rows. The first page replaces all stored rows.
  func save(
    _ page: Page<CoinCursor, RankedUser>, _ cursor: CoinCursor, in batch: WriteBatch? = nil
  ) throws -> Page<CoinCursor, RankedUser> {
    var seen: Set<Int> = []
    let rows = page.items.filter { seen.insert($0.id).inserted }
    let query = StoredRank.ranking(of: server)
    try store.write(in: batch) { transaction in
      var positions: [Int: Int] = [:]
      var end = 0
      if cursor.page == 1 {
        try transaction.deleteAll(query.filter(!.isIn(\.row.id, seen)))
      } else {
        // A user can be on two pages if the ranking changes between the requests. Such a user keeps the position and
        // gets the new numbers.
        let known = try transaction.array(query.filter(.isIn(\.row.id, seen)))
        positions = Dictionary(known.map { ($0.row.id, $0.position) }, uniquingKeysWith: { first, _ in first })
        end = (try transaction.first(StoredRank.lowest(of: server))?.position ?? -1) + 1
      }
      let records = rows.enumerated().map { index, row in
        StoredRank(server: server, position: positions[row.id] ?? end + index, row: row)
      }
      try transaction.add(records, update: .modified)
      if cursor.page == 1 { try transaction.add(StoredUpdate(server: server, date: clock.now), update: .modified) }
    }
    return Page(rows, next: page.next)
  }
}

extension CoinPage<RankEntry> {
  /// Returns the rows of the response, and the cursor of the next page.
  fileprivate func page(at cursor: CoinCursor) -> Page<CoinCursor, RankedUser> {
    let rows = (datas?.elements ?? []).map(\.row)
    return Page(rows, next: isLast ? nil : cursor.next(after: Set(rows.map(\.id))))
  }
}
