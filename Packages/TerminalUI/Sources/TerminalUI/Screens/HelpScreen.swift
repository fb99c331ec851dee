import Observation

/// What the keys do, made from the key table, narrowed by what is typed.
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
    table = KeyTable(keys.bindings.filter { !$0.keys.isEmpty })
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

  /// Letters go to the search; what moves in a list otherwise still does by the keys that are no letters.
  var keys: KeyTable {
    KeyTable(
      list.keys.bindings.map { binding in
        var binding = binding
        binding.keys.removeAll { if case .character = $0.code { $0.modifiers.isEmpty } else { false } }
        return binding
      })
  }

  func receive(_ event: InputEvent) -> Bool {
    // `?` opened the help and closes it, though nothing else that is typed does.
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
