import Foundation
import Networking

/// Lets pass what leads into the internet, or to a host that the user named: the words of a server must not make the program ask the
/// machines around it.
///
/// Names are judged, not what they resolve to.
struct PublicHosts: Interceptor {
  /// The hosts that the user named.
  let named: Set<String>

  func intercept(
    _ request: HTTPRequest, next: any Transport, completion: @escaping ExchangeCompletion
  ) -> any TransportTask {
    let host = request.url.host(percentEncoded: false)?.lowercased() ?? ""
    if named.contains(host) || Self.isPublic(host) { return next.start(request, completion: completion) }
    completion(.failure(.invalidRequest("\(host) is not in the internet")))
    return Refused()
  }

  /// Whether it is a name below a domain of the internet. An address is none, in whatever notation: no such domain begins with a digit.
  static func isPublic(_ host: String) -> Bool {
    let labels = host.split(separator: ".")
    guard labels.count > 1, let domain = labels.last, domain.first?.isLetter == true else { return false }
    return !["local", "localhost", "internal", "lan", "home", "arpa"].contains(domain)
  }

  private struct Refused: TransportTask {
    func cancel() {}
  }
}
