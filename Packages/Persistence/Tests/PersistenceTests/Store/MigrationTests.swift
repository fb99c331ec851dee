import Foundation
import Persistence
import Testing

/// The table as declared by the first of three versions of a program.
private enum V1 {
  struct Note: Record {
    var id: Int
    var title: String
    static let table = Table<Note>("note", Column(key: "id", \.id), Column("title", \.title), make: Note.init)
  }
  static let schema = Schema("notes", tables: [Note.table])
}

/// The table as declared by the second version, which renames a column and adds one.
private enum V2 {
  struct Note: Record {
    var id: Int
    var heading: String
    var stars: Int
    static let table = Table<Note>(
      "note", Column(key: "id", \.id), Column("heading", \.heading), Column("stars", \.stars), indexes: [[\.stars]],
      make: Note.init)
  }
  static let migrations: [@Sendable (borrowing Migration) throws -> Void] = [
    {
      try $0.rename("title", to: \Note.heading)
      try $0.add(\Note.stars, default: 3)
    }
  ]
  static let schema = Schema("notes", tables: [Note.table], migrations: migrations)
}

/// The table as declared by the third version, which rebuilds it and adds another table.
private enum V3 {
  struct Note: Record {
    var id: String
    var heading: String
    static let table = Table<Note>("note", Column(key: "id", \.id), Column("heading", \.heading), make: Note.init)
  }
  struct Tag: Record {
    var name: String
    static let table = Table<Tag>("tag", Column(key: "name", \.name), make: Tag.init)
  }
  static let migrations =
    V2.migrations + [
      { migration in
        try migration.rebuild(Note.self) { old in
          let stars: Int = try old.value("stars")
          guard stars > 0 else { return nil }
          return Note(id: "n\(try old.value("id", as: Int.self))", heading: try old.value("heading"))
        }
      }
    ]
  static let schema = Schema("notes", tables: [Note.table, Tag.table], migrations: migrations)
}

@Suite struct MigrationTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  private func open(_ schema: Schema) throws -> Store { try Store(file: directory.file, schemas: [schema]) }
  private func fill() throws {
    try open(V1.schema).write { try $0.add([V1.Note(id: 1, title: "it's"), V1.Note(id: 2, title: "b")]) }
  }

  @Test(arguments: [1, 2])
  func `A file of every older version is migrated to the newest one, with its rows`(from version: Int) throws {
    try fill()
    if version == 2 {
      let notes = try open(V2.schema).read { try $0.array(V2.Note.filter(\.stars == 3)) }
      #expect(notes == [V2.Note(id: 1, heading: "it's", stars: 3), V2.Note(id: 2, heading: "b", stars: 3)])
    }
    let store = try open(V3.schema)
    #expect(
      try store.read { try $0.array(V3.Note.all) } == [
        V3.Note(id: "n1", heading: "it's"), V3.Note(id: "n2", heading: "b"),
      ])
    try store.write { try $0.add(V3.Tag(name: "new")) }
  }

  @Test
  func `A new file is created with the declared tables, without running migrations`() throws {
    #expect(try open(V3.schema).read { try $0.count(V3.Note.all) } == 0)
    #expect(try open(V3.schema).read { try $0.count(V3.Tag.all) } == 0)
  }

  @Test
  func `A file of a newer version is rejected with both versions in the error, and not modified`() throws {
    try open(V3.schema).write { try $0.add(V3.Note(id: "n", heading: "kept")) }
    let before = try Data(contentsOf: directory.file)
    let error = #expect(throws: StoreError.self) { try open(V1.schema) }
    #expect(error == .newerSchema(file: directory.file.path, schema: "notes", found: 3, supported: 1))
    #expect(
      error?.description
        == "\(directory.file.path) was written by a newer version of this program (notes 3; this one supports 1). "
        + "The file was not changed. Update the program, or choose another file.")
    #expect(try Data(contentsOf: directory.file) == before)
    #expect(try open(V3.schema).read { try $0.first(V3.Note.all)?.heading } == "kept")
  }

  @Test func `A migration leaves nothing of a table that it rebuilds or drops`() throws {
    try fill()
    let dropping = Schema(
      "notes", tables: [V3.Note.table], migrations: V3.migrations + [{ try $0.drop(table: "tag") }])
    try open(V3.schema).write { try $0.add(V3.Tag(name: "canary")) }
    let store = try open(dropping)
    try store.checkpoint()
    let text = String(decoding: try Data(contentsOf: directory.file), as: UTF8.self)
    #expect(text.contains("note") && !text.contains("before_rebuild") && !text.contains("canary"))
  }

  @Test func `A rebuild passes the rows in the order of their old key, whatever the order of their insertion`() throws {
    struct Old: Record {
      var number: Int
      var name: String
      static let table = Table<Old>(
        "entries", Column(key: "number", \.number), Column(key: "name", \.name), make: Old.init)
    }
    struct New: Record {
      var name: String
      var place: Int
      static let table = Table<New>(
        "entries", Column(key: "name", \.name), Column("place", \.place), make: New.init)
    }
    do {
      let old = try Store(file: directory.file, schemas: [Schema("entries", tables: [Old.table])])
      try old.write { try $0.add([Old(number: 3, name: "a"), Old(number: 1, name: "z"), Old(number: 2, name: "m")]) }
    }
    let schema = Schema(
      "entries", tables: [New.table],
      migrations: [
        { migration in
          var place = 0
          try migration.rebuild(New.self) { row in
            place += 1
            return New(name: try row.value("name"), place: row.has("place") ? 0 : place)
          }
        }
      ])
    let new = try Store(file: directory.file, schemas: [schema])
    #expect(try new.read { try $0.array(New.all.order(by: \.place)) }.map(\.name) == ["z", "m", "a"])
  }

  @Test
  func `A missing migration is reported with the columns that differ, and nothing is deleted`() throws {
    try fill()
    let forgetful = Schema("notes", tables: [V2.Note.table])
    #expect(
      throws: StoreError.schemaMismatch(
        table: "note",
        detail: "\"heading\" TEXT NOT NULL is missing, \"stars\" INTEGER NOT NULL is missing, "
          + "\"title\" TEXT NOT NULL is not declared")
    ) { try open(forgetful) }
    #expect(try open(V1.schema).read { try $0.count(V1.Note.all) } == 2)
  }

  @Test
  func `A migration that fails leaves the file at its old version with all rows`() throws {
    struct Failure: Error {}
    try fill()
    let failing = Schema(
      "notes", tables: [V2.Note.table],
      migrations: [
        {
          try $0.rename("title", to: \V2.Note.heading); throw Failure()
        }
      ])
    #expect(throws: Failure.self) { try open(failing) }
    #expect(try open(V1.schema).read { try $0.array(V1.Note.all).map(\.title) } == ["it's", "b"])
  }

  @Test
  func `Each schema has its own version, and a schema that is no longer used keeps its rows`() throws {
    try fill()
    try Store(file: directory.file, schemas: [Ranking.schema]).write { try $0.add(Ranking(userID: 1, rank: 1)) }
    let store = try Store(file: directory.file, schemas: [V2.schema, Ranking.schema])
    #expect(try store.read { try $0.count(V2.Note.all) + $0.count(Ranking.all) } == 3)
  }

  @Test(arguments: ["notes-1", "notes-2"])
  func `A file that an older program wrote is migrated to the newest version`(name: String) throws {
    try directory.copyFixture("\(name).sqlite")
    #expect(
      try open(V3.schema).read { try $0.array(V3.Note.all) }
        == [V3.Note(id: "n1", heading: "it's"), V3.Note(id: "n2", heading: "b")])
  }
}
