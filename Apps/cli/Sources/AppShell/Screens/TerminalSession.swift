import Presentation
import TerminalUI

extension Command {
  static let about = Command("app.about")
  static let goTo = Command("app.goto")
}

/// The app in a terminal, from the first screen to the last key.
@MainActor final class TerminalSession {
  let application: TerminalApplication
  let navigator: Navigator
  private let language: Language

  init(
    container: Container, surroundings: Surroundings, terminal: any Terminal, scheduler: any FrameScheduler,
    theme: Theme = .dark
  ) {
    language = surroundings.language
    application = TerminalApplication(terminal: terminal, scheduler: scheduler, theme: theme)
    navigator = Navigator(container: container, stack: application.screens, host: application)
    application.strings = language == .zhHans ? .simplifiedChinese : .english
    application.statusBar.right = StyledText(TerminalText(surroundings.serverName), .tertiaryText)
    application.keys = KeyTable([
      KeyBinding([":"], .goTo, TerminalText(AppText.goTo[language])),
      KeyBinding(["i"], .about, TerminalText(AppText.about[language])),
    ])
    application.perform = { [weak self] in self?.perform($0) ?? false }
    navigator.onNavigation = { [weak self] _, navigation in self?.report(navigation) }
  }

  /// Shows a place and all that follows, until the user quits.
  func run(from route: Route) async throws -> TerminalApplication.Exit {
    if case .refused(let refusal) = navigator.follow(.root(route)) { throw Failure(refusal.description) }
    return try await application.run()
  }

  private func perform(_ command: Command) -> Bool {
    switch command {
    case .about: report(navigator.follow(.present(.about)))
    case .goTo:
      application.ask(":", text: "tessera://") { [weak self] line in
        if let line { self?.open(line) }
      }
    default: return false
    }
    return true
  }

  private func open(_ address: String) {
    if let route = Route(url: address) {
      report(navigator.follow(.push(route)))
    } else {
      application.toasts.show("\(AppText.noSuchPlace[language]): \(address)", .warning)
    }
  }

  private func report(_ navigation: Navigation) {
    if case .refused(let refusal) = navigation { application.toasts.show("\(refusal.description)", .warning) }
  }
}
