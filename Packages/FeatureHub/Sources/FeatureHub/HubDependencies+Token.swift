import Digest
public import Foundation
public import Networking
public import Persistence
import Reactive

extension HubDependencies {
  /// Creates the dependencies with a client that sends the user's token, if there is one, and revalidates cached
  /// responses.
  ///
  /// - Parameters:
  ///   - server: The URL of GitHub's REST API.
  ///   - transport: The transport that sends the requests.
  ///   - store: The store of the recent searches.
  ///   - token: A closure that reads the token. Called at most once, before the first request, because reading can
  ///     start a keyring, and most runs of an app send nothing to GitHub.
  ///   - cache: A closure that creates the interceptor that revalidates responses. Receives a closure that returns the
  ///     current token.
  ///   - interceptors: The interceptors that handle a request before all others.
  ///   - offersProfiles: A Boolean value that indicates whether the app has a destination for the profiles of Mastodon
  ///     servers.
  ///   - onUnreadableToken: A closure that is called with the reason if the token cannot be read. Requests are then
  ///     sent without a token.
  public init(
    server: URL, transport: any Transport, store: Store, token: @escaping @Sendable () async throws -> Secret?,
    cache: (@escaping @Sendable () -> Secret?) throws -> any Interceptor, interceptors: [any Interceptor] = [],
    offersProfiles: Bool,
    onUnreadableToken: @escaping @Sendable (any Error) -> Void
  ) rethrows {
    let limits = RateLimitInterceptor()
    let authentication = AuthenticationInterceptor(for: server)
    let hasToken: Single<Bool> = .create {
      let token = try await token()
      authentication.token = token.map { AccessToken($0.reveal()) }
      return token != nil
    }
    .catch { error in
      onUnreadableToken(error)
      return .just(false)
    }
    .asObservable().share(replay: 1, scope: .forever).asSingle()
    let own: [any Interceptor] = [
      PreparationInterceptor(hasToken.map { _ in }), try cache { authentication.token.map { Secret($0.value) } },
      limits, authentication,
    ]
    self.init(
      client: APIClient(baseURL: server, transport: transport, interceptors: interceptors + own),
      store: store, hasToken: hasToken,
      tokenOwner: hasToken.map { _ in
        authentication.token.map { String(SHA256.hexDigest(of: $0.value.utf8).prefix(16)) }
      },
      offersProfiles: offersProfiles, limits: limits.limits)
  }
}
