public import Foundation
public import Networking
public import Persistence
import Reactive

/// The key with which Twitter's API identifies an application. It is exchanged for the token that requests send.
public struct TwitterKey: Sendable {
  private let key: Secret
  private let secret: Secret

  /// Creates a key from its two parts.
  public init(key: Secret, secret: Secret) {
    self.key = key
    self.secret = secret
  }

  /// Creates a key from the secret store. Returns `nil` if either part is missing.
  public init?(_ secrets: SecretStore) async throws {
    guard let key = try await secrets.secret("twitter-key"), let secret = try await secrets.secret("twitter-secret")
    else { return nil }
    self.init(key: key.secret, secret: secret.secret)
  }

  fileprivate var tokenEndpoint: Endpoint<TwitterToken> { .twitterToken(key: key.reveal(), secret: secret.reveal()) }
}

extension AuthenticationInterceptor {
  /// Creates an interceptor that obtains a token for the first request, and another one when the server no longer
  /// accepts the token. Without a key, requests are sent without a token.
  public static func twitter(
    _ key: TwitterKey?, at url: URL, by client: APIClient
  ) -> AuthenticationInterceptor {
    guard let key else { return AuthenticationInterceptor(for: url) }
    // No server has issued this token, so the server responds with 401, and the interceptor replaces it.
    return AuthenticationInterceptor(for: url, token: AccessToken("none")) { _ in
      client.send(key.tokenEndpoint).map { AccessToken($0.text) }
    }
  }
}
