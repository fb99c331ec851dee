public import TerminalUI

/// A table in plain text. Each column is as wide as its widest text, up to a limit.
public struct TextTable: Sendable {
  /// The rows of the table.
  public let rows: [[TerminalText]]
  private let limit: Int

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - limit: The maximum width of a column. Wider text is not truncated, because it can be the argument of a
  ///     command; instead, the rest of its row moves to the right.
  public init(_ rows: [[TerminalText]], limit: Int = .max) {
    self.rows = rows
    self.limit = limit
  }

  /// The rows of the table as lines of text.
  public var lines: [TerminalText] {
    let count = rows.map(\.count).max() ?? 0
    let widths: [Int] = (0..<count).map { column in
      let columns: [Int] = rows.map { column < $0.count ? $0[column].columns : 0 }
      return columns.filter { $0 <= limit }.max() ?? 0
    }
    return rows.map { row in
      let cells: [TerminalText] = row.enumerated().map { column, text in
        let isPadded = column < row.count - 1 && text.columns <= widths[column]
        return isPadded ? text.padded(to: widths[column]) : text
      }
      return cells.joined(separator: "  ")
    }
  }
}
