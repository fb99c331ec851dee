import Foundation
import Locking
import Reactive
import Testing

@testable import Persistence

@Suite struct GrowingResultTests {
  private let ranking = Ranking.all.order(by: \.userID)

  /// Returns a store with rows, and a function that returns the number of rows read since its last call.
  private func filled(_ count: Int64) throws -> (Store, rowsRead: @Sendable () -> Int) {
    let rows = Locked(0)
    var options = StoreOptions()
    options.notification = .beforeWriteReturns
    options.onTransaction = { work in rows.withLock { $0 += work.rowsRead } }
    let store = try Store.inMemory(schemas: [Ranking.schema, KeyValueStore.schema], options: options)
    try store.write { try $0.add((0..<count).map { Ranking(userID: $0, rank: 0) }) }
    return (
      store,
      {
        rows.withLock { rows in
          defer { rows = 0 }
          return rows
        }
      }
    )
  }

  /// Returns an observable that emits the first rows, up to the limit. The observable reads only the rows after the
  /// last known row, unless the table was written to.
  private func first(_ limits: Observable<Int>, of store: Store) -> Observable<[Int64]> {
    store.values(following: limits) { [ranking] transaction, limit, last in
      let known = last?.unchanged ?? []
      let following = known.last.map { ranking.after($0) } ?? ranking
      return try known + transaction.array(following.limit(max(0, limit - known.count)))
    }
    .map { (rows: [Ranking]) in rows.map(\.userID) }
  }

  @Test func `A query that follows inputs emits nothing before the first input, and then reads only additional rows`()
    throws
  {
    let (store, rowsRead) = try filled(1000)
    let limits = PublishSubject<Int>()
    let events = Events(first(limits.asObservable(), of: store))
    #expect(events.values == [])
    limits.onNext(100)
    #expect(rowsRead() == 100)
    limits.onNext(900)
    #expect(rowsRead() == 800)
    limits.onNext(1000)
    #expect(rowsRead() == 100)
    let ids: [[Int64]] = [100, 900, 1000].map { Array(0..<$0) }
    #expect(events.values == ids)
    events.dispose()
  }

  @Test
  func `After a write, a query that follows inputs reads all its rows again, and then only additional rows`() throws {
    let (store, rowsRead) = try filled(10)
    let limits = BehaviorSubject(value: 2)
    let events = Events(first(limits.asObservable(), of: store))
    limits.onNext(3)
    try store.write { try $0.delete(Ranking(userID: 0, rank: 0)) }
    _ = rowsRead()
    limits.onNext(5)
    #expect(rowsRead() == 2)
    try store.write { try $0.add([Ranking(userID: -1, rank: 0)]) }
    #expect(rowsRead() == 5)
    #expect(events.values == [[0, 1], [0, 1, 2], [1, 2, 3], [1, 2, 3, 4, 5], [-1, 1, 2, 3, 4]])
    events.dispose()
  }

  @Test func `A query that follows inputs ignores writes to other tables, even if its last input caused no read`()
    throws
  {
    let (store, rowsRead) = try filled(10)
    let limits = BehaviorSubject(value: 2)
    let events = Events(
      store.values(following: limits.asObservable()) { [ranking] transaction, limit, last in
        try last?.unchanged ?? transaction.array(ranking.limit(limit)).map(\.userID)
      })
    limits.onNext(3)
    try KeyValueStore(store, scope: "other").set(1, for: Key("a", default: 0))
    _ = rowsRead()
    try store.write { try $0.delete(Ranking(userID: 0, rank: 0)) }
    #expect(rowsRead() == 3)
    #expect(events.values == [[0, 1], [1, 2, 3]])
    events.dispose()
  }

  @Test func `An input within a transaction causes a read after the transaction, on a thread of the store`()
    async throws
  {
    let (store, _) = try filled(3)
    let limits = BehaviorSubject(value: 1)
    let (results, stream) = AsyncStream<[Int64]>.makeStream()
    let events = Events(first(limits.asObservable(), of: store).do(onNext: { stream.yield($0) }))
    try await store.write { transaction in
      try transaction.delete(Ranking(userID: 0, rank: 0))
      limits.onNext(2)
      #expect(events.values == [[0]])
    }
    for await rows in results where rows == [1, 2] { break }
    events.dispose()
  }

  @Test func `A query that follows inputs ends with an error of an input or a read, but not when the inputs complete`()
    throws
  {
    struct Refusal: Error {}
    let (store, _) = try filled(2)
    let failed = Events(first(.error(Refusal()), of: store))
    #expect(failed.error is Refusal)
    let refused = Events(store.values(following: .just(1)) { _, _, _ -> Int in throw Refusal() })
    #expect(refused.error is Refusal)
    let completed = Events(first(.just(5), of: store))
    try store.write { try $0.add([Ranking(userID: 2, rank: 0)]) }
    #expect(completed.values == [[0, 1], [0, 1, 2]])
    completed.dispose()
    #expect(store.live.count == 0)
  }

  @Test func `Rows that another thread writes while a result grows are neither lost nor duplicated`() throws {
    let (store, _) = try filled(500)
    let limits = BehaviorSubject(value: 1)
    let events = Events(first(limits.asObservable(), of: store))
    let writer = Thread {
      for number in 0..<200 {
        try? store.write {
          try $0.delete(Ranking(userID: Int64(number * 2), rank: 0))
          try $0.add([Ranking(userID: Int64(1000 + number), rank: 0)])
        }
      }
    }
    writer.start()
    for limit in 2...1000 { limits.onNext(limit) }
    while !writer.isFinished { limits.onNext(1000) }
    limits.onNext(1001)
    #expect(events.values.last == (try store.read { try $0.array(ranking) }).map(\.userID))
    #expect(events.values.allSatisfy { Set($0).count == $0.count })
    events.dispose()
  }
}
