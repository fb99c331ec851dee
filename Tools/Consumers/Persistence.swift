import Foundation
import Persistence

struct Note: Record {
  var id: Int64
  var text: String

  static let table = Table<Note>("note", Column(key: "id", \.id), Column("text", \.text), make: Note.init)
}

func notes(in file: URL) throws -> [Note] {
  let store = try Store(file: file, schemas: [Schema("notes", tables: [Note.table])])
  try store.write { try $0.add([Note(id: 1, text: "a")], update: .modified) }
  return try store.read { try $0.array(Note.all.order(by: \.id).limit(10)) }
}
