import Foundation
import Testing

import class GRDB.DatabaseQueue

@testable import Persistence

@Suite struct SchemaTests {
  private struct Note: Record {
    var id: Int
    static let table = Table<Note>("note", Column(key: "id", \.id), make: Note.init)
  }
  private struct StarredNote: Record {
    var id: Int
    var stars: String
    static let table = Table<StarredNote>(
      "note", Column(key: "id", \.id), Column("stars", \.stars), indexes: [[\.stars]], make: StarredNote.init)
    static let unindexed = Table<StarredNote>(
      "note", Column(key: "id", \.id), Column("stars", \.stars), make: StarredNote.init)
  }

  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func indexes() throws -> [String] {
    try DatabaseQueue(path: directory.file.path).read {
      try String.fetchAll($0, sql: "SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL")
    }
  }

  @Test func `Two schemas are equal if their names, their versions and their tables are`() {
    let schema = Schema("notes", tables: [StarredNote.table])
    #expect(schema == Schema("notes", tables: [StarredNote.table]))
    #expect(schema != Schema("others", tables: [StarredNote.table]))
    #expect(schema != Schema("notes", tables: [StarredNote.table], migrations: [{ _ in }]))
    #expect(schema != Schema("notes", tables: [Note.table]))
    #expect(schema != Schema("notes", tables: [StarredNote.unindexed]))
    #expect(schema != Schema("notes", tables: []))
    let migrated = Schema("notes", tables: [StarredNote.table], migrations: [{ _ in }])
    #expect(migrated == Schema("notes", tables: [StarredNote.table], migrations: [{ try $0.drop(table: "tag") }]))
  }

  @Test func `A migration removes a column with its values, even if it is part of an index`() throws {
    let old = Schema("notes", tables: [StarredNote.table])
    try Store(file: directory.file, schemas: [old]).write { try $0.add(StarredNote(id: 1, stars: "canary")) }
    let new = Schema(
      "notes", tables: [Note.table], migrations: [{ try $0.drop(column: "stars", of: Note.self) }])
    let store = try Store(file: directory.file, schemas: [new])
    #expect(try store.read { try $0.array(Note.all) } == [Note(id: 1)])
    try store.checkpoint()
    #expect(!String(decoding: try Data(contentsOf: directory.file), as: UTF8.self).contains("canary"))
  }

  @Test func `An index that is no longer declared is removed, and a new one is created`() throws {
    for isIndexed in [true, false, true] {
      let table = isIndexed ? StarredNote.table : StarredNote.unindexed
      _ = try Store(file: directory.file, schemas: [Schema("notes", tables: [table])])
      #expect(try indexes() == (isIndexed ? ["note.stars"] : []))
    }
  }

  @Test func `A file that another process has migrated since it was checked is not changed`() throws {
    let queue = try DatabaseQueue()
    let old = Schema("notes", tables: [Note.table])
    let new = Schema("notes", tables: [Note.table], migrations: [{ _ in }])
    try queue.write { try SchemaInstaller(schemas: [new], file: "notes").install($0) }
    #expect(throws: StoreError.newerSchema(file: "notes", schema: "notes", found: 2, supported: 1)) {
      try queue.write { try SchemaInstaller(schemas: [old], file: "notes").install($0) }
    }
  }
}
