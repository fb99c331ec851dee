public import TerminalUI

extension TerminalEmulator {
  /// Returns the screen as text for a golden file: the rows, a line `---`, and then the styles of the cells that are not
  /// plain text, with one line for each row that has any.
  ///
  /// For example, `3  0-1 accent on selection, 5-9 bold text` describes cells of row 3. Colors of the theme have the
  /// names of their tokens, and other colors are the parameters of their `SGR` sequences.
  public func styledText(in theme: Theme) -> String {
    let names = Self.names(of: theme)
    let plain: Set<String> = [Self.parameter(38, theme.rgb(.text)), Self.parameter(48, theme.rgb(.background))]
    let styles = cells.enumerated().compactMap { row, cells -> String? in
      var runs: [(range: Range<Int>, look: Set<String>)] = []
      for (column, cell) in cells.enumerated() where cell.look != plain && !cell.look.isEmpty {
        if let last = runs.indices.last, runs[last].range.upperBound == column, runs[last].look == cell.look {
          runs[last].range = runs[last].range.lowerBound..<column + 1
        } else {
          runs.append((column..<column + 1, cell.look))
        }
      }
      if runs.isEmpty { return nil }
      return "\(row)  "
        + runs.map { run in
          let look = run.look.map { $0.hasPrefix(Cell.linkPrefix) ? "link" : names[$0] ?? $0 }.sorted().joined(
            separator: " ")
          return "\(run.range.lowerBound)-\(run.range.upperBound - 1) \(look)"
        }.joined(separator: ", ")
    }
    return (lines + ["---"] + styles).joined(separator: "\n")
  }

  /// Creates a screen from the text that ``styledText(in:)`` returns. Ignores what is not in that format.
  public init(styledText text: String, size: Size, theme: Theme) {
    self.init(size: size)
    let parameters = Dictionary(Self.names(of: theme).map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let parts = text.split(separator: "\n---", maxSplits: 1, omittingEmptySubsequences: false)
    for (row, line) in (parts.first ?? "").split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where row < size.rows {
      moveTo(column: 0, row: row)
      write(line.utf8)
    }
    let plain = [Self.parameter(38, theme.rgb(.text)), Self.parameter(48, theme.rgb(.background))]
    for row in cells.indices { for column in cells[row].indices { cells[row][column].look = Set(plain) } }
    for line in parts.dropFirst().joined().split(separator: "\n") {
      guard let row = line.split(separator: " ").first.flatMap({ Int($0) }), cells.indices.contains(row) else {
        continue
      }
      for run in line.drop(while: { $0 != " " }).split(separator: ",") {
        let words = run.split(separator: " ")
        let bounds = words.first?.split(separator: "-").compactMap { Int($0) } ?? []
        guard bounds.count == 2, bounds[0] <= bounds[1] else { continue }
        for column in bounds[0]...bounds[1] where cells[row].indices.contains(column) {
          cells[row][column].look = Set(words.dropFirst().map { parameters[String($0)] ?? String($0) })
        }
      }
    }
  }

  /// The names of `SGR` parameters: attributes, and the tokens of a theme. The first of several tokens with one color
  /// wins.
  private static func names(of theme: Theme) -> [String: String] {
    let attributes = ["1": "bold", "2": "dim", "3": "italic", "4": "underline", "7": "reverse", "9": "strikethrough"]
    return Color.Role.allCases.reversed().reduce(into: attributes) { names, role in
      names[parameter(38, theme.rgb(role))] = role.rawValue
      names[parameter(48, theme.rgb(role))] = "on-\(role.rawValue)"
    }
  }

  private static func parameter(_ ground: Int, _ color: RGB) -> String {
    "\(ground);2;\(color.red);\(color.green);\(color.blue)"
  }
}
