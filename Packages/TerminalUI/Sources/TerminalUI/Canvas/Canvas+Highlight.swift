extension Canvas {
  /// Exchanges the colors of each occurrence of a text on a line of the region, without regard to case.
  mutating func highlight(_ text: String) {
    let wanted = text.map { $0.lowercased() }
    if wanted.isEmpty { return }
    for row in 0..<size.rows {
      let cells = (0..<size.columns).compactMap { column in
        cell(column: column, row: row).flatMap {
          $0.width > 0 ? (column, $0.character.lowercased(), Int($0.width)) : nil
        }
      }
      var start = 0
      while start + wanted.count <= cells.count {
        let part = cells[start..<start + wanted.count]
        guard zip(part, wanted).allSatisfy({ $0.1 == $1 }), let first = part.first, let last = part.last else {
          start += 1
          continue
        }
        restyle(Rect(column: first.0, row: row, columns: last.0 + last.2 - first.0, rows: 1)) {
          $0.attributes.formUnion(.reverse)
        }
        start += wanted.count
      }
    }
  }
}
