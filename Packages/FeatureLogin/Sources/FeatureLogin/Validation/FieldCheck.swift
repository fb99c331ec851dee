/// What can be said of a field before anything is sent.
public enum FieldCheck: Sendable, Hashable {
  /// Nothing was typed yet. No reason for a complaint, and not enough to sign in.
  case empty
  case valid
  case invalid(Problem)

  /// What is wrong with a field.
  public enum Problem: Sendable, Hashable {
    /// The number holds something else than digits.
    case telephoneFormat
    /// The number has fewer than 11 digits.
    case telephoneTooShort
    /// The password has fewer than 6 characters.
    case passwordTooShort
  }

  /// What is wrong, if anything.
  public var problem: Problem? {
    if case .invalid(let problem) = self { problem } else { nil }
  }
}
