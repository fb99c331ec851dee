import DemoServer
import FeatureTimeline
import Foundation
import Networking
import Persistence
import Reactive

/// What Twitter knows a program by. It is exchanged for the token that requests carry.
struct TwitterKey: Sendable {
  let key: Secret
  let secret: Secret

  /// The key of the demo server.
  static let demo = TwitterKey(
    key: Secret(DemoServer.Accounts.twitterKey), secret: Secret(DemoServer.Accounts.twitterSecret))

  private init(key: Secret, secret: Secret) {
    self.key = key
    self.secret = secret
  }

  /// Reads the key from the environment or the keyring; nil if it is not there whole.
  init?(_ secrets: SecretStore) async throws {
    guard let key = try await secrets.secret("twitter-key"), let secret = try await secrets.secret("twitter-secret")
    else { return nil }
    self.init(key: key.secret, secret: secret.secret)
  }
}

extension AuthenticationInterceptor {
  /// Has a token issued for the first request, and another when the server takes that no more. Without a key, requests are sent without
  /// a token.
  static func twitter(_ key: TwitterKey?, at url: URL, by client: APIClient) -> AuthenticationInterceptor {
    guard let key else { return AuthenticationInterceptor(for: url) }
    // No server has issued this one: it is answered with 401, and so replaced.
    return AuthenticationInterceptor(for: url, token: AccessToken("none")) { _ in
      client.send(.twitterToken(key: key.key.reveal(), secret: key.secret.reveal())).map { AccessToken($0.text) }
    }
  }
}
