import Foundation
import Locking
import Persistence
import Reactive
import ReactiveTest
import Testing

@Suite struct LastValueTests {
  private let store: Store
  private let rowsRead: Locked<Int>

  init() throws {
    let rows = Locked(0)
    var options = StoreOptions()
    options.notification = .beforeWriteReturns
    options.onTransaction = { work in rows.withLock { $0 += work.rowsRead } }
    store = try .inMemory(schemas: [Ranking.schema], options: options)
    rowsRead = rows
  }

  /// Observes a query whose results are updated if possible, and counts the complete reads.
  private func events(
    _ query: Query<Ranking>, of store: Store? = nil, _ complete: Locked<Int> = Locked(0)
  ) -> Events<[Ranking]> {
    Events(
      (store ?? self.store).values(following: .just(())) { transaction, _, last -> [Ranking] in
        if let last, let rows = try last.update(last.value, of: query, transaction) { return rows }
        complete.withLock { $0 += 1 }
        return try transaction.array(query)
      })
  }

  private func takeRowsRead() -> Int {
    rowsRead.withLock { rows in
      defer { rows = 0 }
      return rows
    }
  }

  @Test func `update reads only the written rows of a long result`() throws {
    try store.write { try $0.add((0..<500).map { Ranking(userID: $0, rank: Int($0)) }) }
    let events = events(Ranking.all.order(by: \.rank, .descending))
    _ = takeRowsRead()
    try store.write { transaction in
      try transaction.add(Ranking(userID: 900, rank: 250))
      try transaction.add(Ranking(userID: 7, rank: 9_000), update: .modified)
      try transaction.delete(Ranking(userID: 3, rank: 3))
    }
    #expect(takeRowsRead() == 2)
    #expect(events.values.last?.count == 500)
    #expect(events.values.last?.first?.userID == 7)
    #expect(events.values.last == (try store.read { try $0.array(Ranking.all.order(by: \.rank, .descending)) }))
    events.dispose()
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `update returns what the query selects after random writes, in any order of columns`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let queries: [Query<Ranking>] = [
      Ranking.filter(\.rank < 6), Ranking.all.order(by: \.name, .descending), Ranking.all.order(by: \.since),
      Ranking.all.order(by: \.league).order(by: \.rank, .descending),
      Ranking.filter(\.list == "swift").order(by: \.rank).through(Ranking(userID: 4, rank: 5)),
    ]
    let all = queries.map { events($0) }
    for _ in 0..<60 {
      func ranking() -> Ranking {
        Ranking(
          list: ["swift", "rust"].randomElement(using: &numbers) ?? "", userID: .random(in: 0..<12, using: &numbers),
          rank: .random(in: 0..<9, using: &numbers),
          name: [nil, "", "a", "\u{E4}", "a\u{308}", "z", "\u{FFFD}", "😀"].randomElement(using: &numbers) ?? nil,
          league: [.bronze, .silver, .gold].randomElement(using: &numbers) ?? .gold,
          since: Date(timeIntervalSinceReferenceDate: .random(in: -3...3, using: &numbers)))
      }
      try store.write { transaction in
        for _ in 0..<Int.random(in: 1...4, using: &numbers) {
          if Bool.random(using: &numbers) {
            try transaction.add(ranking(), update: [.modified, .all].randomElement(using: &numbers) ?? .all)
          } else {
            try transaction.delete(ranking())
          }
        }
      }
      for (query, events) in zip(queries, all) {
        try #require(events.values.last == (try store.read { try $0.array(query) }))
      }
    }
    for events in all { events.dispose() }
  }

  @Test func `update returns nil after a deletion by a query, and after many writes`() throws {
    let complete = Locked(0)
    let events = events(Ranking.all, complete)
    try store.write { try $0.add(Ranking(userID: 1, rank: 1)) }
    #expect(complete.withLock { $0 } == 1)
    try store.write { try $0.deleteAll(Ranking.all) }
    #expect(complete.withLock { $0 } == 2)
    try store.write { try $0.add((0..<100).map { Ranking(userID: $0, rank: 0) }) }
    #expect(complete.withLock { $0 } == 2)
    try store.write { try $0.add((100..<201).map { Ranking(userID: $0, rank: 0) }) }
    #expect(complete.withLock { $0 } == 3)
    #expect(events.values.map(\.count) == [0, 1, 0, 100, 201])
    events.dispose()
  }

  @Test func `update returns nil after a write of another store on the same file`() throws {
    let directory = try TemporaryDirectory()
    var options = StoreOptions()
    options.notification = .beforeWriteReturns
    let store = try Store(file: directory.file, schemas: [Ranking.schema], options: options)
    let other = try Store(file: directory.file, schemas: [Ranking.schema])
    let events = events(Ranking.all, of: store)
    try other.write { try $0.add(Ranking(userID: 1, rank: 1)) }
    try store.write { try $0.add(Ranking(userID: 2, rank: 2)) }
    #expect(events.values.last?.map(\.userID) == [1, 2])
    events.dispose()
  }
}
