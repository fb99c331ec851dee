import Observation

/// A screen with a list of all tabs, filtered by the text that the user types.
@MainActor @Observable final class TabListScreen: Screen {
  private struct Row: Identifiable {
    let id: Int
  }

  private let bar: TabBar
  private let strings: TerminalStrings
  private let rows: FilteredList<Row>

  init(_ bar: TabBar, strings: TerminalStrings, select: @escaping @MainActor (Int) -> Void) {
    self.bar = bar
    self.strings = strings
    let list = List<Row> { [bar] row, _, canvas in
      // If rows have numbers, the numbers select them.
      if bar.tabs.indices.contains(row.id) { canvas.draw(bar.text(of: row.id, isNumbered: !canvas.isLinear)) }
    }
    list.onOpen = { select($0.id) }
    rows = FilteredList(list, placeholder: strings.search, noMatch: strings.noTab) { [bar] text in
      let words = text.lowercased().split(separator: " ")
      return bar.tabs.indices.filter { index in
        let name = bar.tabs[index].title.string.lowercased()
        return words.allSatisfy { name.contains($0) }
      }.map { Row(id: $0) }
    }
    list.select(bar.selectedIndex)
  }

  var title: TerminalText { strings.allTabs }
  var preferredSize: Size? { Size(columns: 40, rows: bar.tabs.count + 2) }

  /// The keys of the list, except those that are typed into the search field.
  var keys: KeyTable { rows.list.keys.without(types) }

  func types(_ key: Key) -> Bool { rows.types(key) }

  func receive(_ event: InputEvent) -> Bool { rows.receive(event) }

  func perform(_ command: Command) -> Bool { rows.list.perform(command) }

  func draw(in canvas: inout Canvas) { rows.draw(in: &canvas) }
}

extension TerminalApplication {
  /// Shows a list of all tabs of a bar, filtered by the text that the user types, or hides the list. Choosing a tab
  /// selects it.
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
