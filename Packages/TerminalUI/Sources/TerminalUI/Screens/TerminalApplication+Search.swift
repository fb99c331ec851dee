extension Command {
  /// Asks what to look for on the screen, and looks for it while one types.
  public static let search = Command("app.search")
  /// Looks for it again, further on.
  public static let searchNext = Command("app.searchNext")
  /// Looks for it again, further back.
  public static let searchPrevious = Command("app.searchPrevious")
}

extension TerminalApplication {
  /// Screens search by ``InputEvent/search(_:)``; on one that does not take it, or finds nothing, the user is told so.
  func askForSearch() {
    let screen = screens.top
    ask("/", onChange: { [weak screen] in _ = screen?.receive(.search(Search($0))) }) { [weak self] text in
      guard let self, let text, !text.isEmpty else { return }
      searchText = text
      search(from: .here)
    }
  }

  func search(from start: Search.Start) {
    if searchText.isEmpty { return askForSearch() }
    if screens.top?.receive(.search(Search(searchText, from: start))) != true {
      toasts.show(strings.notFound + " " + TerminalText(searchText), .warning)
    }
  }
}
