/// The statements of one table. Names are quoted; values are always bound.
struct TableSQL: Sendable {
  let columnList: String
  let insert: String
  let upsertModified: String
  let upsertAll: String
  let delete: String

  init(name: String, columns: [ColumnDefinition]) {
    let table = name.quoted
    let keys = columns.filter(\.isKey).map(\.name.quoted)
    let others = columns.filter { !$0.isKey }.map(\.name.quoted)
    let keyList = keys.joined(separator: ", ")

    columnList = columns.map(\.name.quoted).joined(separator: ", ")
    insert = "INSERT INTO \(table) (\(columnList)) VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))"
    // Without other columns, the key is assigned to itself, so that the row is written nevertheless.
    let assignments = (others.isEmpty ? keys : others).map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
    upsertAll = "\(insert) ON CONFLICT (\(keyList)) DO UPDATE SET \(assignments)"
    if others.isEmpty {
      // A row that consists of its key only cannot change.
      upsertModified = "\(insert) ON CONFLICT (\(keyList)) DO NOTHING"
    } else {
      let differs = others.map { "\(table).\($0) IS NOT excluded.\($0)" }.joined(separator: " OR ")
      upsertModified = "\(upsertAll) WHERE \(differs)"
    }
    delete = "DELETE FROM \(table) WHERE \(keys.map { "\($0) = ?" }.joined(separator: " AND "))"
  }
}

extension String {
  /// The string as a quoted SQL identifier.
  var quoted: String { "\"\(replacing("\"", with: "\"\""))\"" }
}
