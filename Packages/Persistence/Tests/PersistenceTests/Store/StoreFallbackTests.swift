import Foundation
import GRDB
import Locking
import Reactive
import Testing

@testable import Persistence

/// Stores whose files can no longer be used.
@Suite struct StoreFallbackTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func open() throws -> Store { try Store(file: directory.file, schemas: [Ranking.schema]) }

  private func bytes() throws -> Data { try Data(contentsOf: directory.file) }

  /// Opens a store, and then damages rows in its file, so that the damage is found only when a transaction reads the
  /// rows.
  private func damagedWhileOpen(onDamage: @escaping @Sendable (StoreError) -> Void) throws -> (Store, damaged: Data) {
    for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: directory.file.path + suffix) }
    try open().write { try $0.add((0..<2_000).map { Ranking(userID: $0, rank: Int($0)) }) }
    var options = StoreOptions()
    options.notification = .beforeWriteReturns
    options.onFallback = onDamage
    let store = try Store(file: directory.file, schemas: [Ranking.schema], options: options)
    try store.checkpoint()
    var damaged = try bytes()
    for index in 4_096 * 4..<damaged.count { damaged[index] = 0xA5 }
    try damaged.write(to: directory.file)
    return (store, damaged)
  }

  @Test func `A store with a damaged file continues in memory, reports the reason once, and does not modify the file`()
    throws
  {
    let problems = Locked<[StoreError]>([])
    let (store, damaged) = try damagedWhileOpen { problem in problems.withLock { $0.append(problem) } }
    let counts = Locked<[Int]>([])
    let subscription = store.array(Ranking.all).map(\.count).subscribe(onNext: { count in
      counts.withLock { $0.append(count) }
    })
    #expect(try store.read { try $0.array(Ranking.all) } == [])
    try store.write { try $0.add(Ranking(userID: 1, rank: 1)) }
    try store.write { try $0.add(Ranking(userID: 2, rank: 2)) }
    #expect(counts.withLock { $0 } == [0, 1, 2])
    let problem = try #require(problems.withLock { $0.count == 1 ? $0.first : nil })
    #expect(problem.description.hasPrefix("\(directory.file.path) is damaged or not a database ("))
    #expect(try bytes() == damaged)
    subscription.dispose()
  }

  @Test func `A store with a row that cannot be read continues in memory, and does not change the row`() throws {
    let problems = Locked<[StoreError]>([])
    do {
      let store = try open()
      try store.write { try $0.add(Ranking(userID: 1, rank: 1)) }
      try store.writer.write { try $0.execute(sql: "UPDATE ranking SET league = 'iron'") }
    }
    let before = try bytes()
    var options = StoreOptions()
    options.onFallback = { problem in problems.withLock { $0.append(problem) } }
    let store = try Store(file: directory.file, schemas: [Ranking.schema], options: options)
    #expect(try store.read { try $0.array(Ranking.all) } == [])
    try store.write { try $0.add(Ranking(userID: 2, rank: 2)) }
    #expect(try store.read { try $0.array(Ranking.all).map(\.userID) } == [2])
    #expect(problems.withLock { $0 } == [.unreadable(table: "ranking", column: "league", found: "text")])
    #expect(try bytes() == before)
  }

  private let many = (0..<2_000).map { Ranking(userID: $0, rank: 1) }

  @Test func `A write that discovers damage in the file continues in memory`() throws {
    let (store, _) = try damagedWhileOpen { _ in }
    try store.write { [many] in try $0.add(many, update: .modified) }
    #expect(try store.read { try $0.count(Ranking.all) } == 2_000)
  }

  @Test func `An async transaction that discovers damage in the file continues in memory`() async throws {
    let (writing, _) = try damagedWhileOpen { _ in }
    try await writing.write { [many] in try $0.add(many, update: .modified) }
    #expect(try await writing.read { try $0.count(Ranking.all) } == 2_000)
    let (reading, _) = try damagedWhileOpen { _ in }
    #expect(try await reading.read { try $0.array(Ranking.all).count } == 0)
  }

  @Test func `When the disk is full, a store continues in memory with the rows of its file and the rows of the write`()
    throws
  {
    let problems = Locked<[StoreError]>([])
    var options = StoreOptions()
    options.onFallback = { problem in problems.withLock { $0.append(problem) } }
    let store = try Store(file: directory.file, schemas: [Ranking.schema], options: options)
    try store.write { try $0.add(Ranking(userID: 1, rank: 1)) }
    let pages = try store.writer.read { try Int.fetchOne($0, sql: "PRAGMA page_count") ?? 0 }
    try store.writer.writeWithoutTransaction { try $0.execute(sql: "PRAGMA max_page_count = \(pages)") }
    try store.write { try $0.add((2...2_000).map { Ranking(userID: $0, rank: Int($0)) }) }
    #expect(try store.read { try $0.count(Ranking.all) } == 2_000)
    try store.write { try $0.add(Ranking(userID: 3_000, rank: 1)) }
    #expect(try store.read { try $0.count(Ranking.all) } == 2_001)
    #expect(problems.withLock { $0 } == [.diskFull(file: directory.file.path)])
    #expect(try open().read { try $0.count(Ranking.all) } == 1)
  }
}
