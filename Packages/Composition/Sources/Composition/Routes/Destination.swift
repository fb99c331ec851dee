public import Presentation

/// The types of screens, hosts and reports in an app's user interface.
///
/// An app declares one user interface, and its modules, destinations and navigator are generic over this type:
///
/// ```swift
/// enum TerminalInterface: UserInterface {
///   typealias Screen = any LocalizedScreen
///   typealias Host = any ScreenHost
///   typealias Report = TextReport
/// }
/// ```
public protocol UserInterface {
  /// The type of screens.
  associatedtype Screen
  /// The type of the host of screens. A host shows messages and asks the user questions.
  associatedtype Host
  /// The type of reports, which contain a destination's contents for use outside of screens: text for a pipe, or a
  /// document for a program.
  associatedtype Report: Sendable
}

/// A description of a screen to which routes lead: its name, its title, the screens below it, and the closure that
/// creates it.
///
/// For example:
///
/// ```swift
/// Destination(
///   .profile, title: { _ in ProfileText.title }, samples: [ProfileInput(account: "mira")],
///   below: { _ in [RouteKey.home()] }
/// ) { input, context in
///   Scene(screen: ProfileScreen(viewModel: try context.container.resolve(ProfileFeature.self).viewModel(for: input)))
/// }
/// ```
public struct Destination<Interface: UserInterface>: Sendable {
  /// The name of the destination in routes.
  public let name: String
  /// Sample routes to the destination, for lists and tests.
  public let samples: [Route]
  /// A Boolean value that indicates whether the destination is for the app's developers only.
  public let isInternal: Bool
  /// A Boolean value that indicates whether the destination has a report.
  public var hasReport: Bool { report != nil }

  /// A closure that returns the canonical form of a route and the routes below it, or `nil` if its parameters are
  /// invalid.
  let resolve: @Sendable (Route) -> (route: Route, below: [Route])?
  private let titleOf: @Sendable (Route) -> LocalizedText
  let scene: @MainActor @Sendable (Route, SceneContext<Interface>) throws -> Scene<Interface>
  let report: (@Sendable (Route, ReportContext) async throws -> Interface.Report)?

  /// Returns the title of a route, as shown in lists of destinations.
  public func title(of route: Route) -> LocalizedText { titleOf(route) }

  /// Loads the destination's contents without a screen.
  ///
  /// - Returns: The report, or `nil` if the destination has none.
  /// - Throws: The error of the feature, or ``InvalidRoute`` if the route's parameters are invalid.
  public func loadReport(_ route: Route, _ context: ReportContext) async throws -> Interface.Report? {
    try await report?(route, context)
  }

  /// Creates a destination.
  ///
  /// - Parameters:
  ///   - key: The typed name of the destination.
  ///   - title: The title in lists of destinations.
  ///   - samples: Sample inputs for lists and tests, at least one.
  ///   - isInternal: A Boolean value that indicates whether the destination is for the app's developers only.
  ///   - below: A closure that returns the routes of the screens to show below the destination when it is opened by its
  ///     URL, from the bottom up. The array is empty for the first screen of a tab.
  ///   - redirect: A closure that returns the route to which an input redirects, or `nil` if the input is for this
  ///     destination.
  ///   - scene: A closure that creates the screen. It is called once for each screen that is shown.
  ///   - report: A closure that loads the destination's contents without a screen, or `nil` if the destination has no
  ///     report.
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

  /// Returns the names of the required parameters that a route lacks. A parameter is required if every sample is
  /// invalid without it.
  func missingParameters(of route: Route) -> [String] {
    let required = samples.map { sample in
      Set(
        sample.parameters.keys.filter { key in
          resolve(Route(name, sample.parameters.filter { $0.key != key })) == nil
        })
    }
    let everywhere = required.dropFirst().reduce(required.first ?? []) { $0.intersection($1) }
    return everywhere.filter { route.parameters[$0]?.isEmpty ?? true }.sorted()
  }

  /// Creates a destination that takes no input.
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

/// The error for a route that leads to no destination of the app, or whose parameters are invalid.
public struct InvalidRoute: Error, Hashable, CustomStringConvertible {
  /// The invalid route.
  public let route: Route

  /// A description of the error.
  public var description: String {
    "No destination of the app accepts the route \(route). Check its name and its parameters."
  }
}

/// The values with which a screen is created.
@MainActor public struct SceneContext<Interface: UserInterface> {
  /// The container that resolves the feature and its dependencies.
  public let container: Container
  /// The modules of the app, for routes to other features.
  public let modules: ModuleList<Interface>
  /// The screen's host, which shows messages and asks the user questions.
  public let host: Interface.Host
  /// The language at the time of creation. The app reports later changes through ``Scene/setLanguage``.
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

/// The values with which a report is loaded.
public struct ReportContext: Sendable {
  /// The container that resolves the feature and its dependencies.
  public let container: Container
  /// The number of pages to load, starting with the first, or `nil` for the destination's default.
  public var pages: Int?
  /// The language of the report.
  public var language: Language
  /// A closure that is called with the loaded fraction of the report, from 0 to 1.
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
