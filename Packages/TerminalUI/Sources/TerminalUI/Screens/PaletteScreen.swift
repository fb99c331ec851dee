import Observation

/// A screen with all that the user can go to or run, filtered and ranked by the text that the user types.
@MainActor @Observable final class PaletteScreen: Screen {
  private struct Row: Identifiable {
    let id: Int
    let entry: PaletteEntry
  }

  private let strings: TerminalStrings
  /// The number of entries, without those for the typed text.
  private let count: Int
  private let rows: FilteredList<Row>

  /// Creates a palette.
  ///
  /// - Parameters:
  ///   - entries: The entries in the order in which an empty search shows them.
  ///   - typed: A closure that returns the entries for the typed text itself, such as a person's address. They follow the
  ///     entries that match.
  ///   - strings: The texts of this package.
  ///   - run: A closure that closes the palette and runs the chosen entry.
  init(
    _ entries: [PaletteEntry], typed: @escaping @MainActor (String) -> [PaletteEntry], strings: TerminalStrings,
    run: @escaping @MainActor (PaletteEntry) -> Void
  ) {
    self.strings = strings
    count = entries.count
    let index = PaletteIndex(entries)
    let list = List<Row> { row, _, canvas in
      let columns = canvas.size.columns
      let entry = row.entry
      let keys = canvas.width.columns(of: entry.keys)
      let kind = columns >= 44 ? 12 : 0
      canvas.draw(entry.title, limit: max(1, columns - keys - kind - 2))
      if kind > 0 {
        canvas.draw(entry.kind, column: columns - kind - 8, limit: kind, style: Style(.muted))
      }
      canvas.draw(entry.keys, column: columns - keys, style: Style(.accent, [.bold]))
    }
    list.onOpen = { run($0.entry) }
    rows = FilteredList(list, placeholder: strings.paletteHint, noMatch: strings.noMatch) { text in
      let extra = text.isEmpty ? [] : typed(text)
      return index.search(text).map { Row(id: $0, entry: entries[$0]) }
        + extra.enumerated().map { Row(id: entries.count + $0.offset, entry: $0.element) }
    }
  }

  var title: TerminalText { strings.palette }
  var preferredSize: Size? { Size(columns: 64, rows: min(count, 12) + 2) }

  /// The keys of the list, except those that are typed into the search field.
  var keys: KeyTable { rows.list.keys.without(types) }

  func types(_ key: Key) -> Bool { rows.types(key) }

  func receive(_ event: InputEvent) -> Bool { rows.receive(event) }

  func perform(_ command: Command) -> Bool { rows.list.perform(command) }

  func draw(in canvas: inout Canvas) {
    rows.draw(in: &canvas)
    if canvas.isLinear { return }
    let isPlain = !canvas.usesSymbols
    canvas.lowerEdge = LowerEdge(
      left: "\(rows.list.count)" + strings.paletteOf + "\(max(count, rows.list.count))",
      hints: [
        (isPlain ? "Enter" : "⏎", strings.paletteRun, .listOpen),
        (isPlain ? "Esc" : "esc", strings.paletteClose, .back),
      ])
  }
}

extension TerminalApplication {
  /// Shows a palette, or hides the one that is shown. Choosing an entry closes the palette and runs the entry.
  ///
  /// - Parameters:
  ///   - entries: The entries in the order in which an empty search shows them.
  ///   - typed: A closure that returns the entries for the typed text itself, such as a person's address.
  public func showPalette(
    _ entries: [PaletteEntry], typed: @escaping @MainActor (String) -> [PaletteEntry] = { _ in [] }
  ) {
    if screens.top is PaletteScreen {
      screens.pop()
      return
    }
    weak var shown: PaletteScreen?
    let screen = PaletteScreen(entries, typed: typed, strings: strings) { [screens] entry in
      if let shown, screens.top === shown { screens.pop() }
      entry.run()
    }
    shown = screen
    screens.push(screen, as: .modal)
  }
}
