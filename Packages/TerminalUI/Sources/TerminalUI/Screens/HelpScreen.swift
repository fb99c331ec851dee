import Observation

/// A list of the key bindings, filtered by what the user types.
@MainActor @Observable final class HelpScreen: Screen {
  struct Row: Identifiable {
    let id: Int
    let binding: KeyBinding
  }

  private let table: KeyTable
  private let strings: TerminalStrings
  private let field: TextField
  private let list: List<Row>

  init(keys: KeyTable, strings: TerminalStrings) {
    table = KeyTable(
      keys.bindings.compactMap { binding in
        // A key that stands twice means the first.
        let own = binding.keys.filter { keys.command(for: $0) == binding.command }
        return own.isEmpty ? nil : KeyBinding(own, binding.command, binding.label)
      })
    self.strings = strings
    field = TextField(placeholder: strings.search)
    let keyColumns = min(24, table.bindings.map { Self.keyText($0).columns }.max() ?? 0)
    list = List { row, _, canvas in
      let columns = min(keyColumns, (canvas.size.columns - 2) / 2)
      canvas.draw(Self.keyText(row.binding), limit: columns, style: Style(.primary, [.bold]))
      canvas.draw(row.binding.label, column: columns + 2)
    }
    field.onChange = { [weak self] _ in self?.search() }
    search()
  }

  var title: TerminalText { strings.help }
  var preferredSize: Size? { Size(columns: 56, rows: table.bindings.count + 2) }

  /// Letters are typed into the search field. Other keys move in the list as usual.
  var keys: KeyTable {
    list.keys.without(types)
  }

  /// `?` closes the help. All other characters are typed into the search field.
  func types(_ key: Key) -> Bool { key != "?" && field.types(key) }

  func receive(_ event: InputEvent) -> Bool {
    if event == .key("?") { return false }
    switch event {
    case .key(.home), .key(.end), .key(.control("b")), .key(.control("f")): return false
    default: return field.receive(event)
    }
  }

  func perform(_ command: Command) -> Bool {
    list.perform(command)
  }

  func draw(in canvas: inout Canvas) {
    let size = canvas.size
    field.draw(in: &canvas)
    canvas.inside(Rect(row: 2, columns: size.columns, rows: size.rows - 2)) { canvas in
      if list.count == 0 {
        canvas.draw(strings.noMatch, style: Style(.tertiaryText))
      } else {
        list.draw(in: &canvas)
      }
    }
  }

  private func search() {
    let rows = table.search(field.text).enumerated().map { Row(id: $0.offset, binding: $0.element) }
    list.show(rows)
    list.select(0)
  }

  private static func keyText(_ binding: KeyBinding) -> TerminalText {
    binding.keys.map { TerminalText($0.description) }.joined(separator: " ")
  }
}
