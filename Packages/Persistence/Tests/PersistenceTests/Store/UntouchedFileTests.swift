import Foundation
import GRDB
import Testing

@testable import Persistence

/// Files that are rejected, with the files that a process leaves behind when it is killed.
@Suite struct UntouchedFileTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func contents() throws -> [String: Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: directory.url.path)
    return try Dictionary(
      uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: directory.url.appending(path: $0))) })
  }

  private func write(_ files: [String: Data]) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: directory.url.path) {
      try FileManager.default.removeItem(at: directory.url.appending(path: name))
    }
    for (name, data) in files { try data.write(to: directory.url.appending(path: name)) }
  }

  /// Returns the contents of a store in use, whose log contains the name "Ada" only.
  private func interrupted() throws -> [String: Data] {
    let store = try Store(file: directory.file, schemas: [Ranking.schema])
    try store.write { try $0.add((0..<500).map { Ranking(userID: $0, rank: Int($0), name: "someone") }) }
    try store.checkpoint()
    try store.write { try $0.add(Ranking(userID: 1_000, rank: 1, name: "Ada")) }
    return try withExtendedLifetime(store) { try contents() }
  }

  @Test(arguments: [[], ["-wal"], ["-shm"], ["-wal", "-shm"], ["-journal"]])
  func `Nothing beside a damaged file is created or changed, whatever a killed process left there`(
    suffixes: [String]
  ) throws {
    var files = try interrupted()
    files["store.sqlite-journal"] = Data(repeating: 0xD9, count: 600)
    files["store.sqlite"]?.replaceSubrange(4_096 * 3..<4_096 * 5, with: Data(repeating: 0xA5, count: 4_096 * 2))
    let left = files.filter { name, _ in ([""] + suffixes).contains { name == "store.sqlite\($0)" } }
    #expect(left.count == suffixes.count + 1)
    try write(left)
    let error = #expect(throws: StoreError.self) { try Store(file: directory.file, schemas: [Ranking.schema]) }
    #expect(error?.isDamage == true)
    #expect(try contents() == left)
  }

  @Test(arguments: [["-wal"], ["-wal", "-shm"]])
  func `The changes in the log of a killed process are read`(suffixes: [String]) throws {
    try write(try interrupted().filter { name, _ in ([""] + suffixes).contains { name == "store.sqlite\($0)" } })
    let store = try Store(file: directory.file, schemas: [Ranking.schema])
    #expect(try store.read { try $0.count(Ranking.filter(\.name == "Ada")) } == 1)
  }

  @Test func `Nothing beside a database of another program, or of a newer version, is created`() throws {
    try DatabasePool(path: directory.file.path).write { try $0.execute(sql: "CREATE TABLE recipes (name TEXT)") }
    let foreign = try contents()
    #expect(throws: StoreError.foreign(file: directory.file.path)) {
      try Store(file: directory.file, schemas: [Ranking.schema])
    }
    #expect(try contents() == foreign)
    try write([:])
    do { _ = try Store(file: directory.file, schemas: [Ranking.schema]) }
    try DatabasePool(path: directory.file.path).write { try $0.execute(sql: "UPDATE schema_versions SET version = 99") }
    let newer = try contents()
    #expect(throws: StoreError.self) { try Store(file: directory.file, schemas: [Ranking.schema]) }
    #expect(try contents() == newer && newer.count == 1)
  }

  @Test func `A file that other processes keep changing is reported as in use after the timeout`() throws {
    do { _ = try Store(file: directory.file, schemas: [Ranking.schema]) }
    struct Changed: Error {}
    var attempts = 0
    #expect(throws: StoreError.busy(file: directory.file.path, seconds: 0.01)) {
      try UntouchedFile(path: directory.file.path).read(Configuration(), timeout: 0.01) { _ in
        attempts += 1
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: Double(attempts))], ofItemAtPath: directory.file.path)
        throw Changed()
      }
    }
    #expect(attempts > 1)
  }

  @Test func `A path may contain characters that are special in URLs`() throws {
    let folder = directory.url.appending(path: "100% true? #1 ü")
    let file = folder.appending(path: "store.sqlite")
    do {
      try Store(file: file, schemas: [Ranking.schema]).write { try $0.add(Ranking(userID: 1, rank: 1)) }
    }
    #expect(try Store(file: file, schemas: [Ranking.schema]).read { try $0.count(Ranking.all) } == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.url.path) == [folder.lastPathComponent])
  }
}
