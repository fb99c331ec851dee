import Observation

/// A screen with a list of the key bindings, filtered by the text that the user types. Enter performs the command of the
/// selected row.
@MainActor @Observable final class HelpScreen: Screen {
  struct Row: Identifiable {
    let id: Int
    let binding: KeyBinding
  }

  private let table: KeyTable
  private let strings: TerminalStrings
  private let rows: FilteredList<Row>

  /// Creates the help.
  ///
  /// - Parameters:
  ///   - keys: The key bindings.
  ///   - strings: The texts of this package.
  ///   - run: A closure that closes the help and performs a command.
  init(keys: KeyTable, strings: TerminalStrings, run: @escaping @MainActor (Command) -> Void) {
    let table = KeyTable(
      keys.bindings.compactMap { binding in
        // If a key is bound twice, the first binding applies.
        let own = binding.keys.filter { keys.command(for: $0) == binding.command }
        return own.isEmpty ? nil : KeyBinding(own, binding.command, binding.label)
      })
    self.strings = strings
    self.table = table
    let keyColumns = min(24, table.bindings.map { Self.keyText($0).columns }.max() ?? 0)
    let list = List<Row> { row, _, canvas in
      let columns = min(keyColumns, (canvas.size.columns - 2) / 2)
      canvas.draw(Self.keyText(row.binding), limit: columns, style: Style(.accent, [.bold]))
      canvas.draw(row.binding.label, column: columns + 2)
    }
    list.onOpen = { run($0.binding.command) }
    rows = FilteredList(list, placeholder: strings.search, noMatch: strings.noMatch) { text in
      table.search(text).enumerated().map { Row(id: $0.offset, binding: $0.element) }
    }
  }

  var title: TerminalText { strings.help }
  var preferredSize: Size? { Size(columns: 56, rows: table.bindings.count + 2) }

  /// The keys of the list, except those that are typed into the search field.
  var keys: KeyTable { rows.list.keys.without(types) }

  /// Returns whether a key is typed into the search field. `?` closes the help instead.
  func types(_ key: Key) -> Bool { key != "?" && rows.types(key) }

  func receive(_ event: InputEvent) -> Bool { event != .key("?") && rows.receive(event) }

  func perform(_ command: Command) -> Bool { rows.list.perform(command) }

  func draw(in canvas: inout Canvas) { rows.draw(in: &canvas) }

  private static func keyText(_ binding: KeyBinding) -> TerminalText {
    binding.keys.map { TerminalText($0.description) }.joined(separator: " ")
  }
}
