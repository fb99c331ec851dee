import Foundation
import Mastodon
import Networking
import Reactive

/// A program that a server has registered. The server can be another one than the user entered.
struct RegisteredProgram: Sendable {
  let server: ServerAddress
  /// The client that sends requests to the server.
  let connection: APIClient
  let client: OAuthClient
}

/// Finding the server of a domain. The accounts of `example.org` can be on the server `social.example.org`.
extension MastodonOAuth {
  /// Returns a single that registers this program at a server. If there is no Mastodon server at the address, registers
  /// it at the server that the domain names with host-meta, WebFinger or a redirect.
  func register(_ redirect: URL, at server: ServerAddress) -> Single<RegisteredProgram> {
    registerDirectly(redirect, at: server).catch { error in
      guard let error = error as? NetworkError, error.isOfOtherServer else { throw error }
      return serverOfAccounts(of: server, after: error).flatMap { host in
        guard let host else { throw error }
        return registerDirectly(redirect, at: host).catch { error in
          if case NetworkError.redirected? = (error as? NetworkError)?.withoutProxy { throw error }
          guard let error = error as? NetworkError else { throw error }
          throw NetworkError.redirected(to: host.url, error)
        }
      }
    }
  }

  private func registerDirectly(_ redirect: URL, at server: ServerAddress) -> Single<RegisteredProgram> {
    let connection = client(server.url)
    return connection.send(.registerApp(named: "Tessera", redirect: redirect, scope: Self.scope))
      .map { RegisteredProgram(server: server, connection: connection, client: $0) }
  }

  /// Returns a single that emits the server to which a domain delegates its accounts, or `nil` if the domain names none.
  private func serverOfAccounts(of domain: ServerAddress, after error: NetworkError) -> Single<ServerAddress?> {
    domain.serverOfAccounts(client(domain.url), redirectTarget: error.redirectTarget)
  }
}

extension ServerAddress {
  /// Returns a single that emits the server to which this domain delegates its accounts, or `nil` if the domain names
  /// none. Never fails.
  ///
  /// - Parameters:
  ///   - client: The client of the domain.
  ///   - redirectTarget: The server to which the domain redirected an earlier request, or `nil` if there was none.
  func serverOfAccounts(_ client: APIClient, redirectTarget: URL? = nil) -> Single<ServerAddress?> {
    let account = "acct:\(username ?? name)@\(name)"
    // A request that fails at another server names that server, too.
    func candidate(_ endpoint: Endpoint<URL?>) -> Single<URL?> {
      client.send(endpoint).catch { .just(($0 as? NetworkError)?.redirectTarget) }
    }
    return Single.zip(candidate(.hostMeta), candidate(.webFinger(account))).map { hostMeta, webFinger in
      [hostMeta, webFinger, redirectTarget].lazy.compactMap(\.self)
        .compactMap { ServerAddress($0.absoluteString) }.first { $0.url != url }
    }
  }
}

extension NetworkError {
  /// Whether the error can mean that there is no Mastodon server at the address.
  fileprivate var isOfOtherServer: Bool {
    switch withoutProxy {
    case .status(let failure): ![401, 422, 429].contains(failure.code) && (300..<500).contains(failure.code)
    case .decoding, .redirected, .transport(.unsafeRedirect): true
    default: false
    }
  }

  /// The server to which the request was redirected, or `nil` if there was no redirect to another server.
  fileprivate var redirectTarget: URL? {
    switch withoutProxy {
    case .redirected(let url, _): url
    case .transport(.unsafeRedirect(let url)): url
    default: nil
    }
  }
}

extension Endpoint where Response == URL? {
  /// The endpoint of the document that names the WebFinger server of a domain, in XML or JSON (RFC 6415).
  fileprivate static var hostMeta: Endpoint {
    Endpoint(
      .get, "/.well-known/host-meta", headers: ["Accept": "application/xrd+xml, application/json;q=0.9, */*;q=0.1"],
      isAuthorized: false, timeout: .seconds(10),
      decoding: Decoding<String>.text.map { text in
        text.firstMatch(of: /(https?:\/\/[^\/"'\s<>]+)\/\.well-known\/webfinger/).flatMap { URL(server: String($0.1)) }
      })
  }

  /// Returns the endpoint of the description of an account (RFC 7033). Its link to itself is on the account's server.
  fileprivate static func webFinger(_ account: String) -> Endpoint {
    Endpoint(
      .get, "/.well-known/webfinger", query: ["resource": account], headers: ["Accept": "application/jrd+json"],
      isAuthorized: false, timeout: .seconds(10),
      decoding: Decoding<AccountDescription>.json().map { description in
        let link = description.links.elements.first { $0.rel == "self" }
        guard let link, var parts = link.href.flatMap({ URLComponents(string: $0) }) else { return nil }
        (parts.path, parts.query, parts.fragment) = ("", nil, nil)
        return parts.url
      })
  }
}

private struct AccountDescription: Decodable, Sendable {
  struct Link: Decodable, Sendable {
    let rel: String
    let href: String?
  }

  let links: LossyArray<Link>
}
