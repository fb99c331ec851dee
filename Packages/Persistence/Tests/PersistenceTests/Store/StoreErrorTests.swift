import Foundation
import GRDB
import Reactive
import Testing

@testable import Persistence

@Suite struct StoreErrorTests {
  private let directory: TemporaryDirectory
  private let store: Store
  private var path: String { directory.file.path }

  init() throws {
    directory = try TemporaryDirectory()
    store = try Store(file: directory.file, schemas: [Ranking.schema])
    try store.write { try $0.add(Ranking(userID: 0, rank: 0)) }
  }

  @Test
  func `A full disk is reported, committed rows remain, and writes succeed when there is space again`() throws {
    func allow(pages: Int) throws {
      try store.writer.writeWithoutTransaction { try $0.execute(sql: "PRAGMA max_page_count = \(pages)") }
    }
    let rows = (1..<10_000).map { Ranking(userID: $0, rank: Int($0), name: "someone") }
    try allow(pages: 20)
    #expect(throws: StoreError.diskFull(file: path)) { try store.write { try $0.add(rows) } }
    #expect(try store.read { try $0.count(Ranking.all) } == 1)
    try allow(pages: 100_000)
    try store.write { try $0.add(rows) }
    #expect(try store.read { try $0.count(Ranking.all) } == 10_000)
    try store.checkIntegrity()
  }

