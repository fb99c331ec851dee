public import Foundation
public import Networking
import Reactive

/// An interceptor for the client of a Mastodon server that the user has named. If the address is only the domain of
/// accounts, as in `alice@example.org`, requests fail with `NetworkError.accountsElsewhere`, which names the server.
///
/// The interceptor looks for another server once, after the first response that no Mastodon server sends: a web page, or
/// an error that is not JSON.
public struct AccountDomainInterceptor: Interceptor {
  private let server: Observable<ServerAddress?>

  /// Creates an interceptor, or returns `nil` if `domain` cannot be the address of a Mastodon server.
  ///
  /// - Parameters:
  ///   - domain: The URL that the user has named.
  ///   - client: The client that looks for the server.
  public init?(_ domain: URL, client: APIClient) {
    guard let address = ServerAddress(domain.absoluteString) else { return nil }
    server = address.serverOfAccounts(client).asObservable().share(replay: 1, scope: .forever)
  }

  /// Sends the request. If the response is not that of a Mastodon server and the domain names one, fails.
  public func intercept(
    _ request: HTTPRequest, next: any Transport, completion: @escaping ExchangeCompletion
  ) -> any TransportTask {
    next.start(request) { [server] result in
      guard !request.isForeign, case .success(let response) = result, response.isOfOtherServer else {
        return completion(result)
      }
      // Not disposed of, because the search ends after ten seconds.
      _ = server.subscribe(
        onNext: { completion($0.map { .failure(.accountsElsewhere($0.url)) } ?? result) },
        onError: { _ in completion(result) })
    }
  }
}

extension HTTPResponse {
  /// Whether no Mastodon server sends such a response.
  fileprivate var isOfOtherServer: Bool {
    let first = body.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return switch status {
    case 401, 422, 429: false
    case 400..<500: first != UInt8(ascii: "{")
    default: (200..<300).contains(status) && first == UInt8(ascii: "<")
    }
  }
}
