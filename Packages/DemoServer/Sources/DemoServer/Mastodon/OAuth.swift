import Digest
import Foundation

/// A registered program.
struct OAuthApp: Codable, Equatable, Sendable {
  var id: Int
  var name: String
  var website: String?
  var redirectURIs: [String]
  var scopes: Set<String>
  var clientID: String
  var clientSecret: String

  /// The program that can revoke the demo token from the start, so that a client that begins with this token can log
  /// out.
  static let demo = OAuthApp(
    id: 563_418, name: "Demo", website: nil, redirectURIs: [outOfBand], scopes: ["read", "write"],
    clientID: DemoServer.Accounts.mastodonClient.id, clientSecret: DemoServer.Accounts.mastodonClient.secret)

  static let outOfBand = "urn:ietf:wg:oauth:2.0:oob"

  /// Returns whether a redirect to a URI is allowed: to a registered URI, or to a registered loopback URI with another
  /// port (RFC 8252).
  func allowsRedirect(to uri: String) -> Bool {
    let portless = Self.loopbackWithoutPort(uri)
    return redirectURIs.contains { $0 == uri || portless != nil && Self.loopbackWithoutPort($0) == portless }
  }

  private static func loopbackWithoutPort(_ uri: String) -> String? {
    guard var components = URLComponents(string: uri), components.scheme == "http",
      ["127.0.0.1", "localhost", "[::1]"].contains(components.host ?? "")
    else { return nil }
    components.port = nil
    return components.string
  }
}

/// An authorization code that was shown to a user or sent to a redirect URI. It can be exchanged once.
struct OAuthGrant: Codable, Equatable, Sendable {
  var code: String
  var clientID: String
  var redirectURI: String
  var scopes: Set<String>
  /// The S256 challenge of PKCE, or `nil` if the program does not use PKCE.
  var challenge: String?
  var expires: Date
  /// The user who authorized the program, or `nil` for the demo user.
  var user: String?

  static let lifetime: TimeInterval = 600

  func accepts(verifier: String?) -> Bool {
    guard let challenge else { return true }
    guard let verifier else { return false }
    let digest = Data(SHA256.digest(of: verifier.utf8)).base64EncodedString()
    return challenge == digest.replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }
}

struct OAuthToken: Codable, Equatable, Sendable {
  var value: String
  var clientID: String
  var scopes: Set<String>
  /// Whether the token belongs to a user, and not to a program only.
  var isUser: Bool
  /// The user, or `nil` for the demo user.
  var user: String?

  /// The user to whom the token belongs.
  var person: Person { user.flatMap(Person.named) ?? Person.all[0] }

  /// Returns whether a scope is allowed. `read` includes `read:lists`.
  func allows(_ scope: String) -> Bool {
    scopes.contains(scope) || scopes.contains(String(scope.prefix { $0 != ":" }))
  }
}

extension Set<String> {
  init(scopes text: String) { self.init(text.split { $0 == " " || $0 == "+" }.map(String.init)) }

  var scopeText: String { sorted().joined(separator: " ") }

  /// Returns whether these scopes include every requested scope.
  func covers(_ asked: Set<String>) -> Bool {
    asked.allSatisfy { contains($0) || contains(String($0.prefix { $0 != ":" })) }
  }
}