  @Test func `A store that cannot be opened because too many files are open reports that, and not the disk`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      let directory = try TemporaryDirectory()
      _ = try Store(file: directory.file, schemas: [Ranking.schema])
      #if canImport(Darwin)
        let files = RLIMIT_NOFILE
      #else
        let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
      #endif
      var limit = rlimit()
      getrlimit(files, &limit)
      limit.rlim_cur = 64
      setrlimit(files, &limit)
      for free in 0..<6 {
        var taken: [Int32] = []
        while case let descriptor = open("/dev/null", O_RDONLY), descriptor >= 0 { taken.append(descriptor) }
        for _ in 0..<free { close(taken.removeLast()) }
        defer { taken.forEach { close($0) } }
        do {
          _ = try Store(file: directory.file, schemas: [Ranking.schema])
        } catch StoreError.tooManyOpenFiles {
          continue
        } catch {
          print(free, error)
          exit(1)
        }
      }
      exit(7)
    }
  }

  @Test
  func `A write to a read-only database is reported, and the database can still be read`() throws {
    try store.writer.writeWithoutTransaction { try $0.execute(sql: "PRAGMA query_only = TRUE") }
    #expect(throws: StoreError.readOnly(file: path)) { try store.write { try $0.add(Ranking(userID: 1, rank: 1)) } }
    #expect(try store.read { try $0.count(Ranking.all) } == 1)
  }

  // The root user can write every file.
  @Test(.enabled(if: getuid() != 0))
  func `A file without write permission is rejected and not modified`() throws {
    let file = directory.url.appending(path: "copy.sqlite")
    try FileManager.default.copyItem(at: directory.file, to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: file.path)
    let before = try Data(contentsOf: file)
    #expect(throws: StoreError.readOnly(file: file.path)) { try Store(file: file, schemas: [Ranking.schema]) }
    #expect(try Data(contentsOf: file) == before)
  }

  @Test func `A write waits for another writer as long as the options say`() throws {
    let directory = try TemporaryDirectory()
    var options = StoreOptions()
    options.busyTimeout = 0.3
    let store = try Store(file: directory.file, schemas: [Ranking.schema], options: options)
    let other = try Store(file: directory.file, schemas: [Ranking.schema])
    try other.write { _ in
      let duration = ContinuousClock().measure {
        #expect(throws: StoreError.busy(file: directory.file.path, seconds: 0.3)) {
          try store.write { _ = try $0.add(Ranking(userID: 1, rank: 1)) }
        }
      }
      #expect(duration >= .milliseconds(250))
    }
  }

  @Test
  func `A file that another writer locks for too long is reported as busy, and can be written later`() throws {
    var options = StoreOptions()
    options.busyTimeout = 0.02
    let other = try Store(file: directory.file, schemas: [Ranking.schema], options: options)
    func write() throws { try other.write { try $0.add(Ranking(userID: 5, rank: 5)) } }
    try store.write { transaction in
      try transaction.add(Ranking(userID: 1, rank: 1))
      #expect(throws: StoreError.busy(file: path, seconds: 0.02)) { try write() }
      let seen = try other.read { try $0.count(Ranking.all) }
      #expect(seen == 1)
    }
    try write()
    #expect(try store.read { try $0.count(Ranking.all) } == 3)
  }

  @Test
  func `An integrity check of an undamaged file fails if a row cannot be read`() throws {
    try store.checkIntegrity()
    try store.writer.write { try $0.execute(sql: "UPDATE ranking SET league = 'iron'") }
    #expect(throws: StoreError.unreadable(table: "ranking", column: "league", found: "text")) {
      try store.checkIntegrity()
    }
  }

  /// Returns another store on the file, which updates live queries before a write returns.
  private func anotherStore() throws -> Store {
    var options = StoreOptions()
    options.notification = .beforeWriteReturns
    return try Store(file: directory.file, schemas: [Ranking.schema], options: options)
  }

  @Test
  func `A refresh causes a live query to read again only if another store has written`() throws {
    let watching = try anotherStore()
    let log = Log(watching, Ranking.all)
    #expect(try watching.refresh() == false)
    try store.write { try $0.add(Ranking(userID: 1, rank: 1)) }
    #expect(try watching.refresh() == true)
    #expect(try watching.refresh() == false)
    try watching.write { try $0.add(Ranking(userID: 2, rank: 2)) }
    #expect(try watching.refresh() == false)
    #expect(
      log.events == [
        .initial([0]), .change([0, 1], Changeset(inserted: [1])), .change([0, 1, 2], Changeset(inserted: [2])),
      ])
    log.cancel()
  }

  @Test
  func `A write that changes nothing updates a live query with the equal rows of another store`() throws {
    let watching = try anotherStore()
    let log = Log(watching, Ranking.all)
    let row = Ranking(userID: 1, rank: 1)
    try store.write { try $0.add(row, update: .modified) }
    #expect(try watching.write { try $0.add(row, update: .modified) } == false)
    #expect(log.events == [.initial([0]), .change([0, 1], Changeset(inserted: [1]))])
    log.cancel()
  }

  @Test(
    arguments: [
      (
        StoreError.diskFull(file: "/f"),
        "There is no space left to write /f. Free some disk space and try again. No data was lost."
      ),
      (.readOnly(file: "/f"), "/f cannot be written. Check the permissions of the file and of its directory."),
      (.foreign(file: "/f"), "/f belongs to another program. The file was not changed. Choose another file."),
      (
        .cannotOpen(file: "/f", detail: "no"),
        "/f cannot be opened (no). Check that its directory exists and that you have access to it."
      ),
      (
        .schemaMismatch(table: "t", detail: "no"),
        "The table t differs from its declaration: no. Its data was not changed. Add a migration."
      ),
      (
        .busy(file: "/f", seconds: 10),
        "/f was in use by another program for more than 10.0 seconds. Close that program or try again."
      ),
      (.inputOutput(file: "/f", detail: "no"), "/f could not be read or written (no). Check the disk."),
      (
        .duplicateKey(table: "t"),
        "The table t already contains a record with this key. Update it instead, or add it under another key."
      ),
      (.constraint(detail: "no"), "The record violates a constraint of its table (no). Check its values."),
      (.unstorable(table: "t", column: "c", reason: "no"), "The value for c of t cannot be stored: no."),
      (
        .unreadable(table: "t", column: "c", found: "text"),
        "The column c of t contains text, which is not valid for its property. Add a migration, or check whether another program wrote it."
      ),
      (.notFound(table: "t"), "The record does not exist in t, or was deleted."),
      (
        .nestedTransaction,
        "A transaction was started inside another transaction of the same store. Use the outer transaction."
      ),
      (.sqlite(code: 1, detail: "no"), "SQLite reports error 1 (no). Try again. If the error occurs again, report it."),
    ] as [(StoreError, String)])
  func `The description of a store error says what happened and, if possible, what the user can do`(
    error: StoreError, text: String
  ) {
    #expect(error.description == text)
  }

  @Test func `A window reads its rows again after another store has written`() throws {
    let watching = try anotherStore()
    let events = Events(
      watching.window(
        of: Ranking.all.order(by: \.userID), following: BehaviorSubject(value: 3).asObservable(), limit: \.self
      ) { _, _ in 0 })
    try store.write { try $0.add(Ranking(userID: 1, rank: 1)) }
    try watching.refresh()
    #expect(events.values.map { $0.rows.map(\.userID) } == [[0], [0, 1]])
    events.dispose()
  }

  @Test(
    arguments: [
      (.SQLITE_FULL, .diskFull(file: "f")), (.SQLITE_READONLY, .readOnly(file: "f")),
      (.SQLITE_CORRUPT, .corrupt(file: "f", detail: "d")), (.SQLITE_NOTADB, .corrupt(file: "f", detail: "d")),
      (.SQLITE_CANTOPEN, .cannotOpen(file: "f", detail: "d")), (.SQLITE_BUSY, .busy(file: "f", seconds: 7)),
      (.SQLITE_IOERR, .inputOutput(file: "f", detail: "d")), (.SQLITE_CONSTRAINT, .constraint(detail: "d")),
      (.SQLITE_MISUSE, .sqlite(code: 21, detail: "d")),
    ] as [(ResultCode, StoreError)])
  func `Every failure of SQLite has its own store error`(code: ResultCode, error: StoreError) {
    #expect(StoreError(DatabaseError(resultCode: code, message: "d"), file: "f", busyTimeout: 7) == error)
  }
}
