extension Command {
  /// Selects the row above.
  public static let listUp = Command("list.up")
  /// Selects the row below.
  public static let listDown = Command("list.down")
  /// Selects a row one page up.
  public static let listPageUp = Command("list.pageUp")
  /// Selects a row one page down.
  public static let listPageDown = Command("list.pageDown")
  /// Selects the first row.
  public static let listFirst = Command("list.first")
  /// Selects the last row.
  public static let listLast = Command("list.last")
  /// Opens the selected row.
  public static let listOpen = Command("list.open")
}

extension List {
  /// What keys do on a list. Opening is among them only if ``onOpen`` is set.
  public var keys: KeyTable {
    let strings = TerminalStrings.english  // the application puts its own in their place
    var bindings = [
      KeyBinding(["j", .down], .listDown, strings.down),
      KeyBinding(["k", .up], .listUp, strings.up),
      KeyBinding([.pageDown, .control("f"), .space], .listPageDown, strings.pageDown),
      KeyBinding([.pageUp, .control("b")], .listPageUp, strings.pageUp),
      KeyBinding(["g", .home], .listFirst, strings.first),
      KeyBinding(["G", .end], .listLast, strings.last),
    ]
    if onOpen != nil { bindings.insert(KeyBinding([.enter], .listOpen, strings.open), at: 0) }
    return KeyTable(bindings)
  }

  /// Does one of the commands of ``keys``. Returns whether it was one.
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

  /// Moves the selection by the mouse wheel, takes the number of a row: selects that row, and opens it if rows can
  /// be opened; or searches, and selects the row that was found. Returns whether the event was one of these.
  public func receive(_ event: InputEvent) -> Bool {
    switch event {
    case .mouse(let mouse) where mouse.action == .scrollUp: move(to: (selectedIndex ?? 0) - 3)
    case .mouse(let mouse) where mouse.action == .scrollDown: move(to: (selectedIndex ?? 0) + 3)
    case .choice(let number):
      guard (1...max(count, 1)).contains(number), count > 0 else { return false }
      select(number - 1)
      if let row = selectedRow { onOpen?(row) }
    case .search(let search):
      guard let found = find(search) else { return false }
      select(found)
    default: return false
    }
    return true
  }
}
