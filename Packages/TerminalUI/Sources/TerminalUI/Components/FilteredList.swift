import Observation

/// A list with a search field above it. The list shows the rows that match the text in the search field.
@MainActor @Observable final class FilteredList<Row: Identifiable> {
  let list: List<Row>
  private let field: TextField
  private let noMatch: TerminalText
  private let matches: @MainActor (String) -> [Row]

  /// Creates a list that shows all rows.
  ///
  /// - Parameters:
  ///   - list: The list of the rows.
  ///   - placeholder: The text of the empty search field.
  ///   - noMatch: The text in place of the rows if none matches.
  ///   - matches: A closure that returns the rows for a search text. For empty text, it returns all rows.
  init(
    _ list: List<Row>, placeholder: TerminalText, noMatch: TerminalText, matches: @escaping @MainActor (String) -> [Row]
  ) {
    self.list = list
    self.noMatch = noMatch
    self.matches = matches
    field = TextField(placeholder: placeholder)
    field.onChange = { [weak self] _ in self?.search() }
    search()
  }

  func types(_ key: Key) -> Bool { field.types(key) }

  /// Handles text for the search field, and the mouse and typed row numbers for the list. Returns `false` for Home,
  /// End, Enter, Ctrl-b and Ctrl-f, which belong to the list, and for keys that the field does not use.
  func receive(_ event: InputEvent) -> Bool {
    switch event {
    case .choice, .mouse: list.receive(event)
    case .line(let line) where Int(line) != nil || TextField.isKey(line): false  // the number of a row, or a key
    case .key(.home), .key(.end), .key(.control("b")), .key(.control("f")), .key(.enter): false
    default: field.receive(event)
    }
  }

  func draw(in canvas: inout Canvas) {
    let size = canvas.size
    field.draw(in: &canvas)
    canvas.inside(Rect(row: 2, columns: size.columns, rows: size.rows - 2)) { canvas in
      if list.count == 0 {
        canvas.draw(noMatch, style: Style(.muted))
      } else {
        list.draw(in: &canvas)
      }
    }
  }

  private func search() {
    list.show(matches(field.text))
    list.select(0)
  }
}
