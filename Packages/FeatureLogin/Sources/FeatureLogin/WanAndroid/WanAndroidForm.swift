/// The contents of wanandroid's form.
public struct WanAndroidForm: Sendable, Hashable {
  /// The purpose of the form.
  public enum Purpose: Sendable, Hashable {
    /// The user logs in.
    case logIn
    /// The user registers an account, and types the password twice.
    case register
  }

  /// The purpose of the form.
  public var purpose: Purpose
  /// The username, as typed. It must not be empty; the server checks the rest.
  public var username: String
  /// The password, as typed.
  public var password: String
  /// The repeated password, as typed. Ignored when logging in.
  public var repeated: String

  /// Creates the contents of a form.
  public init(purpose: Purpose = .logIn, username: String, password: String, repeated: String = "") {
    self.purpose = purpose
    self.username = username
    self.password = password
    self.repeated = repeated
  }

  /// The result of validating the repeated password, which must equal the password.
  public var repeatedCheck: FieldCheck {
    if repeated.isEmpty { return .empty }
    return repeated == password ? .valid : .invalid(.passwordsDiffer)
  }

  /// A Boolean value that indicates whether the form can be sent.
  public var isComplete: Bool {
    !username.isEmpty && !password.isEmpty && (purpose == .logIn || repeatedCheck == .valid)
  }
}

extension WanAndroidForm: CustomStringConvertible, CustomReflectable {
  /// The name of the type, so that printing a form reveals no secrets.
  public var description: String { "WanAndroidForm" }
  /// An empty mirror, so that `dump` reveals no secrets.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
