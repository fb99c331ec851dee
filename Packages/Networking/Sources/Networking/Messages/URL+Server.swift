public import Foundation

extension URL {
  /// Creates the normalized base URL of a server.
  ///
  /// Leading and trailing spaces, trailing slashes and the default port are removed. The scheme and the host are
  /// converted to lowercase. If the scheme is missing, it is `https`, or `http` for this machine: `mastodon.social`
  /// becomes `https://mastodon.social`, and `localhost:8080` becomes `http://localhost:8080`. A host name in another
  /// script is encoded as DNS requires: `münchen.example` becomes `xn--mnchen-3ya.example`. Returns `nil` if the text
  /// is not a valid URL, has a scheme other than `http` and `https`, or contains a username, a query, a fragment or a
  /// port outside the range 1 to 65,535.
  public init?(server text: String) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let hasScheme = text.contains("://")
    guard let url = URL(web: Self.encodingHost(of: hasScheme ? text : "https://" + text)),
      var parts = URLComponents(url: url, resolvingAgainstBaseURL: false),
      let scheme = parts.scheme?.lowercased(), let host = parts.encodedHost?.lowercased(),
      parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil,
      (1...65_535).contains(parts.port ?? 80)
    else { return nil }
    parts.encodedHost = host
    parts.scheme = !hasScheme && URL.isLoopback(host) ? "http" : scheme
    if parts.port == (parts.scheme == "https" ? 443 : 80) { parts.port = nil }
    while parts.percentEncodedPath.hasSuffix("/") { parts.percentEncodedPath.removeLast() }
    guard let url = parts.url else { return nil }
    self = url
  }

  /// Returns the text with its host in ASCII, or the text itself if the host cannot be encoded.
  private static func encodingHost(of text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    guard let parts = URLComponents(string: text), parts.encodedHost?.contains("%") == false else { return text }
    return parts.string ?? text
  }

  /// The host, and the port if the URL contains one, with brackets around an IPv6 address: `[::1]:8080`. The host is
  /// empty if the URL has none.
  public var hostAndPort: String {
    let host = host(percentEncoded: false) ?? ""
    return (host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host) + (port.map { ":\($0)" } ?? "")
  }

  /// A Boolean value that indicates whether the host is `localhost`, `127.0.0.1` or `::1`, so that nothing is sent
  /// over a network.
  public var isLoopback: Bool { host(percentEncoded: false).map { URL.isLoopback($0.lowercased()) } ?? false }

  private static func isLoopback(_ host: String) -> Bool {
    ["127.0.0.1", "localhost", "::1", "[::1]"].contains(host)
  }
}
