public import Presentation

/// The result of validating a field before it is sent.
public enum FieldCheck: Sendable, Hashable {
  /// The field is empty, which is not an error, but the form cannot be sent.
  case empty
  /// The text is valid.
  case valid
  /// The text is invalid.
  case invalid(Problem)

  /// The reason why the text of a field is invalid.
  public enum Problem: Sendable, Hashable {
    /// The phone number contains characters other than digits.
    case phoneNumberFormat
    /// The phone number has fewer than 11 digits.
    case phoneNumberTooShort
    /// The password has fewer than 6 characters.
    case passwordTooShort
    /// The repeated password differs from the password.
    case passwordsDiffer
    /// The text is not the address of a server.
    case serverAddress
  }

  /// The problem, or `nil` if there is none.
  public var problem: Problem? {
    if case .invalid(let problem) = self { problem } else { nil }
  }
}

extension FieldCheck.Problem {
  /// Returns a phrase that describes the problem.
  public func message(in language: Language) -> String {
    switch self {
    case .phoneNumberFormat: Text.phoneNumberFormat[language]
    case .phoneNumberTooShort: Text.phoneNumberTooShort[language]
    case .passwordTooShort: Text.passwordTooShort[language]
    case .passwordsDiffer: Text.passwordsDiffer[language]
    case .serverAddress: Text.serverAddress[language]
    }
  }
}

private enum Text {
  static let phoneNumberFormat = LocalizedText(en: "The number may contain only digits", zhHans: "号码格式错误")
  static let phoneNumberTooShort = LocalizedText(en: "The number needs at least 11 digits", zhHans: "号码长度不足")
  static let passwordTooShort = LocalizedText(en: "The password needs at least 6 characters", zhHans: "密码长度不足")
  static let passwordsDiffer = LocalizedText(en: "The passwords do not match", zhHans: "两次输入的密码不一致")
  static let serverAddress = LocalizedText(
    en: "Enter an address such as mastodon.social", zhHans: "请输入服务器地址，如 mastodon.social")
}
