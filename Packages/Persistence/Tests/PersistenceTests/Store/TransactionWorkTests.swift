import Persistence
import Reactive
import Testing

@Suite struct TransactionWorkTests {
  /// Returns the work of the transactions of `body` on a store with `count` rows.
  private func work(_ count: Int, _ body: (Store) throws -> Void) throws -> [TransactionWork] {
    let log = Log()
    var options = StoreOptions()
    options.notification = .beforeWriteReturns
    options.onTransaction = { log.add($0) }
    let store = try Store.inMemory(schemas: [Ranking.schema], options: options)
    try store.write { try $0.add((0..<count).map { Ranking(userID: Int64($0), rank: $0) }) }
    log.removeAll()
    try body(store)
    return log.works
  }

  private final class Log: Sendable {
    private let relay = BehaviorRelay<[TransactionWork]>(value: [])
    var works: [TransactionWork] { relay.value }
    func add(_ work: TransactionWork) { relay.accept(relay.value + [work]) }
    func removeAll() { relay.accept([]) }
  }

  private let query = Ranking.filter(\.list == "swift").order(by: \.rank)

  @Test func `A transaction reports how many rows it read, even if it throws an error or serves a live query`() throws {
    struct Stop: Error {}
    let works = try work(10) { store in
      _ = try store.read { try $0.array(query.limit(4)) }
      #expect(throws: Stop.self) {
        try store.write { transaction in
          _ = try transaction.first(query)
          throw Stop()
        }
      }
      let subscription = store.array(query.limit(3)).subscribe(onNext: { _ in })
      subscription.dispose()
    }
    #expect(works.map(\.rowsRead) == [4, 1, 3])
  }

  @Test func `Reading a window or a boundary and deleting a range take no more steps in a larger table`() throws {
    func steps(_ count: Int) throws -> [Int] {
      let middle = Ranking(userID: Int64(count / 2), rank: count / 2)
      let end = Ranking(userID: Int64(count / 2 + 9), rank: count / 2 + 9)
      return try work(count) { store in
        _ = try store.read { try $0.array(query.from(middle).through(end)) }
        _ = try store.read { try $0.first(query.dropFirst(20)) }
        #expect(try store.write { try $0.deleteAll(query.after(middle).through(end)) } == 9)
      }.map(\.steps)
    }
    let (few, many) = (try steps(500), try steps(1_000))
    #expect(few == many)
    #expect(few.allSatisfy { $0 > 0 })
  }
}
