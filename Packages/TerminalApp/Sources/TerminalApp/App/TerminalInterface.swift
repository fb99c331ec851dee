public import Composition
public import Foundation
import Presentation
public import PresentationTerminal
public import Reactive
public import TerminalImages
public import TerminalUI

/// The user interface of a terminal app: screens in a terminal, and text or JSON elsewhere.
public enum TerminalInterface: UserInterface {
  /// A screen of `TerminalUI`.
  public typealias Screen = any TerminalUI.Screen
  /// The services of the application for its screens.
  public typealias Host = any ScreenHost
  /// A destination's contents as text and as a document.
}

/// The contents of a destination as text and as a document, without a screen.
public struct TextReport: Sendable {
  /// The contents as text, for people.
  public let lines: [TerminalText]
  /// The contents as a document, for programs. Its field `schema` contains the name and version of the document's
  /// format.
  public let document: any Encodable & Sendable
  /// The failure with which a command ends after it has printed the contents, or `nil` if there is none.
  public var failure: Failure?

  /// Creates a report.
  public init(lines: [TerminalText], document: any Encodable & Sendable) {
    self.lines = lines
    self.document = document
  }
}

extension SceneContext<TerminalInterface> {
  /// The image loaders of the app.
  public var images: Images { get throws { try container.resolve() } }

  /// Returns the context of a screen.
  ///
  /// - Parameter image: A closure that returns the image at a URL, or `nil` if it is not loaded.
  @MainActor public func screenContext(
    image: (@MainActor (URL) -> PixelImage?)? = nil
  ) -> ScreenContext {
    ScreenContext(host: host, language: language, image: image)
  }
}

extension Composition.Scene where Interface == TerminalInterface {
  /// Creates the scene of a screen whose language can change.
  @MainActor public init(_ screen: some LocalizedScreen, segues: Signal<Segue> = .never()) {
    self.init(screen: screen, segues: segues) { [weak screen] in screen?.language = $0 }
  }

  /// Creates the scene of a screen and its intents.
  ///
  /// - Parameters:
  ///   - screen: The screen and its intents.
  ///   - segue: A closure that returns the segue of an intent, or `nil` if no module offers its destination.
  @MainActor public init<Intent>(
    _ screen: IntentScreen<Intent>, segue: @escaping @MainActor @Sendable (Intent) -> Segue?
  ) {
    self.init(screen.screen, segues: screen.intents.compactMap(segue))
  }
}

/// The screen stack of a terminal application, adapted for the navigator.
@MainActor final class TerminalStack: NavigationStack {
  private let screens: ScreenStack

  init(_ screens: ScreenStack) {
    self.screens = screens
  }

  var count: Int { screens.focusedIndex.map { $0 + 1 } ?? 0 }
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
  var canPreview: Bool { screens.canPreview }
  func preview(_ screen: (any Screen)?) { screens.preview(screen) }
  func focus(on screen: any Screen) -> Bool { screens.focus(on: screen) }
}

extension ScreenPresentation {
  fileprivate var inTerminal: ScreenStack.Presentation {
    switch self {
    case .full: .full
    case .modal: .modal
    }
  }
}
