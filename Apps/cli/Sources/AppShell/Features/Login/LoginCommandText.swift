import Presentation

/// What the app says about logins outside of the feature's screens.
enum LoginCommandText {
  static let keepLogin = LocalizedText(en: "Stay logged in?", zhHans: "保持登录？")
  static let noKeyring = LocalizedText(
    en: "There is no keyring here. Keep the login, readable by you alone, in", zhHans: "这里没有密钥环。是否将登录信息（仅你可读）保存到")
  static let keep = LocalizedText(en: "Keep", zhHans: "保存")
  static let doNotKeep = LocalizedText(en: "Do not keep", zhHans: "不保存")
  static let nobody = LocalizedText(en: "Nobody is logged in", zhHans: "未登录")
  static let keptIn = LocalizedText(en: "kept in", zhHans: "保存在")
  static let accountsUnreadable = LocalizedText(en: "The logins cannot be read:", zhHans: "无法读取登录信息：")
  static let notKept = LocalizedText(
    en:
      "There is no keyring here, so the login is not kept. Add --insecure-storage to keep it in a file that you alone can read.",
    zhHans: "这里没有密钥环，登录信息未保存。加上 --insecure-storage 可保存到仅你可读的文件。")
  static let whichServer = LocalizedText(
    en: "Which server? For example: tessera login mastodon mastodon.social",
    zhHans: "请指定服务器，例如：tessera login mastodon mastodon.social")
  static let emptyPassword = LocalizedText(en: "There is no password on standard input.", zhHans: "标准输入中没有密码。")
  static let noPassword = LocalizedText(
    en: "There is no password: give it with --password-stdin or in TESSERA_PASSWORD.",
    zhHans: "没有密码：请使用 --password-stdin 或 TESSERA_PASSWORD 提供。")
}
