import Composition
import Presentation
import TerminalUI

/// The texts of the app itself.
enum AppText {
  static let about = LocalizedText(en: "About", zhHans: "关于")
  static let store = LocalizedText(en: "store", zhHans: "存储")
  static let inMemory = LocalizedText(en: "in memory", zhHans: "内存")
  static let demoServer = LocalizedText(en: "demo server", zhHans: "演示服务器")
  static let goTo = LocalizedText(en: "Command or address", zhHans: "命令或地址")
  static let language = LocalizedText(en: "中文", zhHans: "English")
  static let theme = LocalizedText(en: "Light or dark", zhHans: "浅色或深色")
  static let notUnderstood = LocalizedText(en: "No command or address", zhHans: "没有这个命令或地址")
  static let startedAfresh = LocalizedText(
    en: "Where you were last time could not be read; this is a fresh start", zhHans: "无法读取上次的位置，已重新开始")
  static let noBrowser = LocalizedText(en: "No browser here; copied:", zhHans: "这里没有浏览器，已复制：")
  static let copied = LocalizedText(en: "Copied", zhHans: "已复制")
  static let forMakers = LocalizedText(en: "Only in builds for its makers", zhHans: "仅供内部版本使用")
  static func notRemoved(_ reason: String) -> LocalizedText {
    LocalizedText(
      en: "The posts of the account could not be deleted from this machine. \(reason)",
      zhHans: "无法从本机删除该账号的动态。\(reason)")
  }
  static let onlyInTerminal = LocalizedText(
    en: "This place is only shown in a terminal.", zhHans: "此界面只能在终端中显示。")
  static let online = LocalizedText(en: "Back online", zhHans: "网络已恢复")
  static let offline = LocalizedText(en: "No connection", zhHans: "无网络连接")
  /// The data is stored in memory only, and the file is not modified.
  static func storeUnusable(_ reason: String) -> LocalizedText {
    LocalizedText(
      en: "Nothing is kept this time. \(reason)", zhHans: "本次不会保存任何内容。\(reason)")
  }
  static let alreadyThere = LocalizedText(en: "You are already there", zhHans: "已经在这里了")
  static func leadsNowhere(_ address: String, app: String) -> LocalizedText {
    LocalizedText(
      en: "\(address) leads nowhere. `\(app) routes` lists the addresses that there are.",
      zhHans: "\(address) 没有对应的界面。`\(app) routes` 会列出所有地址。")
  }
  static let unavailable = LocalizedText(en: "This screen cannot be shown:", zhHans: "无法显示此界面：")
  static let nothingBehind = LocalizedText(en: "There is no screen to go back to", zhHans: "没有可以返回的界面")
}

extension NavigationResult.Refusal {
  /// Returns one sentence that explains the refusal to the user.
  func message(in language: Language) -> String {
    switch self {
    case .alreadyShown: AppText.alreadyThere[language]
    case .nothingBelow: AppText.nothingBehind[language]
    case .noDestination: AppText.notUnderstood[language]
    case .guarded(let reason): reason[language]
    case .failed(let reason): "\(AppText.unavailable[language]) \(reason)"
    }
  }
}

extension Language {
  /// The language to which the language key switches.
  var next: Language {
    switch self {
    case .en: .zhHans
    case .zhHans: .en
    }
  }

  /// The texts of `TerminalUI` in this language.
  var terminalStrings: TerminalStrings {
    switch self {
    case .en: .english
    case .zhHans: .simplifiedChinese
    }
  }
}
