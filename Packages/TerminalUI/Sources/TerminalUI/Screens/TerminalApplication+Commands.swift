extension Command {
  /// The command that goes back to the screen below. It does nothing on the first screen.
  public static let back = Command("app.back")
  /// The command that goes back to the screen below, or quits the application on the first screen.
  public static let close = Command("app.close")
  /// The command that quits the application.
  public static let quit = Command("app.quit")
  /// The command that shows or hides the help: the key bindings that apply to the top screen.
  public static let help = Command("app.help")
  /// The command that redraws the whole window.
  public static let redraw = Command("app.redraw")
  /// The command that moves the focus to the next pane, and from the last one to the first.
  public static let nextPane = Command("app.nextPane")
  /// The command that moves the focus to the pane on the left.
  public static let leftPane = Command("app.leftPane")
  /// The command that moves the focus to the pane on the right.
  public static let rightPane = Command("app.rightPane")
  /// The command that suspends the application and returns the terminal to the shell.
  public static let suspend = Command("app.suspend")
}

extension Command {
  /// The commands of this package, to which users can bind other keys.
  public static let ofTerminalUI: [Command] =
    [
      back, close, quit, help, redraw, suspend, search, searchNext, searchPrevious, previousTab, nextTab, allTabs,
      nextPane, leftPane, rightPane, listUp, listDown, listPageUp, listPageDown, listFirst, listLast, listOpen,
      editorUndo, editorRedo, ConfirmationScreen.no,
    ] + ConfirmationScreen.commands + (0..<9).map(tab)
}

extension TerminalApplication {
  /// The key bindings that are not those of a screen. While a confirmation is visible, they include only the built-in
  /// ones that keep the question open until it is answered.
  var sharedKeys: KeyTable {
    guard screens.boxes.contains(where: { $0.screen is ConfirmationScreen }) else { return keys + builtInKeys }
    let searches: [Command] = [.search, .searchNext, .searchPrevious]
    return KeyTable(builtInKeys.bindings.filter { !searches.contains($0.command) })
  }

  var builtInKeys: KeyTable {
    KeyTable(
      paneKeys + [
        KeyBinding(["?", Key(.function(1))], .help, strings.help),
        KeyBinding([.escape], .back, strings.back),
        KeyBinding(["q"], .close, (screens.focusedIndex ?? 0) > 0 ? strings.close : strings.quit),
        KeyBinding(["/"], .search, strings.search),
        KeyBinding(["n"], .searchNext, strings.searchNext),
        KeyBinding(["N"], .searchPrevious, strings.searchPrevious),
        KeyBinding([.control("c")], .quit, strings.quit),
        KeyBinding([.control("z")], .suspend, strings.suspend),
        KeyBinding([.control("l")], .redraw, strings.redraw),
      ])
  }

  /// The keys that move the focus, if several panes are visible.
  private var paneKeys: [KeyBinding] {
    if screens.panes.count < 2 { return [] }
    return [
      KeyBinding([.tab], .nextPane, strings.nextPane), KeyBinding(["h"], .leftPane, strings.leftPane),
      KeyBinding(["l"], .rightPane, strings.rightPane),
    ]
  }

  func performBuiltIn(_ command: Command) -> Bool {
    switch command {
    case .back: return screens.pop()
    case .close: if !screens.pop() { quit() }
    case .search: askForSearch()
    case .searchNext: search(from: .next)
    case .searchPrevious: search(from: .previous)
    case .quit: quit()
    case .help: showHelp()
    case .redraw: redraw()
    case .suspend: suspend()
    case .nextPane: return moveFocus { ($0 + 1) % $1 }
    case .leftPane: return moveFocus { index, _ in max(0, index - 1) }
    case .rightPane: return moveFocus { min($0 + 1, $1 - 1) }
    default: return false
    }
    return true
  }

  /// Moves the focus to the pane whose index is computed from the index of the focused pane and the number of panes.
  private func moveFocus(_ next: (Int, Int) -> Int) -> Bool {
    let panes = screens.panes
    guard panes.count > 1, let focused = screens.focusedIndex, let index = panes.firstIndex(of: focused) else {
      return false
    }
    return screens.focus(on: screens.screens[panes[next(index, panes.count)]])
  }

  /// Shows or hides the help: the key bindings that apply to the top screen. Enter closes the help and performs the
  /// command of the selected row.
  public func showHelp() {
    if screens.top is HelpScreen {
      screens.pop()
      return
    }
    let screen = HelpScreen(keys: activeKeys, strings: strings) { [weak self] command in
      guard let self, screens.top is HelpScreen else { return }
      screens.pop()
      // The row of the help itself has nothing left to do.
      if command != .help { execute(command) }
    }
    screens.push(screen, as: .modal)
  }
}
