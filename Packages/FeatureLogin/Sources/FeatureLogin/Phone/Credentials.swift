/// A telephone number and a password.
public struct Credentials: Sendable, Hashable {
  /// The telephone number, as typed.
  public var telephone: String
  /// The password, as typed.
  public var password: String

  public init(telephone: String, password: String) {
    self.telephone = telephone
    self.password = password
  }
}

extension Credentials: CustomStringConvertible, CustomReflectable {
  /// Neither of the two, so that printing them shows no secret.
  public var description: String { "Credentials" }
  /// Nothing: `dump` shows no secret either.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
