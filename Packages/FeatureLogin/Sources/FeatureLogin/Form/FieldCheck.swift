public import Presentation

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
    /// The password was repeated as another one.
    case passwordsDiffer
    /// This is not the address of a server.
    case serverAddress
  }

  /// What is wrong, if anything.
  public var problem: Problem? {
    if case .invalid(let problem) = self { problem } else { nil }
  }
}

extension FieldCheck.Problem {
  /// What is wrong, in a phrase.
  public func message(in language: Language) -> String {
    switch self {
    case .telephoneFormat: Text.telephoneFormat[language]
    case .telephoneTooShort: Text.telephoneTooShort[language]
    case .passwordTooShort: Text.passwordTooShort[language]
    case .passwordsDiffer: Text.passwordsDiffer[language]
    case .serverAddress: Text.serverAddress[language]
    }
  }
}

private enum Text {
  static let telephoneFormat = LocalizedText(en: "The number may hold digits only", zhHans: "号码格式错误")
  static let telephoneTooShort = LocalizedText(en: "The number is too short", zhHans: "号码长度不足")
  static let passwordTooShort = LocalizedText(en: "The password is too short", zhHans: "密码长度不足")
  static let passwordsDiffer = LocalizedText(en: "The passwords differ", zhHans: "两次输入的密码不一致")
  static let serverAddress = LocalizedText(en: "Not the address of a server", zhHans: "服务器地址无效")
}
