extension Command {
  /// The command that searches on the screen while the user types.
  public static let search = Command("app.search")
  /// The command that finds the next match.
  public static let searchNext = Command("app.searchNext")
  /// The command that finds the previous match.
  public static let searchPrevious = Command("app.searchPrevious")
}

extension TerminalApplication {
  /// Asks for text to search for. The top screen receives ``InputEvent/search(_:)``. If it does not handle the event or
  /// finds nothing, a message is shown.
  func askForSearch() {
    let screen = screens.top
    ask("/", onChange: { [weak screen] in _ = screen?.receive(.search(Search($0))) }) { [weak self, weak screen] text in
      guard let self, let text, !text.isEmpty else {
        // The matches are no longer highlighted.
        _ = screen?.receive(.search(Search("")))
        return
      }
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
