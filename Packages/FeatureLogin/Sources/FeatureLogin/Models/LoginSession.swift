/// A person who is signed in, and what proves it to the server.
public struct LoginSession: Sendable, Hashable {
  /// The person's name, as the server gives it.
  public let name: String
  /// The secret that later requests are sent with. Not for screens and logs.
  public let token: String

  public init(name: String, token: String) {
    self.name = name
    self.token = token
  }
}

extension LoginSession: Decodable {
  private enum CodingKeys: String, CodingKey {
    case name
    case token = "user_token"
  }
}

extension LoginSession: CustomStringConvertible, CustomReflectable {
  /// The name alone, so that printing a session shows no secret.
  public var description: String { "LoginSession(\(name))" }
  /// The name alone.
  public var customMirror: Mirror { Mirror(self, children: ["name": name]) }
}
