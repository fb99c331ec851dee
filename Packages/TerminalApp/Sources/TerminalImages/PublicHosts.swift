import Foundation
import Networking

/// An interceptor that allows requests only to hosts on the Internet and to hosts that the user named. A URL from a
/// server must not make the app send requests to machines on the local network.
///
/// The interceptor checks the names of hosts, not the addresses to which the names resolve.
struct PublicHosts: Interceptor {
  /// The hosts that the user named.
  let named: Set<String>

  func intercept(
    _ request: HTTPRequest, next: any Transport, completion: @escaping ExchangeCompletion
  ) -> any TransportTask {
    let host = request.url.host(percentEncoded: false)?.lowercased() ?? ""
    if named.contains(host) || Self.isPublic(host) { return next.start(request, completion: completion) }
    completion(.failure(.invalidRequest("\(host) is not on the Internet")))
    return Refused()
  }

  /// Returns whether a host is a domain name on the Internet. IP addresses are rejected in any notation, since no
  /// top-level domain starts with a digit.
  static func isPublic(_ host: String) -> Bool {
    let labels = host.split(separator: ".")
    guard labels.count > 1, let domain = labels.last, domain.first?.isLetter == true else { return false }
    return !["local", "localhost", "internal", "lan", "home", "arpa"].contains(domain)
  }

  private struct Refused: TransportTask {
    func cancel() {}
  }
}
