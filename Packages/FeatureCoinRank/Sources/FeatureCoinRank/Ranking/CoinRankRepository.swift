import Foundation
import Networking
import Persistence
import Presentation
import Reactive

/// The one source of the ranking: what the server answers goes into the store, and what is shown comes out of it.
struct CoinRankRepository: Sendable {
  private let client: APIClient
  private let store: Store
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

  /// The first stored rows, as many as the limit that `limits` emitted last.
  func rows(_ limits: Observable<Int>) -> Observable<ListWindow<RankingRow>> {
    store.changeset(following: limits.map { [server] in StoredRank.ranking(of: server).limit($0) })
      .map { ListWindow($0, $1) { RankingRow($0.row) } }
  }

  /// When the first page was last kept, now and after each change; nil for never.
  var updated: Observable<Date?> {
    store.array(StoredUpdate.update(of: server)).map(\.first?.date)
  }

  /// Asks for a page and keeps it. The first takes the place of all that was kept.
  func load(page number: Int) -> Single<Page<Int, CoinRankRow>> {
    client.send(.ranking(page: number))
      .observe(on: scheduler)
      .map { try keep($0, number) }
  }

  /// Asks for the first pages, keeps them, and answers with what is kept.
  func ranking(pages: Int, _ progress: @Sendable (Double) -> Void) async throws -> [CoinRankRow] {
    do {
      var next: Int? = 1
      for _ in 0..<pages {
        guard let number = next else { break }
        let answer = try await client.send(.ranking(page: number))
        next = try keep(answer, number).next
        progress(answer.share(ofPages: pages))
      }
      return try await store.read { [server] in try $0.array(StoredRank.ranking(of: server)) }.map(\.row)
    } catch NetworkError.cancelled {
      throw CancellationError()
    } catch {
      throw LoadFailure(ofRanking: error)
    }
  }

  private func keep(_ answer: CoinPage<RankEntry>, _ number: Int) throws -> Page<Int, CoinRankRow> {
    var seen: Set<Int> = []
    let rows = (answer.datas?.elements ?? []).map(\.row).filter { seen.insert($0.id).inserted }
    let query = StoredRank.ranking(of: server)
    try store.write { transaction in
      var places: [Int: Int] = [:]
      var end = 0
      if number == 1 {
        try transaction.deleteAll(query.filter(!.isIn(\.userID, seen)))
      } else {
        // A user who is listed already, because the ranking moved between two pages, keeps the place and gets the new numbers.
        let known = try transaction.array(query.filter(.isIn(\.userID, seen)))
        places = Dictionary(known.map { ($0.userID, $0.position) }, uniquingKeysWith: { first, _ in first })
        end = (try transaction.first(StoredRank.lowest(of: server))?.position ?? -1) + 1
      }
      let records = rows.enumerated().map { index, row in
        StoredRank(row, server: server, position: places[row.id] ?? end + index)
      }
      try transaction.add(records, update: .modified)
      if number == 1 { try transaction.add(StoredUpdate(server: server, date: clock.now), update: .modified) }
    }
    return Page(rows, next: answer.isLast ? nil : number + 1)
  }
}
