public import Foundation
public import Networking
public import Persistence
import Reactive

/// The key with which Twitter's API identifies an application. It is exchanged for the token that requests send.
public struct TwitterKey: Sendable {
  /// A part of a key. The raw value is the name of its secret.
  public enum Part: String, Sendable, CaseIterable {
    case key = "twitter-key"
    case secret = "twitter-secret"
  }

  private let key: Secret?
  private let secret: Secret?

  /// Creates a key from its two parts, either of which can be missing.
  public init(key: Secret?, secret: Secret?) {
    self.key = key
    self.secret = secret
  }

  /// Creates a key from the secret store.
  public init(_ secrets: SecretStore) async throws {
    let key = try await secrets.secret(Part.key.rawValue)
    let secret = try await secrets.secret(Part.secret.rawValue)
    self.init(key: key?.secret, secret: secret?.secret)
  }

  /// The parts that are missing. Requests are sent with a token only if no part is missing.
  public var missingParts: [Part] {
    Part.allCases.filter { part in
      switch part {
      case .key: key == nil
      case .secret: secret == nil
      }
    }
  }

  fileprivate var tokenEndpoint: Endpoint<TwitterToken>? {
    guard let key, let secret else { return nil }
    return .twitterToken(key: key.reveal(), secret: secret.reveal())
  }
}

extension AuthenticationInterceptor {
  /// Creates an interceptor that obtains a token for the first request, and another one when the server no longer
  /// accepts the token. If a part of the key is missing, requests are sent without a token.
  public static func twitter(
    _ key: TwitterKey, at url: URL, by client: APIClient
  ) -> AuthenticationInterceptor {
    guard let endpoint = key.tokenEndpoint else { return AuthenticationInterceptor(for: url) }
    // No server has issued this token, so the server responds with 401, and the interceptor replaces it.
    return AuthenticationInterceptor(for: url, token: AccessToken("none")) { _ in
      client.send(endpoint).map { AccessToken($0.text) }
    }
  }
}
