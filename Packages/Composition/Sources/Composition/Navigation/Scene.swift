public import Presentation
public import Reactive

/// The types of screens and hosts in an app's user interface.
///
/// An app declares one user interface, and its navigator is generic over this type:
///
/// ```swift
/// enum TerminalInterface: UserInterface {
///   typealias Screen = any LocalizedScreen
///   typealias Host = any ScreenHost
/// }
/// ```
public protocol UserInterface {
  /// The type of screens.
  associatedtype Screen
  /// The type of the host of screens. A host shows messages and asks the user questions.
  associatedtype Host
}

/// A screen, its segues, and a closure that changes its language.
public struct Scene<Interface: UserInterface> {
  /// The screen.
  public let screen: Interface.Screen
  /// Emits the segues that the screen requests.
  public let segues: Signal<Segue>
  /// A closure that changes the language of the screen.
  public let setLanguage: @MainActor (Language) -> Void

  /// Creates a scene.
  public init(
    screen: Interface.Screen, segues: Signal<Segue> = .never(),
    setLanguage: @escaping @MainActor (Language) -> Void = { _ in }
  ) {
    self.screen = screen
    self.segues = segues
    self.setLanguage = setLanguage
  }
}

/// The values with which a screen is created.
@MainActor public struct SceneContext<Interface: UserInterface> {
  /// The container that resolves the feature and its dependencies.
  public let container: Container
  /// The modules of the app, for routes to other features.
  public let modules: ModuleList
  /// The screen's host, which shows messages and asks the user questions.
  public let host: Interface.Host
  /// The language at the time of creation. The app reports later changes through ``Scene/setLanguage``.
  public let language: Language

  /// Creates a context.
  public init(
    container: Container, modules: ModuleList, host: Interface.Host, language: Language
  ) {
    self.container = container
    self.modules = modules
    self.host = host
    self.language = language
  }
}

extension Navigator {
  /// A closure that creates the screen of a route, once for each screen that is shown. It throws ``InvalidRoute`` if the
  /// route leads to no screen.
  public typealias SceneFactory = @MainActor (Route, SceneContext<Interface>) throws -> Scene<Interface>

  /// A closure that returns a message for the user if it refuses a route, or `nil` if it allows the route.
  public typealias Guard = @MainActor (Route) -> LocalizedText?
}
