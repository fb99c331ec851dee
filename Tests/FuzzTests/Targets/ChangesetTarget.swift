import Persistence

extension FuzzTarget {
  /// The target whose property is that applying the change set to the old rows yields the new rows.
  static let changesets = FuzzTarget(name: "changesets") { bytes in
    let middle = bytes.firstIndex(of: 0xFF) ?? bytes.endIndex
    let old = rows(bytes[..<middle])
    let new = rows(bytes[middle...])
    let changes = Changeset(from: old, to: new)
    try require(changes.isEmpty == (old == new), "a change set is empty for equal rows and for no others")
    try require(applied(changes, to: old, new: new) == new, "\(old) with \(changes) is not \(new)")
  }

  /// Returns one row per byte: the upper half is the key, the lower half the content. A row with a repeated key is
  /// omitted.
  private static func rows(_ bytes: ArraySlice<UInt8>) -> [Row] {
    var keys: Set<UInt8> = []
    return bytes.compactMap { byte in
      keys.insert(byte >> 4).inserted ? Row(key: Int(byte >> 4), content: Int(byte & 0xF)) : nil
    }
  }

  private static func applied(_ changes: Changeset, to old: [Row], new: [Row]) -> [Row] {
    var rows: [Row?] = old
    for index in changes.updated { rows[index] = new.first { $0.key == old[index].key } }
    let moving = changes.moved.map { (index: $0.to, row: rows[$0.from]) }
    for index in changes.deleted + changes.moved.map(\.from) { rows[index] = nil }
    var result = rows.compactMap { $0 }
    let arriving = moving + changes.inserted.map { (index: $0, row: new[$0]) }
    for (index, row) in arriving.sorted(by: { $0.index < $1.index }) {
      if let row, index <= result.count { result.insert(row, at: index) }
    }
    return result
  }
}

private struct Row: Record {
  var key: Int
  var content: Int

  static let table = Table<Row>(
    "row", Column(key: "key", \.key), Column("content", \.content), make: Row.init)
}
