import Foundation

/// Puts addresses below a base URL.
struct RequestURL {
  let baseURL: URL

  func url(to path: EndpointPath, query: Parameters) throws(NetworkError) -> URL {
    switch path.target {
    case .invalid(let problem): throw .invalidRequest(problem)
    case .url(let url):
      guard url.origin == baseURL.origin, url.origin != nil else {
        throw .invalidRequest("the link leads to another server")
      }
      return url
    case .path(let path): return try url(to: path, query: query)
    }
  }

  private func url(to path: String, query: Parameters) throws(NetworkError) -> URL {
    guard baseURL.origin != nil else {
      throw .invalidRequest("the server address must begin with http:// or https:// and name a host")
    }
    guard baseURL.user == nil, baseURL.query == nil, baseURL.fragment == nil else {
      throw .invalidRequest("the server address must not hold a user name, a query or a fragment")
    }
    var text = baseURL.absoluteString
    while text.hasSuffix("/") { text.removeLast() }
    if !path.isEmpty { text += path.hasPrefix("/") ? path : "/" + path }
    if !query.isEmpty { text += (path.contains("?") ? "&" : "?") + query.encoded }
    guard let url = URL(string: text), url.origin == baseURL.origin else {
      throw .invalidRequest("the path is not part of a valid URL")
    }
    return url
  }
}

/// What must be equal for two URLs to belong to the same server.
struct Origin: Hashable, Sendable {
  let scheme: String
  let host: String
  let port: Int
}

extension URL {
  /// The scheme, host and port; nil when this is no `http` or `https` URL with a host.
  var origin: Origin? {
    guard let scheme = scheme?.lowercased(), scheme == "http" || scheme == "https",
      let host = host(percentEncoded: false)?.lowercased(), !host.isEmpty
    else { return nil }
    return Origin(scheme: scheme, host: host, port: port ?? (scheme == "https" ? 443 : 80))
  }
}
