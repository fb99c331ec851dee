/// What is in the form of wanandroid.
public struct WanAndroidForm: Sendable, Hashable {
  /// What the form is for.
  public enum Purpose: Sendable, Hashable {
    case signIn
    /// A new account. The password is typed twice.
    case register
  }

  /// What the form is for.
  public var purpose: Purpose
  /// The name, as typed. Any but an empty one will do: that is for the server to say.
  public var username: String
  /// The password, as typed.
  public var password: String
  /// The password once more, as typed. Of no concern for signing in.
  public var repeated: String

  /// Gathers the fields.
  public init(purpose: Purpose = .signIn, username: String, password: String, repeated: String = "") {
    self.purpose = purpose
    self.username = username
    self.password = password
    self.repeated = repeated
  }

  /// Whether the repeated password is the password.
  public var repeatedCheck: FieldCheck {
    if repeated.isEmpty { return .empty }
    return repeated == password ? .valid : .invalid(.passwordsDiffer)
  }

  /// Whether it can be sent.
  public var isComplete: Bool {
    !username.isEmpty && !password.isEmpty && (purpose == .signIn || repeatedCheck == .valid)
  }
}

extension WanAndroidForm: CustomStringConvertible, CustomReflectable {
  /// Nothing of the fields, so that printing them shows no secret.
  public var description: String { "WanAndroidForm" }
  /// Nothing: `dump` shows no secret either.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
