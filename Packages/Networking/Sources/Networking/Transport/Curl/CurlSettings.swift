import Foundation

/// The settings that all requests of a transport share.
struct CurlSettings: Sendable {
  let limits: TransportLimits
  let authorities: String?
  let authorityDirectory: String?
  /// The hosts that are reached without a proxy, from `NO_PROXY`.
  let directHosts: String
  private let proxies: [String: String]

  init(_ configuration: CurlTransport.Configuration) {
    let environment = configuration.environment
    limits = configuration.limits
    authorities = configuration.authorities?.path ?? environment["SSL_CERT_FILE"]
    authorityDirectory = configuration.authorities == nil ? environment["SSL_CERT_DIR"] : nil
    func variable(_ name: String) -> String? { environment[name] ?? environment[name.uppercased()] }
    directHosts = variable("no_proxy") ?? ""
    let common = variable("all_proxy")
    // In a CGI program, `HTTP_PROXY` contains the `Proxy` header of the client.
    let isCGI = environment["REQUEST_METHOD"] != nil
    proxies = [
      "http": (isCGI ? environment["http_proxy"] : variable("http_proxy")) ?? common ?? "",
      "https": variable("https_proxy") ?? common ?? "",
    ]
  }

  /// Returns the proxy for a server, or an empty string if there is none.
  func proxy(for origin: Origin?) -> String {
    guard let origin, !origin.isLoopback else { return "" }
    return proxies[origin.scheme] ?? ""
  }
}
