public import Presentation

/// A description of what a route leads to: its name, its title and the destinations below it. A user interface adds the
/// screen.
///
/// For example:
///
/// ```swift
/// Destination(
///   .profile, title: { _ in ProfileText.title }, samples: [ProfileInput(account: "mira")],
///   below: { _ in [RouteKey.home()] })
/// ```
public struct Destination: Sendable {
  /// The name of the destination in routes.
  public let name: String
  /// Sample routes to the destination, for lists and tests.
  public let samples: [Route]
  /// A Boolean value that indicates whether the destination is for the app's developers only.
  public let isInternal: Bool

  /// A closure that returns the canonical form of a route and the routes below it, or `nil` if its parameters are
  /// invalid.
  let resolve: @Sendable (Route) -> (route: Route, below: [Route])?
  private let titleOf: @Sendable (Route) -> LocalizedText

  /// Returns the title of a route, as shown in lists of destinations.
  public func title(of route: Route) -> LocalizedText { titleOf(route) }

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
  public init<Input>(
    _ key: RouteKey<Input>, title: @escaping @Sendable (Input) -> LocalizedText, samples: [Input],
    isInternal: Bool = false, below: @escaping @Sendable (Input) -> [Route] = { _ in [] },
    redirect: @escaping @Sendable (Input) -> Route? = { _ in nil }
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
    _ key: RouteKey<NoInput>, title: LocalizedText, isInternal: Bool = false, below: [Route] = []
  ) {
    self.init(
      key, title: { _ in title }, samples: [NoInput()], isInternal: isInternal, below: { _ in below })
  }
}

extension RouteInput {
  /// Creates the input of a route.
  ///
  /// - Throws: ``InvalidRoute`` if a parameter is missing or invalid.
  public init(of route: Route) throws(InvalidRoute) {
    guard let input = Self(parameters: route.parameters) else { throw InvalidRoute(route: route) }
    self = input
  }
}

/// The error for a route that leads to no destination of the app, or whose parameters are invalid.
public struct InvalidRoute: Error, Hashable, CustomStringConvertible {
  /// The invalid route.
  public let route: Route

  /// Creates an error.
  public init(route: Route) {
    self.route = route
  }

  /// A description of the error.
  public var description: String {
    "No destination of the app accepts the route \(route). Check its name and its parameters."
  }
}
