import Foundation

/// How an app writes its routes as URLs.
///
/// For example, with the scheme `tessera` and the host `momentsapp.com` these are the same route:
///
///     tessera://person?name=alice
///     https://momentsapp.com/app/Person?Name=alice
///
/// Of a path only the last component counts. Names of destinations and parameters are case-insensitive, values are not. The first of two
/// parameters with the same name counts.
public struct RouteURLFormat: Sendable {
  private let scheme: String
  private let host: String?

  /// Creates a format.
  ///
  /// - Parameters:
  ///   - scheme: The app's own URL scheme, in lower case.
  ///   - host: The host of links that open in a browser, too, in lower case. `nil` for an app without such links.
  public init(scheme: String, host: String? = nil) {
    self.scheme = scheme
    self.host = host
  }

  /// Returns the URL of a route: `tessera://person?name=alice`.
  public func url(_ route: Route) -> String { "\(scheme)://\(route.name)\(query(route))" }

  /// Returns the link of a route that opens in a browser, too: `https://momentsapp.com/person?name=alice`. `nil` for an app without such
  /// links.
  public func link(_ route: Route) -> String? { host.map { "https://\($0)/\(route.name)\(query(route))" } }

  /// Returns the name and the parameters in a URL, or `nil` if the URL is not one of the app's.
  func parse(_ text: String) -> Route? {
    guard let components = URLComponents(string: text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      return nil
    }
    let last = components.path.split(separator: "/").last.map(String.init)
    let name: String?
    switch components.scheme?.lowercased() {
    case scheme: name = last ?? components.host
    case "https" where host != nil && components.host?.lowercased() == host: name = last
    default: return nil
    }
    // Names need no encoding, so a name that does is not one of the app's.
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

  /// RFC 3986's unreserved characters; everything else is percent-encoded, so that no value can be taken for a part of the URL.
  private static let unreserved = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")

  private static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
  }
}
