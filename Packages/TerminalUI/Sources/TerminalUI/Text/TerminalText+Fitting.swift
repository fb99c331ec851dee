/// The alignment of text in a wider space.
public enum Alignment: Sendable, Hashable {
  /// The start, the middle, or the end of the space.
  case leading, center, trailing
}

extension TerminalText {
  /// The number of columns of the text, with one column per ambiguous character.
  public var columns: Int { ColumnWidth.standard.columns(of: self) }

  /// Returns as much of the text as fits, with `…` in place of the rest. Clusters are not cut, so the result can be one
  /// column shorter than the limit.
  public func truncated(to limit: Int, measuring width: ColumnWidth = .standard) -> TerminalText {
    if width.columns(of: self) <= limit { return self }
    let ellipsis: TerminalText = "…"
    let room = limit - width.columns(of: ellipsis)
    return room < 0 ? .empty : prefix(columns: room, measuring: width) + ellipsis
  }

  /// Returns the text truncated to, or padded with spaces to, exactly `columns` columns.
  public func padded(
    to columns: Int, _ alignment: Alignment = .leading, measuring width: ColumnWidth = .standard
  ) -> TerminalText {
    let text = truncated(to: columns, measuring: width)
    let missing = max(0, columns - width.columns(of: text))
    return switch alignment {
    case .leading: text + .spaces(missing)
    case .trailing: .spaces(missing) + text
    case .center: .spaces(missing / 2) + text + .spaces(missing - missing / 2)
    }
  }

  /// Returns the longest prefix that fits, without an ellipsis.
  func prefix(columns limit: Int, measuring width: ColumnWidth) -> TerminalText {
    var used = 0
    return part(
      string.prefix { character in
        used += width.columns(of: character)
        return used <= limit
      })
  }
}
