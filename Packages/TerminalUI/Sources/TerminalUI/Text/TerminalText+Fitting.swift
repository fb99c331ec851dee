/// Where text stands in a space wider than it.
public enum Alignment: Sendable, Hashable {
  case leading, center, trailing
}

extension TerminalText {
  /// The columns this text takes, with ambiguous characters taking one.
  public var columns: Int { ColumnWidth.standard.columns(of: self) }

  /// As much of the text as fits, with `…` in place of the rest. Never cuts a cluster, so the result may be one
  /// column short of the limit. Text that fits is returned as it is.
  public func truncated(to limit: Int, measuring width: ColumnWidth = .standard) -> TerminalText {
    if width.columns(of: self) <= limit { return self }
    let ellipsis: TerminalText = "…"
    let room = limit - width.columns(of: ellipsis)
    return room < 0 ? .empty : prefix(columns: room, measuring: width) + ellipsis
  }

  /// Exactly `columns` columns: truncated or filled up with spaces.
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

  /// The longest beginning that fits, without an ellipsis.
  func prefix(columns limit: Int, measuring width: ColumnWidth) -> TerminalText {
    var used = 0
    return part(
      string.prefix { character in
        used += width.columns(of: character)
        return used <= limit
      })
  }
}
