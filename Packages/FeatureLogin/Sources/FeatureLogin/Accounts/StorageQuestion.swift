public import Persistence
public import Presentation

/// A question that asks the user whether to store logins in a file if no keyring is available.
public struct StorageQuestion: Sendable {
  /// The title of the question.
  public let title = LocalizedText(en: "Stay logged in?", zhHans: "保持登录？")
  /// The text of the question, which names the file.
  public let message: LocalizedText
  /// The answer that stores the logins.
  public let confirm = LocalizedText(en: "Store", zhHans: "保存")
  /// The answer that does not store the logins.
  public let cancel = LocalizedText(en: "Do not store", zhHans: "不保存")

  /// Creates the question for a file.
  public init(_ location: SecretLocation) {
    message = LocalizedText(
      en: "No keyring is available. Store the login in \(location.text[.en]), readable only by you?",
      zhHans: "没有可用的密钥环。是否将登录信息保存到\(location.text[.zhHans])（仅你可读）？")
  }
}
