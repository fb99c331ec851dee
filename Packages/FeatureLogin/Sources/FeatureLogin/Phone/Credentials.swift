/// A phone number and a password.
public struct Credentials: Sendable, Hashable {
  /// The phone number, as typed.
  public var phoneNumber: String
  /// The password, as typed.
  public var password: String

  /// Creates credentials.
  public init(phoneNumber: String, password: String) {
    self.phoneNumber = phoneNumber
    self.password = password
  }
}

extension Credentials: CustomStringConvertible, CustomReflectable {
  /// The name of the type, so that printing credentials reveals no secrets.
  public var description: String { "Credentials" }
  /// An empty mirror, so that `dump` reveals no secrets.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
