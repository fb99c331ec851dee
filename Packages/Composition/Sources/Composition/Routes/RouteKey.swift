/// The typed name of a destination, with which a module can open a screen of another module.
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
/// ``ModuleList/route(to:_:)`` returns `nil` when no module of the app offers the destination, so you can remove a
/// feature without changing the features that link to it.
public struct RouteKey<Input: RouteInput>: Hashable, Sendable {
  /// The name of the destination: lowercase letters, digits and hyphens, unique in the app.
  public let name: String

  /// Creates a key with the name of a destination.
  public init(_ name: String) {
    self.name = name
  }

  /// Returns the route that leads to the destination with an input, even if no module offers the destination.
  public func callAsFunction(_ input: Input) -> Route { Route(name, input.parameters) }
}

extension RouteKey where Input == NoInput {
  /// Returns the route that leads to the destination, even if no module offers the destination.
  public func callAsFunction() -> Route { Route(name) }
}

/// The input of a destination.
///
/// Converting an input to a URL and back must yield an equal input: `Self(parameters: input.parameters) == input`.
public protocol RouteInput: Hashable, Sendable {
  /// Creates an input from the parameters of a route. Returns `nil` if a parameter is missing or invalid. Ignores
  /// unknown parameters.
  ///
  /// - Parameter parameters: The values, keyed by their lowercase names. They are untrusted.
  init?(parameters: [String: String])

  /// The parameters, with lowercase names. Omit parameters that have their default value.
  var parameters: [String: String] { get }
}

/// The input of a destination that takes no input.
public struct NoInput: RouteInput {
  /// Creates the input.
  public init() {}

  /// Creates the input. Ignores the parameters.
  public init?(parameters: [String: String]) {}

  /// An empty dictionary.
  public var parameters: [String: String] { [:] }
}
