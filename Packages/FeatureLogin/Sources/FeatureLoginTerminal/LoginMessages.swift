public import Presentation

/// The messages that commands print about logins.
public enum LoginMessages {
  /// The message if there is no account.
  public static let notLoggedIn = LocalizedText(en: "Not logged in", zhHans: "未登录")
  /// The message if the stored accounts cannot be read. The reason follows it.
  public static let unreadable = LocalizedText(en: "The logins cannot be read:", zhHans: "无法读取登录信息：")
  /// The message if the login lasts only as long as the command.
  public static let notStored = LocalizedText(
    en:
      "There is no keyring here, so the login is not stored. Add --insecure-storage to store it in a file that only you can read.",
    zhHans: "这里没有密钥环，登录信息未保存。加上 --insecure-storage 可保存到仅你可读的文件。")

  static let whichServer = LocalizedText(
    en: "Which server? For example: tessera login mastodon mastodon.social",
    zhHans: "请指定服务器，例如：tessera login mastodon mastodon.social")
  static let noName = LocalizedText(en: "A telephone number or a user name is missing.", zhHans: "缺少手机号或用户名。")
  static let emptyPassword = LocalizedText(
    en: "There is no password on standard input.", zhHans: "标准输入中没有密码。")
  static let noPassword = LocalizedText(
    en: "There is no password: give it with --password-stdin or in TESSERA_PASSWORD.",
    zhHans: "没有密码：请使用 --password-stdin 或 TESSERA_PASSWORD 提供。")
  static let noCode = LocalizedText(
    en: "Standard input ended without a code.", zhHans: "标准输入已结束，没有收到代码。")
}
