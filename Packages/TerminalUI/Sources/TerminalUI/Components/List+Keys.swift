extension Command {
  /// The command that selects the row above.
  public static let listUp = Command("list.up")
  /// The command that selects the row below.
  public static let listDown = Command("list.down")
  /// The command that selects a row one page up.
  public static let listPageUp = Command("list.pageUp")
  /// The command that selects a row one page down.
  public static let listPageDown = Command("list.pageDown")
  /// The command that selects the first row.
  public static let listFirst = Command("list.first")
  /// The command that selects the last row.
  public static let listLast = Command("list.last")
  /// The command that opens the selected row.
  public static let listOpen = Command("list.open")
}

extension KeyTable {
  /// The key bindings that move through rows or lines.
  static var movement: KeyTable {
    let strings = TerminalStrings.english  // the application replaces them with its own
    return KeyTable([
      KeyBinding(["j", .down], .listDown, strings.down),
      KeyBinding(["k", .up], .listUp, strings.up),
      KeyBinding([.pageDown, .control("f"), .space], .listPageDown, strings.pageDown),
      KeyBinding([.pageUp, .control("b")], .listPageUp, strings.pageUp),
      KeyBinding(["g", .home], .listFirst, strings.first),
      KeyBinding(["G", .end], .listLast, strings.last),
    ])
  }
}

extension List {
  /// The key bindings of a list. Opening is included only if ``onOpen`` is set and there are rows.
  public var keys: KeyTable { keys(toOpen: TerminalStrings.english.open) }

  /// Returns the key bindings of the list with the screen's own label for opening the selected row, such as “Log out”.
  public func keys(toOpen label: TerminalText) -> KeyTable {
    KeyTable(onOpen == nil || count == 0 ? [] : [KeyBinding([.enter], .listOpen, label)]) + .movement
  }

  /// Performs one of the commands in ``keys``. Returns `false` for any other command.
  public func perform(_ command: Command) -> Bool {
    let selected = selectedIndex ?? 0
    let page = max(1, visibleCount - 1)
    switch command {
    case .listUp: move(to: selected - 1)
    case .listDown: move(to: selected + 1)
    case .listPageUp: move(to: selected - page)
    case .listPageDown: move(to: selected + page)
    case .listFirst: move(to: 0)
    case .listLast: move(to: count - 1)
    case .listOpen: if let row = selectedRow { onOpen?(row) }
    default: return false
    }
    return true
  }

  /// Handles the number of a row, which selects and opens the row; and a search, which selects the row that is found.
  /// Returns `false` for any other event, for a number without a row, and for a search that finds no row.
  public func receive(_ event: InputEvent) -> Bool {
    switch event {
    case .choice(let number):
      guard (1...max(count, 1)).contains(number), count > 0 else { return false }
      select(number - 1)
      if let row = selectedRow { onOpen?(row) }
    case .search(let search):
      searchedText = search.text
      guard let found = find(search) else { return false }
      select(found)
    default: return false
    }
    return true
  }
}
