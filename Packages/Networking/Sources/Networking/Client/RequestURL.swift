import Foundation

/// A base URL, which is parsed only once, and from which the URLs of requests are created.
struct RequestURL: Sendable {
  private enum Base {
    case valid(text: String, origin: Origin)
    case invalid(String)
  }

  /// A URL and its origin.
  struct Target {
    let url: URL
    let origin: Origin
  }

  private let base: Base

  init(baseURL: URL) {
    guard let origin = baseURL.origin else {
      base = .invalid("the server address must begin with http:// or https:// and name a host")
      return
    }
    guard baseURL.user == nil, baseURL.query == nil, baseURL.fragment == nil else {
      base = .invalid("the server address must not contain a username, a query or a fragment")
      return
    }
    var text = baseURL.absoluteString
    while text.hasSuffix("/") { text.removeLast() }
    base = .valid(text: text, origin: origin)
  }

  func target(of path: EndpointPath, query: Parameters) throws(NetworkError) -> Target {
    let (base, origin) = try valid()
    switch path.target {
    case .invalid(let segment): throw .invalidSegment(segment)
    case .url(let url):
      guard url.origin == origin else { throw .foreignLink }
      return Target(url: url, origin: origin)
    case .unusableLink: throw .foreignLink
    case .path(let path):
      // The slash ends the authority component, so that the path cannot change the host.
      var text = path.isEmpty || path.hasPrefix("/") ? base + path : base + "/" + path
      if !query.isEmpty { text += (path.utf8.contains(UInt8(ascii: "?")) ? "&" : "?") + query.encoded }
      guard let url = URL(string: text) else { throw .invalidRequest("the path is not part of a valid URL") }
      return Target(url: url, origin: origin)
    }
  }

  private func valid() throws(NetworkError) -> (String, Origin) {
    switch base {
    case .valid(let text, let origin): return (text, origin)
    case .invalid(let problem): throw .invalidRequest(problem)
    }
  }
}

/// The scheme, host and port of a URL. Two URLs belong to the same server if their origins are equal.
struct Origin: Hashable, Sendable {
  let scheme: String
  let host: String
  let port: Int

  /// The URL of the server, or `nil` if the host is too long to display.
  var url: URL? {
    var parts = URLComponents()
    parts.scheme = scheme
    parts.encodedHost = host
    if port != (scheme == "https" ? 443 : 80) { parts.port = port }
    return host.utf8.count > 253 ? nil : parts.url
  }

  /// Whether the host is this machine.
  var isLoopback: Bool { host == "localhost" || host == "::1" || (host.hasPrefix("127.") && host.isIPAddress) }

  /// Whether the connection is encrypted or does not leave this machine.
  var isSecure: Bool { scheme == "https" || isLoopback }
}

extension String {
  /// Whether this host is an IP address, which has no parent domain.
  var isIPAddress: Bool { contains(":") || utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E } }
}

extension URL {
  /// The scheme, host and port, or `nil` if this is not an `http` or `https` URL with a host.
  var origin: Origin? {
    guard let scheme = scheme?.lowercased(), scheme == "http" || scheme == "https",
      let host = host(percentEncoded: false)?.lowercased(), !host.isEmpty
    else { return nil }
    return Origin(scheme: scheme, host: host, port: port ?? (scheme == "https" ? 443 : 80))
  }
}
