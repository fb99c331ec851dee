import Locking
import Testing

@testable import Persistence

@Suite struct LiveValueTests {
  private let store: Store
  private let key = Ranking.table.key(of: Ranking(userID: 1, rank: 1))

  init() throws { store = try .forTests() }

  @Test func `A live value releases a canceled subscriber when it is read again`() throws {
    let value = LiveValue(store: store, tables: ["ranking"], differs: { _, _, _ in true }) { _, _ in 1 }
    weak var subscriber: LiveSubscriber<Int>?
    do {
      let strong = value.subscribe(.beforeSubscribeReturns) { _ in }
      subscriber = strong
      #expect(strong.cancel())
    }
    value.invalidate()
    value.refreshNow()
    #expect(subscriber == nil)
  }

  @Test func `Rows that are written while a live value is read, before its tables are known, count as touched`() throws
  {
    let value = Locked<LiveValue<Int>?>(nil)
    let (reads, touched) = (Locked(0), Recorded<Set<RecordKey>>())
    let changes = Changes(written: ["ranking": WrittenKeys(keys: [key])], touched: ["ranking": [key]])
    let live = LiveValue<Int>(
      store: store, tables: nil,
      differs: { _, _, keys in
        touched.append(keys)
        return true
      }
    ) { _, _ in
      let number = reads.withLock { reads in
        reads += 1
        return reads
      }
      if number == 2 { _ = value.withLock { $0 }?.isAffected(by: changes, inBatch: false) }
      return number
    }
    value.withLock { $0 = live }
    let subscriber = live.subscribe(.beforeSubscribeReturns) { _ in }
    live.invalidate()
    live.refreshNow()
    live.refreshNow()
    #expect(reads.withLock { $0 } == 3)
    #expect(touched.values.contains([key]))
    #expect(subscriber.cancel())
    value.withLock { $0 = nil }
  }

  @Test func `A version has the changes from each earlier version for which a subscriber asks`() {
    func version(_ number: Int, _ ids: [Int64]) -> Version<[Ranking]> {
      Version(number: number, value: ids.map { Ranking(userID: $0, rank: 0) }, touched: [])
    }
    let (first, second, third) = (version(1, [1]), version(2, [1, 2]), version(3, [1, 2, 3]))
    #expect(third.changeset(from: second, touched: []) == Changeset(inserted: [2]))
    #expect(third.changeset(from: first, touched: []) == Changeset(inserted: [1, 2]))
    #expect(third.changeset(from: second, touched: []) == Changeset(inserted: [2]))
  }

  @Test func `An asynchronous write notifies live queries before it returns if the options say so`() async throws {
    let log = Log(store, Ranking.all)
    try await store.write { _ = try $0.add(Ranking(userID: 1, rank: 1)) }
    #expect(log.events == [.initial([]), .change([1], Changeset(inserted: [0]))])
    log.cancel()
  }
}
