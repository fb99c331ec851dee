import Foundation

/// The settings that all requests of a transport share.
struct CurlSettings: Sendable {
  let limits: TransportLimits
  let authorities: String?
  let authorityDirectory: String?
  /// The hosts that are reached without a proxy, from `NO_PROXY`.
  let directHosts: String
  /// The only hosts that may be on a private network, or `nil` if every host may be.
  private let privateHosts: Set<String>?
  private let proxies: [String: Proxy]

  init(_ configuration: CurlTransport.Configuration) {
    let environment = configuration.environment
    limits = configuration.limits
    authorities = configuration.authorities?.path ?? environment["SSL_CERT_FILE"]
    authorityDirectory = configuration.authorities == nil ? environment["SSL_CERT_DIR"] : nil
    directHosts = environment["no_proxy"] ?? environment["NO_PROXY"] ?? ""
    privateHosts = configuration.privateHosts
    proxies = Proxy.all(in: environment)
  }

  /// Whether the path of the certificate authorities leads to a pipe, a directory or another special file. libcurl
  /// would wait forever for a pipe, and read a device without end.
  var hasIrregularAuthorities: Bool {
    var status = stat()
    guard let authorities, stat(authorities, &status) == 0 else { return false }
    return status.st_mode & S_IFMT != S_IFREG
  }

  /// Returns a Boolean value that indicates whether a request may connect only to addresses on the Internet. A proxy can
  /// be on a private network.
  func needsPublicAddress(for origin: Origin?) -> Bool {
    guard let privateHosts, proxy(for: origin) == nil else { return false }
    return origin.map { !privateHosts.contains($0.host) } ?? true
  }

  /// Returns the proxy for a server, or `nil` if it is reached directly.
  func proxy(for origin: Origin?) -> Proxy? {
    guard let origin, !origin.isLoopback, !Proxy.isExcluded(origin.host, by: directHosts) else { return nil }
    return proxies[origin.scheme]
  }
}
