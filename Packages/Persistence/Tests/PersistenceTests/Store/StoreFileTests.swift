import Foundation
import GRDB
import ReactiveTest
import Testing

@testable import Persistence

@Suite struct StoreFileTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func open(_ schemas: [Schema] = [Ranking.schema]) throws -> Store {
    try Store(file: directory.file, schemas: schemas)
  }

  private func bytes() throws -> Data { try Data(contentsOf: directory.file) }

  @Test(arguments: [false, true])
  func `A file becomes smaller when rows are deleted, even if an earlier version created it`(isOld: Bool) throws {
    if isOld { try directory.copyFixture("notes-1.sqlite") }
    let store = try open()
    try store.write { try $0.add((0..<20_000).map { Ranking(userID: Int64($0), rank: $0) }) }
    try store.checkpoint()
    let size = try bytes().count
    try store.write { try $0.deleteAll(Ranking.filter(\.rank >= 100)) }
    try store.checkpoint()
    #expect(try bytes().count < size / 10)
    #expect(try store.read { try $0.count(Ranking.all) } == 100)
  }

  @Test
  func `A store reads the rows that an earlier store wrote to its file`() throws {
    try open().write { try $0.add(Ranking(userID: 1, rank: 1)) }
    #expect(try open().read { try $0.array(Ranking.all) } == [Ranking(userID: 1, rank: 1)])
  }

  @Test
  func `Two stores with the same file read each other's writes`() throws {
    let (one, other) = (try open(), try open())
    try one.write { try $0.add(Ranking(userID: 1, rank: 1)) }
    try other.write { try $0.add(Ranking(userID: 2, rank: 2)) }
    #expect(try one.read { try $0.count(Ranking.all) } == 2)
  }

  @Test
  func `After a checkpoint, deleted values are in none of the files of the store`() throws {
    let store = try open()
    try store.write { transaction in
      try transaction.add((1...200).map { Ranking(userID: $0, rank: 1, name: "a private sentence, number \($0)") })
    }
    func remains() throws -> Bool {
      try ["", "-wal"].contains { suffix in
        try Data(contentsOf: URL(filePath: directory.file.path + suffix)).range(of: Data("private sentence".utf8))
          != nil
      }
    }
    try store.checkpoint()
    #expect(try remains())
    try store.write { _ = try $0.deleteAll(Ranking.all) }
    #expect(try remains())
    try store.checkpoint()
    #expect(try !remains())
    try Store.inMemory(schemas: [Ranking.schema]).checkpoint()
  }

  @Test
  func `A store creates missing directories, and all that it creates is readable only by its owner`() throws {
    let file = directory.url.appending(path: "a/b/store.sqlite")
    let store = try Store(file: file, schemas: [Ranking.schema])
    func mode(_ path: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    #expect(try mode(directory.url.appending(path: "a").path) == 0o700)
    #expect(try mode(directory.url.appending(path: "a/b").path) == 0o700)
    #expect(try mode(file.path) == 0o600)
    #expect(try mode(file.path + "-wal") == 0o600)
    withExtendedLifetime(store) {}
  }

  @Test
  func `A file that is not a database is rejected and not modified`() throws {
    try Data("Dear diary, this is not a database at all.".utf8).write(to: directory.file)
    let before = try bytes()
    let error = #expect(throws: StoreError.self) { try open() }
    #expect(
      error?.description
        == "\(directory.file.path) is damaged or not a database (file is not a database). "
        + "Its data was not changed. Move it to start with an empty store, or restore a copy.")
    #expect(try bytes() == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.url.path) == ["store.sqlite"])
  }

  @Test
  func `A database with damaged pages is reported as damaged`() throws {
    try open().write { try $0.add((0..<2_000).map { Ranking(userID: $0, rank: Int($0)) }) }
    var damaged = try bytes()
    for index in 4_096..<damaged.count { damaged[index] = 0xA5 }
    try damaged.write(to: directory.file)
    let error = #expect(throws: StoreError.self) { try open().read { try $0.count(Ranking.all) } }
    guard case .corrupt(directory.file.path, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(try bytes() == damaged)
  }

  @Test
  func `A store whose file is damaged at random returns rows or throws a store error`() throws {
    try open().write { try $0.add((0..<500).map { Ranking(userID: $0, rank: Int($0), name: "someone") }) }
    let sound = try bytes()
    var random = SeededGenerator(seed: 11)
    var refused = 0
    for _ in 0..<150 {
      var damaged = sound
      let start = Int.random(in: 0..<sound.count, using: &random)
      for index in start..<min(sound.count, start + .random(in: 1...600, using: &random)) {
        damaged[index] = .random(in: 0...255, using: &random)
      }
      if Bool.random(using: &random) { damaged = damaged.prefix(Int.random(in: 0...sound.count, using: &random)) }
      try damaged.write(to: directory.file)
      do {
        let store = try open()
        _ = try store.read { try $0.array(Ranking.all.order(by: \.rank)) }
        try store.write { try $0.add(Ranking(userID: 1_000, rank: 1), update: .all) }
        try store.checkIntegrity()
      } catch {
        #expect(error is StoreError, "\(error)")
        refused += 1
      }
      for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: directory.file.path + suffix) }
    }
    #expect(refused > 50)
  }

  @Test func `A file that is damaged anywhere is rejected when it is opened, and not modified`() throws {
    try open().write { try $0.add((0..<500).map { Ranking(userID: $0, rank: Int($0), name: "someone") }) }
    let sound = try bytes()
    var random = SeededGenerator(seed: 5)
    for _ in 0..<40 {
      var damaged = sound
      let position = Int.random(in: 8_192..<sound.count, using: &random)
      damaged.insert(contentsOf: (0..<100).map { _ in UInt8.random(in: 0...255, using: &random) }, at: position)
      try damaged.write(to: directory.file)
      #expect(throws: StoreError.self) { try open() }
      #expect(try bytes() == damaged)
      #expect(try FileManager.default.contentsOfDirectory(atPath: directory.url.path) == ["store.sqlite"])
    }
  }

  @Test(arguments: ["", "-wal", "-shm", "-journal"])
  func `A pipe in place of one of a store's files is rejected at once`(suffix: String) throws {
    if suffix != "" { try open().write { try $0.add(Ranking(userID: 1, rank: 1)) } }
    let path = directory.file.path + suffix
    try #require(mkfifo(path, 0o600) == 0)
    #expect(throws: StoreError.cannotOpen(file: path, detail: "it is not a file")) { try open() }
  }

  @Test
  func `A database of another program is rejected and not modified`() throws {
    try directory.copyFixture("foreign.sqlite")
    let before = try bytes()
    #expect(throws: StoreError.foreign(file: directory.file.path)) { try open() }
    #expect(try bytes() == before)
  }

  @Test
  func `A store cannot be opened if its file is a directory`() throws {
    try FileManager.default.createDirectory(at: directory.file, withIntermediateDirectories: false)
    #expect(throws: StoreError.cannotOpen(file: directory.file.path, detail: "it is not a file")) { try open() }
  }

  @Test
  func `A store cannot be opened if its directory is a file`() throws {
    try Data().write(to: directory.file)
    #expect(
      throws: StoreError.cannotOpen(file: directory.file.path + "/store", detail: "its directory cannot be created")
    ) {
      try Store(file: directory.file.appending(path: "store"), schemas: [Ranking.schema])
    }
  }

  @Test
  func `If a file cannot be opened, the store is in memory, the reason is returned, and the file is not modified`()
    throws
  {
    #expect(try Store.fileOrMemory(directory.file, schemas: [Ranking.schema]).problem == nil)
    let other = directory.url.appending(path: "other")
    try Data("something else".utf8).write(to: other)
    let (store, problem) = try Store.fileOrMemory(other, schemas: [Ranking.schema])
    #expect(problem is StoreError)
    try store.write { try $0.add(Ranking(userID: 1, rank: 1)) }
    #expect(try store.read { try $0.count(Ranking.all) } == 1)
    #expect(try Data(contentsOf: other) == Data("something else".utf8))
  }

  @Test
  func `A store can be created in an empty file`() throws {
    try Data().write(to: directory.file)
    #expect(try open().read { try $0.count(Ranking.all) } == 0)
  }
}
