import Observation

/// All tabs by their names, narrowed by what is typed.
@MainActor @Observable final class TabListScreen: Screen {
  private struct Row: Identifiable {
    let id: Int
  }

  private let bar: TabBar
  private let strings: TerminalStrings
  private let field: TextField
  private let list: List<Row>

  init(_ bar: TabBar, strings: TerminalStrings, select: @escaping @MainActor (Int) -> Void) {
    self.bar = bar
    self.strings = strings
    field = TextField(placeholder: strings.search)
    list = List { [bar] row, _, canvas in
      // Where rows have numbers, those choose them.
      if bar.tabs.indices.contains(row.id) { canvas.draw(bar.text(of: row.id, isNumbered: !canvas.isLinear)) }
    }
    list.onOpen = { select($0.id) }
    field.onChange = { [weak self] _ in self?.search() }
    search()
    list.select(bar.selectedIndex)
  }

  var title: TerminalText { strings.allTabs }
  var preferredSize: Size? { Size(columns: 40, rows: bar.tabs.count + 2) }

  /// Letters go to the search; the keys that are no letters move in the list.
  var keys: KeyTable { list.keys.without(types) }

  func types(_ key: Key) -> Bool { field.types(key) }

  func receive(_ event: InputEvent) -> Bool {
    switch event {
    case .choice, .mouse: list.receive(event)
    case .line(let line) where Int(line) != nil: false  // the number of a row
    case .key(.home), .key(.end), .key(.control("b")), .key(.control("f")), .key(.enter): false
    default: field.receive(event)
    }
  }

  func perform(_ command: Command) -> Bool { list.perform(command) }

  func draw(in canvas: inout Canvas) {
    let size = canvas.size
    field.draw(in: &canvas)
    canvas.inside(Rect(row: 2, columns: size.columns, rows: size.rows - 2)) { canvas in
      if list.count == 0 {
        canvas.draw(strings.noTab, style: Style(.tertiaryText))
      } else {
        list.draw(in: &canvas)
      }
    }
  }

  private func search() {
    let words = field.text.lowercased().split(separator: " ")
    let found = bar.tabs.indices.filter { index in
      let text = bar.text(of: index).text.string.lowercased()
      return words.allSatisfy { text.contains($0) }
    }
    list.show(found.map { Row(id: $0) })
    list.select(0)
  }
}

extension TerminalApplication {
  /// Shows a list of all tabs of a bar, narrowed by what is typed, or hides it again. Choosing one selects it.
  public func showTabs(of bar: TabBar) {
    if screens.top is TabListScreen {
      screens.pop()
      return
    }
    weak var shown: TabListScreen?
    let screen = TabListScreen(bar, strings: strings) { [screens] index in
      if let shown, screens.top === shown { screens.pop() }
      _ = bar.perform(.tab(index))
    }
    shown = screen
    screens.push(screen, as: .modal)
  }
}
