import Composition
import TerminalUI

/// The app's interface: screens in a terminal, and text or JSON outside of it.
enum TerminalInterface: UserInterface {
  typealias Screen = any TerminalUI.Screen
  typealias Host = any ScreenHost
  typealias Report = TextReport
}

/// The contents of a destination outside of screens.
struct TextReport: Sendable {
  /// For people.
  let lines: [TerminalText]
  /// For programs. Its field `schema` holds the name and the version of its form.
  let document: any Encodable & Sendable
}

/// The screens of a terminal application, as the navigator changes them.
@MainActor final class TerminalStack: NavigationStack {
  private let screens: ScreenStack

  init(_ screens: ScreenStack) {
    self.screens = screens
  }

  var count: Int { screens.screens.count }
  func contains(_ screen: any Screen) -> Bool { screens.screens.contains { $0 === screen } }
  func isOnTop(_ screen: any Screen) -> Bool { screens.top === screen }
  func push(_ screen: any Screen, as presentation: ScreenPresentation) {
    screens.push(screen, as: presentation.inTerminal)
  }
  func replaceTop(with screen: any Screen) { screens.replaceTop(with: screen) }
  func replaceAll(with all: [(screen: any Screen, presentation: ScreenPresentation)]) {
    screens.replaceAll(with: all.map { ($0.screen, $0.presentation.inTerminal) })
  }
  func pop() -> Bool { screens.pop() }
  func popToRoot() { screens.popToRoot() }
}

extension ScreenPresentation {
  fileprivate var inTerminal: ScreenStack.Presentation {
    switch self {
    case .full: .full
    case .modal: .modal
    }
  }
}
