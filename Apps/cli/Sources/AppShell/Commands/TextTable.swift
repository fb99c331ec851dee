import TerminalUI

/// Texts in columns, each as wide as its widest.
struct TextTable {
  let rows: [[TerminalText]]

  init(_ rows: [[TerminalText]]) {
    self.rows = rows
  }

  var lines: [TerminalText] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in rows.map { column < $0.count ? $0[column].columns : 0 }.max() ?? 0 }
    return rows.map { row in
      row.enumerated().map { column, text in
        column == row.count - 1 ? text : text.padded(to: widths[column])
      }.joined(separator: "  ")
    }
  }
}
