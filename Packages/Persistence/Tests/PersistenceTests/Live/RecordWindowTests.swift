import Locking
import Persistence
import Reactive
import Testing

@Suite struct RecordWindowTests {
  /// A record of another table.
  struct Visit: Record {
    var id: Int64
    var count: Int

    static let table = Table<Visit>("visits", Column(key: "id", \.id), Column("count", \.count), make: Visit.init)
    static let schema = Schema("visits", tables: [table])
  }

  private let store: Store
  private let rowsRead = Locked(0)
  private let limits = BehaviorSubject(value: 3)

  init() throws {
    var options = StoreOptions()
    options.notification = .beforeWriteReturns
    options.onTransaction = { [rowsRead] work in rowsRead.withLock { $0 += work.rowsRead } }
    store = try .inMemory(schemas: [Ranking.schema, Visit.schema], options: options)
    try add(0..<10)
  }

  private func add(_ ids: some Sequence<Int64>) throws {
    try store.write { try $0.add(ids.map { Ranking(userID: $0, rank: 0) }) }
  }

  private func events() -> Events<RecordWindow<Ranking, Int>> {
    Events(
      store.window(of: Ranking.all.order(by: \.userID), following: limits.asObservable(), limit: \.self) {
        transaction, _ in try transaction.first(Visit.all)?.count ?? 0
      })
  }

  @Test func `A growing window reads only the additional rows, reports them as inserted, and ends at the last row`() {
    let events = events()
    rowsRead.withLock { $0 = 0 }
    limits.onNext(9)
    #expect(rowsRead.withLock { $0 } == 7, "six further rows, and the row below the window")
    limits.onNext(10)
    let windows = events.values
    let ids: [[Int64]] = [3, 9, 10].map { Array(0..<$0) }
    #expect(windows.map { $0.rows.map(\.userID) } == ids)
    #expect(windows.map(\.hasMore) == [true, true, false])
    let inserted: [[Int]] = [[], [3, 4, 5, 6, 7, 8], [9]]
    #expect(windows.map(\.changes.inserted) == inserted)
    events.dispose()
  }

  @Test func `A growing window reads no rows beyond the one that shows whether there are more`() {
    let events = events()
    rowsRead.withLock { $0 = 0 }
    limits.onNext(5)
    #expect(rowsRead.withLock { $0 } == 3, "two further rows, and the row below the window")
    #expect(events.values.last?.hasMore == true)
    events.dispose()
  }

  @Test
  func
    `A window that has more rows ignores writes below it, and its change sets lead from the old rows to the new ones`()
    throws
  {
    let events = events()
    try add([20])
    try add([-1])
    #expect(events.values.map { $0.rows.map(\.userID) } == [[0, 1, 2], [-1, 0, 1]])
    #expect(events.values.map(\.changes) == [Changeset(), Changeset(deleted: [2], inserted: [0])])
    events.dispose()
  }

  @Test func `A window whose details are written reads only the details again, and keeps its rows`() throws {
    let events = events()
    rowsRead.withLock { $0 = 0 }
    try store.write { try $0.add(Visit(id: 0, count: 5)) }
    #expect(rowsRead.withLock { $0 } == 1)
    #expect(events.values.map(\.details) == [0, 5])
    #expect(events.values.map { $0.rows.count } == [3, 3])
    events.dispose()
  }

  @Test func `A window emits the rows and the details of a batch together, when the batch ends`() throws {
    let events = events()
    let batch = WriteBatch(store)
    try store.write(in: batch) { try $0.add([Ranking(userID: -1, rank: 0)]) }
    try store.write(in: batch) { try $0.add(Visit(id: 0, count: 5)) }
    #expect(events.values.count == 1)
    batch.end()
    batch.end()
    #expect(events.values.count == 2)
    #expect(events.values.last?.rows.map(\.userID) == [-1, 0, 1])
    #expect(events.values.last?.details == 5)
    events.dispose()
  }
}
