import Foundation

/// What every exchange of one transport has in common.
struct CurlSettings: Sendable {
  let limits: TransportLimits
  let authorities: String?
  let authorityDirectory: String?
  private let plainProxy: String?

  init(_ configuration: CurlTransport.Configuration) {
    let environment = configuration.environment
    limits = configuration.limits
    authorities = configuration.authorities?.path ?? environment["SSL_CERT_FILE"]
    authorityDirectory = configuration.authorities == nil ? environment["SSL_CERT_DIR"] : nil
    // libcurl reads `http_proxy` in lower case only: in a CGI program the upper-case name holds what the client sent.
    let isCGI = environment["REQUEST_METHOD"] != nil
    plainProxy = environment["http_proxy"] ?? (isCGI ? nil : environment["HTTP_PROXY"])
  }

  /// The proxy to set for a URL: empty for none, nil to leave the choice to libcurl.
  func proxy(for url: URL) -> String? {
    let host = url.host(percentEncoded: false) ?? ""
    if host == "localhost" || host == "::1" || host.hasPrefix("127.") { return "" }
    return url.scheme == "http" ? plainProxy : nil
  }
}
