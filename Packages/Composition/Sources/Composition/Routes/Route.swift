/// A destination's name, and its input encoded as parameters.
///
/// You get routes from a ``RouteKey``, or from a URL with ``ModuleList/route(url:)``. A route is a plain value: it can
/// be stored, compared and written as a URL, and does not depend on the feature to which it leads.
public struct Route: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The name of the destination, in lowercase.
  public let name: String
  /// The values of the parameters, keyed by their lowercase names.
  public let parameters: [String: String]

  init(_ name: String, _ parameters: [String: String] = [:]) {
    self.name = name
    self.parameters = parameters
  }

  /// The name of the destination and its parameters.
  public var description: String {
    let parameters = parameters.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return parameters.isEmpty ? name : "\(name)(\(parameters.joined(separator: ", ")))"
  }
}
