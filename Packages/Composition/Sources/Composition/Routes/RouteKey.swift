/// The typed name of a destination: what a module needs to know to lead to a screen of another module.
///
/// For example:
///
/// ```swift
/// extension RouteKey where Input == ProfileInput {
///   static let profile = RouteKey("profile")
/// }
/// if let route = modules.route(to: .profile, ProfileInput(account: "mira")) { … }
/// ```
///
/// ``ModuleList/route(to:_:)`` returns `nil` when no module of the app offers the destination, so a feature can be removed without
/// touching those that lead to it.
public struct RouteKey<Input: RouteInput>: Hashable, Sendable {
  /// The name of the destination: lower-case letters, digits and hyphens, unique in the app.
  public let name: String

  /// Creates a key.
  public init(_ name: String) {
    self.name = name
  }

  /// Returns the route that leads to the destination with an input. Does not check whether a module offers it.
  public func callAsFunction(_ input: Input) -> Route { Route(name, input.parameters) }
}

extension RouteKey where Input == NoInput {
  /// Returns the route that leads to the destination. Does not check whether a module offers it.
  public func callAsFunction() -> Route { Route(name) }
}

/// The input of a destination.
///
/// It must survive the way through a URL: `Self(parameters: input.parameters) == input`.
public protocol RouteInput: Hashable, Sendable {
  /// Creates an input from the parameters of a route. Returns `nil` if a parameter is missing or invalid. Ignores parameters that it does
  /// not know.
  ///
  /// - Parameter parameters: Values by their names in lower case. They come from outside and may be hostile.
  init?(parameters: [String: String])

  /// The parameters, with names in lower case. Leave out what has its default value.
  var parameters: [String: String] { get }
}

/// The input of a destination that takes none.
public struct NoInput: RouteInput {
  /// Creates the input.
  public init() {}

  public init?(parameters: [String: String]) {}

  public var parameters: [String: String] { [:] }
}
