/// A person who is signed in at a service, and what proves it there.
///
/// Its coded form holds the proof: keep it where secrets are kept, and nowhere else.
public struct LoginSession: Sendable, Hashable, Codable {
  /// What later requests prove it with. Printing one shows nothing of it.
  public enum Proof: Sendable, Hashable, Codable {
    /// A secret that requests carry.
    case token(String)
    /// Cookies, which are in the jar of the service's client and not here.
    case cookies
    /// A secret that requests carry, and the program that it was given to, which alone may revoke it.
    case oauth(token: String, client: OAuthClient)
  }

  /// Where.
  public let service: LoginService
  /// The person's name, as the server gives it. Not to be trusted.
  public let name: String
  /// Not for screens and logs.
  public let proof: Proof

  /// Creates a session, for example one that was kept.
  public init(service: LoginService, name: String, proof: Proof) {
    self.service = service
    self.name = name
    self.proof = proof
  }

  /// The secret for the `Authorization` header of later requests; nil where cookies prove it. Not for screens and logs.
  public var token: String? {
    switch proof {
    case .token(let token), .oauth(let token, _): token
    case .cookies: nil
    }
  }
}

/// What a Mastodon server knows this program by.
public struct OAuthClient: Sendable, Hashable, Codable {
  /// Its public name.
  public let id: String
  /// What it proves itself with. Not for screens and logs.
  public let secret: String

  /// Creates a client, for example one that was kept.
  public init(id: String, secret: String) {
    self.id = id
    self.secret = secret
  }
}

extension LoginSession: CustomStringConvertible, CustomReflectable {
  /// The name alone, so that printing a session shows no secret.
  public var description: String { "LoginSession(\(name))" }
  /// The name alone.
  public var customMirror: Mirror { Mirror(self, children: ["name": name]) }
}

extension LoginSession.Proof: CustomStringConvertible, CustomReflectable {
  /// Nothing of the secret.
  public var description: String { "•••" }
  /// Nothing.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension OAuthClient: CustomStringConvertible, CustomReflectable {
  /// The public name alone.
  public var description: String { "OAuthClient(\(id))" }
  /// The public name alone.
  public var customMirror: Mirror { Mirror(self, children: ["id": id]) }
}
