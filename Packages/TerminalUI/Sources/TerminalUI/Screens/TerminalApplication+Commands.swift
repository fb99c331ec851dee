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
  /// The command that suspends the application and returns the terminal to the shell.
  public static let suspend = Command("app.suspend")
}

extension Command {
  /// The commands of this package, to which users can bind other keys.
  public static let ofTerminalUI: [Command] =
    [
      back, close, quit, help, redraw, suspend, search, searchNext, searchPrevious, previousTab, nextTab, allTabs,
      listUp,
      listDown,
      listPageUp, listPageDown, listFirst, listLast, listOpen, ConfirmationScreen.yes, ConfirmationScreen.no,
    ] + (0..<9).map(tab)
}

extension TerminalApplication {
  /// The key bindings that are not those of a screen. While a confirmation is visible, they include only the built-in
  /// ones that keep the question open until it is answered.
  var sharedKeys: KeyTable {
    guard screens.visible.front.contains(where: { $0.screen is ConfirmationScreen }) else { return keys + builtInKeys }
    let searches: [Command] = [.search, .searchNext, .searchPrevious]
    return KeyTable(builtInKeys.bindings.filter { !searches.contains($0.command) })
  }

  var builtInKeys: KeyTable {
    KeyTable([
      KeyBinding(["?", Key(.function(1))], .help, strings.help),
      KeyBinding([.escape], .back, strings.back),
      KeyBinding(["q"], .close, screens.screens.count > 1 ? strings.close : strings.quit),
      KeyBinding(["/"], .search, strings.search),
      KeyBinding(["n"], .searchNext, strings.searchNext),
      KeyBinding(["N"], .searchPrevious, strings.searchPrevious),
      KeyBinding([.control("c")], .quit, strings.quit),
      KeyBinding([.control("z")], .suspend, strings.suspend),
      KeyBinding([.control("l")], .redraw, strings.redraw),
    ])
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
    default: return false
    }
    return true
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
