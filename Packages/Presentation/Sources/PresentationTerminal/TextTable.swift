public import TerminalUI

/// A table of texts. Each column is as wide as its widest text.
public struct TextTable: Sendable {
  /// The rows of the table.
  public let rows: [[TerminalText]]

  /// Creates a table.
  public init(_ rows: [[TerminalText]]) {
    self.rows = rows
  }

  /// The rows of the table as lines of text.
  public var lines: [TerminalText] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in rows.map { column < $0.count ? $0[column].columns : 0 }.max() ?? 0 }
    return rows.map { row in
      row.enumerated().map { column, text in
        column == row.count - 1 ? text : text.padded(to: widths[column])
      }.joined(separator: "  ")
    }
  }
}
