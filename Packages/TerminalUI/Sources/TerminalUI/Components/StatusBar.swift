public import Observation

/// The line at the bottom of the window, with messages and the most important keys.
@MainActor @Observable public final class StatusBar {
  /// The text on the left. If it is empty, the most important keys are shown.
  public var left = StyledText.empty
  /// The text on the right, set by the application.
  public var right = StyledText.empty
  /// The text before ``right``, set by the top screen, such as the time of its last update. A screen sets it when it
  /// appears, and clears it when it is covered.
  public var detail = StyledText.empty

  /// Creates an empty bar.
  public init() {}

  func draw(in canvas: inout Canvas, keys: KeyTable) {
    canvas.fill(.surface)
    let columns = canvas.size.columns
    let width = canvas.width
    let right = rightSide(columns / 2, measuring: width).truncated(to: max(0, columns - 2), measuring: width)
    let rightColumns = right.columns(measuring: width)
    let room = columns - 2 - (rightColumns > 0 ? rightColumns + 2 : 0)
    let left = self.left.isEmpty ? hints(keys, columns: room, measuring: width) : self.left
    if room > 0 { canvas.draw(left, column: 1, limit: room, style: Style(.muted)) }
    canvas.draw(right, column: columns - 1 - rightColumns, style: Style(.muted))
  }

  /// Returns the text on the right, with the detail if both fit within the limit.
  private func rightSide(_ limit: Int, measuring width: ColumnWidth) -> StyledText {
    if detail.isEmpty || right.isEmpty { return detail + right }
    let both = detail + "  " + right
    return both.columns(measuring: width) <= limit ? both : right
  }

  /// Returns the hints for as many key bindings as fit. The hint for help takes precedence. If a key has two bindings,
  /// the first one applies.
  private func hints(_ keys: KeyTable, columns: Int, measuring width: ColumnWidth) -> StyledText {
    let help = keys.bindings.filter { $0.command == .help }
    let others = keys.bindings.filter { $0.command != .help }
    var hints: [StyledText] = []
    var room = columns
    for binding in help + others {
      guard let key = binding.keys.first(where: { keys.command(for: $0) == binding.command }) else { continue }
      let hint =
        StyledText(TerminalText(key.description), Style(.accent, [.bold])) + " "
        + StyledText(binding.label)
      room -= hint.columns(measuring: width)
      if room < 0 { break }
      room -= 2
      hints.append(hint)
    }
    if !help.isEmpty, !hints.isEmpty { hints.append(hints.removeFirst()) }
    return hints.reduce(.empty) { $0.isEmpty ? $1 : $0 + "  " + $1 }
  }
}
