/// A destination's name and the parameters that its input is encoded in.
///
/// You get routes from a ``RouteKey``, or from a URL by way of ``ModuleList/route(url:)``. A route is a plain value: it can be stored,
/// compared and written as a URL, and holds nothing of the feature that it leads to.
public struct Route: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The name of the destination, in lower case.
  public let name: String
  /// The parameters by their names, which are in lower case.
  public let parameters: [String: String]

  init(_ name: String, _ parameters: [String: String] = [:]) {
    self.name = name
    self.parameters = parameters
  }

  public var description: String {
    let parameters = parameters.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return parameters.isEmpty ? name : "\(name)(\(parameters.joined(separator: ", ")))"
  }
}
