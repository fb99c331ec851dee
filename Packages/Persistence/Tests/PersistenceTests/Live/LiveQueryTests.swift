import Foundation
import Locking
import Testing

@testable import Persistence

@Suite struct LiveQueryTests {
  private let store: Store
  private let query = Ranking.filter(\.list == "swift").order(by: \.rank)

  init() throws {
    store = try .forTests()
    try store.write { try $0.add([Ranking(userID: 1, rank: 1), Ranking(userID: 2, rank: 2)]) }
  }

  private func write(_ rows: Ranking..., update: UpdatePolicy = .modified) throws {
    try store.write { try $0.add(rows, update: update) }
  }

  @Test
  func `The initial value of a live query arrives once, before subscribing returns, and without changes`() throws {
    let log = Log(store, query)
    #expect(log.events == [.initial([1, 2])])
    log.cancel()
  }

  @Test
  func `Each change of a live query contains the rows and the change set from the previous rows`() throws {
    let log = Log(store, query)
    try write(Ranking(userID: 3, rank: 0), Ranking(userID: 2, rank: 5))
    try store.write { try $0.delete(Ranking(userID: 1, rank: 1)) }
    #expect(
      log.events == [
        .initial([1, 2]), .change([3, 1, 2], Changeset(inserted: [0], updated: [1])),
        .change([3, 2], Changeset(deleted: [1])),
      ])
    log.cancel()
  }

  @Test
  func `A live query does not report a write that does not change its result`() throws {
    let log = Log(store, query)
    try write(Ranking(userID: 1, rank: 1))
    try write(Ranking(userID: 1, rank: 1), update: .modified)
    try write(Ranking(list: "rust", userID: 1, rank: 1))
    try store.write {
      try $0.add(Ranking(userID: 9, rank: 9))
      try $0.delete(Ranking(userID: 9, rank: 9))
    }
    #expect(log.events == [.initial([1, 2])])
    log.cancel()
  }

  @Test
  func `A live query does not report a failed transaction`() throws {
    let log = Log(store, query)
    #expect(throws: StoreError.self) {
      try write(Ranking(userID: 3, rank: 3), Ranking(userID: 1, rank: 0), update: .error)
    }
    #expect(log.events == [.initial([1, 2])])
    log.cancel()
  }

  @Test
  func `The all policy reports equal rows as updated in the queries that contain them`() throws {
    let log = Log(store, query)
    let other = Log(store, Ranking.filter(\.list == "rust"))
    try write(Ranking(userID: 2, rank: 2), update: .all)
    #expect(log.events == [.initial([1, 2]), .change([1, 2], Changeset(updated: [1]))])
    #expect(other.events == [.initial([])])
    log.cancel()
    other.cancel()
  }

  @Test
  func `A live query reports no changes beyond its limit, and replaces a deleted row with the next one`() throws {
    let log = Log(store, query.limit(2))
    try write(Ranking(userID: 3, rank: 3))
    try store.write { try $0.delete(Ranking(userID: 1, rank: 1)) }
    #expect(log.events == [.initial([1, 2]), .change([2, 3], Changeset(deleted: [0], inserted: [1]))])
    log.cancel()
  }

  @Test
  func `A later subscriber of a live query starts with the current rows and then receives all further changes`() throws
  {
    let first = Log(store, query)
    try write(Ranking(userID: 3, rank: 3))
    let second = Log(store, query)
    try write(Ranking(userID: 4, rank: 4))
    #expect(first.events.count == 3)
    #expect(second.events == [.initial([1, 2, 3]), .change([1, 2, 3, 4], Changeset(inserted: [3]))])
    first.cancel()
    second.cancel()
  }

  @Test
  func `Equal live queries are read once per change for all of their subscribers`() throws {
    let store = try Store.forTests(Schema("counted", tables: [Counted.table]))
    try store.write { try $0.add(Counted(id: 1)) }
    let before = Counted.reads.withLock { $0 }
    let subscriptions = (0..<5).map { _ in
      store.observe(Counted.all, .beforeSubscribeReturns) { _ in }
    }
    #expect(Counted.reads.withLock { $0 } - before == 1)
    #expect(store.live.count == 1)
    try store.write { try $0.deleteAll(Counted.all) }
    try store.write { try $0.add(Counted(id: 2)) }
    #expect(Counted.reads.withLock { $0 } - before == 2)
    subscriptions.forEach { $0.cancel() }
    subscriptions.forEach { $0.cancel() }
    #expect(store.live.count == 0)
  }

  @Test func `A subscriber of a live query receives changes after an equal subscription has ended`() throws {
    let counts = Recorded<Int>()
    let other = store.observe(query, .beforeSubscribeReturns) { _ in }
    let observation = store.observe(query, .beforeSubscribeReturns) { _ in counts.append(1) }
    other.cancel()
    try write(Ranking(userID: 3, rank: 3))
    #expect(counts.values.count == 2)
    observation.cancel()
  }

  @Test
  func `A canceled observation neither reads nor calls its handler`() throws {
    let log = Log(store, query)
    log.cancel()
    try write(Ranking(userID: 3, rank: 3))
    #expect(log.events == [.initial([1, 2])])
    #expect(store.live.count == 0)
  }

  @Test
  func `If a subscriber of a live query writes, the subscriber receives its own write after the current call`() throws {
    let log = Log(store, query) { [store] event in
      guard case .initial = event else { return }
      _ = try? store.write { try $0.add(Ranking(userID: 7, rank: 7)) }
    }
    #expect(log.events == [.initial([1, 2]), .change([1, 2, 7], Changeset(inserted: [2]))])
    log.cancel()
  }

  @Test
  func `All subscribers receive an error for an unreadable row, and a later subscriber receives the repaired rows`()
    throws
  {
    let broken = Schema("broken", tables: [Written.table])
    let directory = try TemporaryDirectory()
    var options = StoreOptions()
    options.notification = .beforeWriteReturns
    let store = try Store(file: directory.file, schemas: [broken], options: options)
    let log = LogOf<Read>(store, Read.all)
    try store.write { try $0.add(Written(id: 1, word: "unknown")) }
    let unreadable = StoreError.unreadable(table: "word", column: "word", found: "text")
    #expect(log.events == [.initial([]), .failure(unreadable)])
    let early = LogOf<Read>(store, Read.all)
    #expect(early.events == [.failure(unreadable)])
    try store.write { try $0.add(Written(id: 1, word: "known"), update: .modified) }
    #expect(log.events.count == 2)
    let again = LogOf<Read>(store, Read.all)
    #expect(again.events == [.initial([Read(id: 1, word: .known)])])
    for log in [log, early, again] { log.cancel() }
    #expect(store.live.count == 0)
  }
}

/// A record that counts how often it is created from a row.
private struct Counted: Record {
  var id: Int
  static let reads = Locked(0)
  static let table = Table<Counted>("counted", Column(key: "id", \.id)) { id in
    reads.withLock { $0 += 1 }
    return Counted(id: id)
  }
}

/// A record that can contain any word.
private struct Written: Record {
  var id: Int
  var word: String
  static let table = Table<Written>("word", Column(key: "id", \.id), Column("word", \.word), make: Written.init)
}

/// A record in the table of ``Written``. Reading it fails for all words except one.
private struct Read: Record {
  enum Word: String, ColumnValue { case known }
  var id: Int
  var word: Word
  static let table = Table<Read>("word", Column(key: "id", \.id), Column("word", \.word), make: Read.init)
}
