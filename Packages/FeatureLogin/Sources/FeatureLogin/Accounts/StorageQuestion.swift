public import Persistence
public import Presentation

/// The question whether to store logins in a file, which is asked if there is no keyring.
public struct StorageQuestion: Sendable {
  /// The title.
  public let title = LocalizedText(en: "Stay logged in?", zhHans: "保持登录？")
  /// The question.
  public let message: LocalizedText
  /// The answer that stores the logins.
  public let confirm = LocalizedText(en: "Store", zhHans: "保存")
  /// The answer that does not store the logins.
  public let cancel = LocalizedText(en: "Do not store", zhHans: "不保存")

  /// Creates the question for a file.
  public init(_ location: SecretLocation) {
    message = LocalizedText(
      en: "There is no keyring here. Store the login, readable only by you, in \(location)?",
      zhHans: "这里没有密钥环。是否将登录信息（仅你可读）保存到 \(location)？")
  }
}
