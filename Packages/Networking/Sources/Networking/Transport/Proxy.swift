import Foundation

/// A proxy that the environment names.
public struct Proxy: Sendable, Hashable {
  /// The environment variable that names the proxy, such as `https_proxy`.
  public let variable: String
  /// The address of the proxy, as libcurl reads it. Do not display or log it, because it can contain a password.
  let value: String

  /// The proxies that an environment names for `http` and `https` servers, keyed by the scheme.
  public static func all(in environment: [String: String]) -> [String: Proxy] {
    func named(_ names: String...) -> Proxy? {
      names.lazy.compactMap { name in environment[name].map { Proxy(variable: name, value: $0) } }.first
    }
    // In a CGI program, `HTTP_PROXY` contains the `Proxy` header of the client.
    let isCGI = environment["REQUEST_METHOD"] != nil
    let common = named("all_proxy", "ALL_PROXY")
    let proxies = [
      "http": (isCGI ? named("http_proxy") : named("http_proxy", "HTTP_PROXY")) ?? common,
      "https": named("https_proxy", "HTTPS_PROXY") ?? common,
    ]
    return proxies.compactMapValues { $0?.value.isEmpty == false ? $0 : nil }
  }

  /// The scheme, the host and the port of the proxy, without a username and a password, or `nil` if the address is not
  /// valid or its scheme is not supported.
  public var address: String? {
    let text = value.contains("://") ? value : "http://" + value
    guard let parts = URLComponents(string: text), let host = parts.encodedHost, !host.isEmpty,
      let scheme = parts.scheme?.lowercased(), Self.schemes.contains(scheme), (1...65_535).contains(parts.port ?? 1_080)
    else { return nil }
    return "\(scheme)://\(host)\(parts.port.map { ":\($0)" } ?? "")"
  }

  /// Whether the address contains a username.
  var hasCredentials: Bool { value.contains("@") }

  private static let schemes: Set = ["http", "https", "socks4", "socks4a", "socks5", "socks5h"]

  /// The failure of a request that the proxy rejected with the status code 407.
  var unauthorized: ProxyFailure { hasCredentials ? .rejectedCredentials(address ?? "") : .unauthorized(address ?? "") }

  /// Returns whether `NO_PROXY` excludes a host, so that it is reached directly.
  static func isExcluded(_ host: String, by list: String) -> Bool {
    list.split { $0 == "," || $0 == " " }.contains { entry in
      let domain = entry.lowercased().trimmingCharacters(in: ["."])
      return entry == "*" || host == domain || host.hasSuffix("." + domain)
    }
  }
}
