public import Foundation

/// A user who is logged in to a server.
///
/// An account contains the proof of the user's identity. The description of an account contains the name and the server
/// only.
public struct Account: Sendable, Hashable {
  /// The proof that a request comes from the user. Its description contains no secret.
  public enum Proof: Sendable, Hashable, Codable {
    /// A secret that requests carry in the `Authorization` header.
    case token(String)
    /// An access token, and the client that the server issued it to. Only that client can revoke it.
    case oauth(token: String, client: OAuthClient)
    /// Cookies, which are in the cookie jar of the server's client.
    case cookies
  }

  /// The URL of the server, as in the client's `baseURL`.
  public let server: URL
  /// The user's name, as the server sends it. Sanitize it before display.
  public let name: String
  /// The proof of the user's identity. Do not display or log it.
  public let proof: Proof
  /// A Boolean value that indicates whether the server rejected the proof the last time that it checked it. The proof is
  /// still sent, because some servers reject a valid proof for a while.
  public var isExpired: Bool

  /// Creates an account.
  public init(server: URL, name: String, proof: Proof, isExpired: Bool = false) {
    self.server = server
    self.name = name
    self.proof = proof
    self.isExpired = isExpired
  }

  /// The secret for the `Authorization` header, or `nil` if the proof is cookies. Do not display or log it.
  public var token: String? {
    switch proof {
    case .token(let token), .oauth(let token, _): token
    case .cookies: nil
    }
  }
}

/// A client that an OAuth server registered for this program. Its description contains no secret.
public struct OAuthClient: Sendable, Hashable, Codable {
  /// The public identifier of the client.
  public let id: String
  /// The client's secret. Do not display or log it.
  public let secret: String

  /// Creates a client.
  public init(id: String, secret: String) {
    self.id = id
    self.secret = secret
  }
}

extension Account: CustomStringConvertible, CustomReflectable {
  /// A description without secrets.
  public var description: String { "Account(\(name) at \(server))" }
  /// A mirror without secrets, so that `dump` does not reveal any.
  public var customMirror: Mirror { Mirror(self, children: ["server": server, "name": name]) }
}

extension Account.Proof: CustomStringConvertible, CustomReflectable {
  /// A description without secrets.
  public var description: String { "•••" }
  /// A mirror without secrets, so that `dump` does not reveal any.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension OAuthClient: CustomStringConvertible, CustomReflectable {
  /// A description without secrets.
  public var description: String { "OAuthClient(\(id))" }
  /// A mirror without secrets, so that `dump` does not reveal any.
  public var customMirror: Mirror { Mirror(self, children: ["id": id]) }
}
