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

  func draw(
    in canvas: inout Canvas, keys: KeyTable, showsBack: Bool = false,
    perform: @escaping @MainActor @Sendable (Command) -> Void = { _ in }
  ) {
    canvas.fill(.surface)
    let columns = canvas.size.columns
    let width = canvas.width
    let right = rightSide(columns / 2, measuring: width).truncated(to: max(0, columns - 2), measuring: width)
    let rightColumns = right.columns(measuring: width)
    let room = columns - 2 - (rightColumns > 0 ? rightColumns + 2 : 0)
    canvas.draw(right, column: columns - 1 - rightColumns, style: Style(.muted))
    if !left.isEmpty {
      if room > 0 { canvas.draw(left, column: 1, limit: room, style: Style(.muted)) }
      return
    }
    var column = 1
    for (command, hint) in hints(keys, showsBack, columns: room, measuring: width) {
      let end = canvas.draw(hint, column: column, style: Style(.muted))
      canvas.onMouse(Rect(column: column, columns: end - column, rows: 1)) {
        if $0.action == .press { perform(command) }
        return $0.action == .press
      }
      column = end + 2
    }
  }

  /// Returns the text on the right, with the detail if both fit within the limit.
  private func rightSide(_ limit: Int, measuring width: ColumnWidth) -> StyledText {
    if detail.isEmpty || right.isEmpty { return detail + right }
    let both = detail + "  " + right
    return both.columns(measuring: width) <= limit ? both : right
  }

  /// The maximum number of hints.
  private static let limit = 5

  /// Returns the hints for as many key bindings as fit, with opening first, and help last. The hint for help takes
  /// precedence. If a key or a
  /// command has two bindings, the first one applies. There are no hints for moving.
  private func hints(
    _ keys: KeyTable, _ showsBack: Bool, columns: Int, measuring width: ColumnWidth
  ) -> [(command: Command, hint: StyledText)] {
    let ranks: [[KeyBinding]] = [
      keys.bindings.filter { $0.command == .help }, keys.bindings.filter { $0.command == .listOpen },
      keys.bindings.filter {
        $0.command != .help && $0.command != .listOpen && (!$0.command.isMovement || showsBack && $0.command == .back)
      },
    ]
    var hints: [(Command, StyledText)] = []
    var room = columns
    for binding in ranks.joined() where hints.count < Self.limit {
      guard let key = binding.keys.first(where: { keys.command(for: $0) == binding.command }),
        !hints.contains(where: { $0.0 == binding.command })
      else { continue }
      let hint =
        StyledText(TerminalText(key.description), Style(.accent, [.bold])) + " "
        + StyledText(binding.label)
      room -= hint.columns(measuring: width)
      if room < 0 { break }
      room -= 2
      hints.append((binding.command, hint))
    }
    if !ranks[0].isEmpty, !hints.isEmpty { hints.append(hints.removeFirst()) }
    return hints
  }
}

extension Command {
  /// Whether the command moves the selection, the focus or the view, to which users need no hint.
  var isMovement: Bool {
    [
      .listUp, .listDown, .listPageUp, .listPageDown, .listFirst, .listLast, .nextPane, .leftPane, .rightPane,
      .previousTab, .nextTab, .allTabs, .searchNext, .searchPrevious, .redraw, .suspend, .back, .quit,
    ].contains(self) || (0..<9).contains { self == .tab($0) }
  }
}
