public import Composition
import Presentation
public import PresentationTerminal
public import Reactive
public import TerminalUI

/// The interface of a terminal app: screens in a terminal, and text or JSON outside of it.
public enum TerminalInterface: UserInterface {
  public typealias Screen = any TerminalUI.Screen
  public typealias Host = any ScreenHost
  public typealias Report = TextReport
}

/// The contents of a destination outside of screens.
public struct TextReport: Sendable {
  /// For people.
  public let lines: [TerminalText]
  /// For programs. Its field `schema` holds the name and the version of its form.
  public let document: any Encodable & Sendable

  /// Creates a report.
  public init(lines: [TerminalText], document: any Encodable & Sendable) {
    self.lines = lines
    self.document = document
  }
}

extension Composition.Scene where Interface == TerminalInterface {
  /// Creates the scene of a screen that can change its language while it is shown.
  @MainActor public init(_ screen: some LocalizedScreen, segues: Signal<Segue> = .never()) {
    self.init(screen: screen, segues: segues) { [weak screen] in screen?.language = $0 }
  }
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
