public import Presentation

/// The types that an app's modules create for the app to show.
///
/// An app declares one, and its modules, destinations and navigator are generic over it:
///
/// ```swift
/// enum TerminalInterface: UserInterface {
///   typealias Screen = any LocalizedScreen
///   typealias Host = any ScreenHost
///   typealias Report = TextReport
/// }
/// ```
public protocol UserInterface {
  /// A screen.
  associatedtype Screen
  /// What screens are created in: it shows messages and asks questions.
  associatedtype Host
  /// The contents of a destination outside of screens: text for pipes, a document for programs.
  associatedtype Report: Sendable
}

/// A screen that a route leads to, with everything the app has to know about it in one place: its name, its title, the screens below it, and
/// how it is created.
///
/// For example:
///
/// ```swift
/// Destination(
///   .profile, title: { _ in ProfileText.title }, samples: [ProfileInput(account: "mira")], below: { _ in [RouteKey.home()] }
/// ) { input, context in
///   Scene(screen: ProfileScreen(viewModel: try context.container.resolve(ProfileFeature.self).viewModel(for: input)))
/// }
/// ```
public struct Destination<Interface: UserInterface>: Sendable {
  /// The name in routes.
  public let name: String
  /// Routes that lead to it, for lists and tests.
  public let samples: [Route]
  /// A Boolean value that indicates whether the destination is for the app's developers only.
  public let isInternal: Bool
  /// A Boolean value that indicates whether the destination has a report.
  public var hasReport: Bool { report != nil }

  /// Returns the canonical form of a route and the routes below it, or `nil` if its parameters are invalid.
  let resolve: @Sendable (Route) -> (route: Route, below: [Route])?
  private let titleOf: @Sendable (Route) -> LocalizedText
  let scene: @MainActor @Sendable (Route, SceneContext<Interface>) throws -> Scene<Interface>
  let report: (@Sendable (Route, ReportContext) async throws -> Interface.Report)?

  /// Returns the title of a route in lists of destinations.
  public func title(of route: Route) -> LocalizedText { titleOf(route) }

  /// Loads the destination's contents without a screen. Returns `nil` if only screens have it.
  ///
  /// - Throws: What the feature throws, or ``InvalidRoute`` if the route's parameters are invalid.
  public func loadReport(_ route: Route, _ context: ReportContext) async throws -> Interface.Report? {
    try await report?(route, context)
  }

  /// Declares a destination.
  ///
  /// - Parameters:
  ///   - key: The typed name.
  ///   - title: The title in lists of destinations.
  ///   - samples: Inputs for lists and tests, at least one.
  ///   - isInternal: Whether the destination is for the app's developers only.
  ///   - below: The routes of the screens below, from the bottom up, when the destination is opened by its URL. Empty for a tab's first
  ///     screen.
  ///   - redirect: The route that an input stands for, if that is another one.
  ///   - scene: Creates the screen. Called each time that the screen is shown anew.
  ///   - report: Loads the destination's contents without a screen, or `nil` if only screens have it.
  public init<Input>(
    _ key: RouteKey<Input>, title: @escaping @Sendable (Input) -> LocalizedText, samples: [Input],
    isInternal: Bool = false, below: @escaping @Sendable (Input) -> [Route] = { _ in [] },
    redirect: @escaping @Sendable (Input) -> Route? = { _ in nil },
    scene: @escaping @MainActor @Sendable (Input, SceneContext<Interface>) throws -> Scene<Interface>,
    report: (@Sendable (Input, ReportContext) async throws -> Interface.Report)? = nil
  ) {
    name = key.name
    self.samples = samples.map { key($0) }
    titleOf = { route in
      Input(parameters: route.parameters).map(title) ?? LocalizedText(en: key.name, zhHans: key.name)
    }
    self.isInternal = isInternal
    resolve = { route in
      guard let input = Input(parameters: route.parameters) else { return nil }
      return (redirect(input) ?? key(input), below(input))
    }
    self.scene = { try scene(Input(of: $0), $1) }
    if let report {
      self.report = { try await report(Input(of: $0), $1) }
    } else {
      self.report = nil
    }
  }

  /// Declares a destination that takes no input.
  public init(
    _ key: RouteKey<NoInput>, title: LocalizedText, isInternal: Bool = false,
    below: [Route] = [],
    scene: @escaping @MainActor @Sendable (SceneContext<Interface>) throws -> Scene<Interface>,
    report: (@Sendable (ReportContext) async throws -> Interface.Report)? = nil
  ) {
    var reportIgnoringInput: (@Sendable (NoInput, ReportContext) async throws -> Interface.Report)?
    if let report { reportIgnoringInput = { try await report($1) } }
    self.init(
      key, title: { _ in title }, samples: [NoInput()], isInternal: isInternal, below: { _ in below },
      scene: { try scene($1) }, report: reportIgnoringInput)
  }
}

extension RouteInput {
  fileprivate init(of route: Route) throws(InvalidRoute) {
    guard let input = Self(parameters: route.parameters) else { throw InvalidRoute(route: route) }
    self = input
  }
}

/// The error when a route leads to no destination of the app, or when its parameters are invalid.
public struct InvalidRoute: Error, Hashable, CustomStringConvertible {
  /// The route.
  public let route: Route

  public var description: String { "No screen of this app has the address \(route)." }
}

/// What a screen is created with.
@MainActor public struct SceneContext<Interface: UserInterface> {
  /// Resolves the feature and its dependencies.
  public let container: Container
  /// The modules of the app, for routes to other features.
  public let modules: ModuleList<Interface>
  /// Shows messages and asks questions.
  public let host: Interface.Host
  /// The current language. A later change reaches the screen by ``Scene/setLanguage``.
  public let language: Language

  /// Creates a context.
  public init(
    container: Container, modules: ModuleList<Interface>, host: Interface.Host, language: Language
  ) {
    self.container = container
    self.modules = modules
    self.host = host
    self.language = language
  }
}

/// What a report is loaded with.
public struct ReportContext: Sendable {
  /// Resolves the feature and its dependencies.
  public let container: Container
  /// The number of pages to load, from the first one on. `nil` for the destination's default.
  public var pages: Int?
  /// The language.
  public var language: Language
  /// Called with the loaded share of the report, from 0 to 1.
  public var progress: @Sendable (Double) -> Void

  /// Creates a context.
  public init(
    container: Container, pages: Int? = nil, language: Language,
    progress: @escaping @Sendable (Double) -> Void = { _ in }
  ) {
    self.container = container
    self.pages = pages
    self.language = language
    self.progress = progress
  }
}
