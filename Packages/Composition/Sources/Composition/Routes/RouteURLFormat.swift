import Foundation

/// The URL format of an app's routes.
///
/// For example, with the scheme `tessera` and the host `momentsapp.com`, these URLs have the same route:
///
///     tessera://person?name=alice
///     https://momentsapp.com/app/Person?Name=alice
///
/// The name of the destination is the last component of the path or, in a URL with the app's own scheme and no path,
/// the host. The names of destinations and parameters are case-insensitive; the values of parameters are
/// case-sensitive. If a parameter occurs twice, the first value is used. A URL with a username has no route.
public struct RouteURLFormat: Sendable {
  private let scheme: String
  private let host: String?

  /// Creates a format.
  ///
  /// - Parameters:
  ///   - scheme: The app's own URL scheme, in lowercase.
  ///   - host: The host of the app's web links, in lowercase, or `nil` for an app without web links.
  public init(scheme: String, host: String? = nil) {
    self.scheme = scheme
    self.host = host
  }

  /// Returns the URL of a route, such as `tessera://person?name=alice`.
  public func url(_ route: Route) -> String { "\(scheme)://\(route.name)\(query(route))" }

  /// Returns the web link of a route, such as `https://momentsapp.com/person?name=alice`, or `nil` for an app without
  /// web links.
  public func link(_ route: Route) -> String? { host.map { "https://\($0)/\(route.name)\(query(route))" } }

  /// Returns the route with the name and the parameters in a URL, or `nil` if the URL does not have this format.
  func parse(_ text: String) -> Route? {
    guard let components = URLComponents(string: text.trimmingCharacters(in: .whitespacesAndNewlines)),
      components.user == nil, components.password == nil
    else { return nil }
    let last = components.path.split(separator: "/").last.map(String.init)
    let name: String?
    switch components.scheme?.lowercased() {
    case scheme: name = last ?? components.host
    case "https" where host != nil && components.host?.lowercased() == host: name = last
    default: return nil
    }
    // Names consist of characters that need no encoding, so any other name does not belong to the app.
    guard let name, !name.isEmpty, Self.encoded(name) == name else { return nil }
    return Route(
      name.lowercased(),
      Dictionary(
        (components.queryItems ?? []).map { ($0.name.lowercased(), $0.value ?? "") },
        uniquingKeysWith: { first, _ in first }))
  }

  private func query(_ route: Route) -> String {
    let items = route.parameters.sorted { $0.key < $1.key }
      .map { "\(Self.encoded($0.key))=\(Self.encoded($0.value))" }
    return items.isEmpty ? "" : "?" + items.joined(separator: "&")
  }

  /// The unreserved characters of RFC 3986. All others are percent-encoded, so that a value cannot change the structure
  /// of the URL.
  private static let unreserved = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")

  private static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
  }
}
