import Composition
import Foundation
import Presentation
import TerminalUI

/// The texts of the app itself.
enum AppText {
  static let subscriptions = LocalizedText(en: "Subscriptions", zhHans: "订阅")
  static let noSubscriptions = LocalizedText(
    en: "Subscriptions are recorded from now on. Use the app, and open this screen again.",
    zhHans: "现在开始记录订阅。请继续使用应用，然后再次打开此界面。")
  static let goTo = LocalizedText(en: "Command or address", zhHans: "命令或地址")
  static let theme = LocalizedText(en: "Light or dark", zhHans: "浅色或深色")
  static let accounts = LocalizedText(en: "Accounts", zhHans: "账号")
  static let demo = LocalizedText(en: "Demo: nothing leaves this machine", zhHans: "演示：任何数据都不会离开本机")
  static let logInToServer = LocalizedText(en: "log in to your server", zhHans: "登录你的服务器")
  static let keys = LocalizedText(en: "keys", zhHans: "按键")
  static let hide = LocalizedText(en: "ok", zhHans: "隐藏")
  static let onlyAccount = LocalizedText(
    en: "There is no other account. Log in to one under Accounts.", zhHans: "没有其他账号。请在“账号”中登录。")
  static let quitQuestion = LocalizedText(en: "Quit?", zhHans: "退出？")
  static let stay = LocalizedText(en: "Stay", zhHans: "留在此处")
  /// Returns the message before actions are lost.
  static func lostAtEnd(_ count: Int) -> LocalizedText {
    LocalizedText(
      en:
        "\(count == 1 ? "1 action is" : "\(count) actions are") not sent, and not stored in this session. Quitting loses \(count == 1 ? "it" : "them").",
      zhHans: "有 \(count) 项操作尚未发送，且本次会话的数据不会保存。退出后，这些操作将丢失。")
  }
  static let nextAccount = LocalizedText(en: "Next account", zhHans: "下一个账号")
  static func notUnderstood(_ text: String) -> LocalizedText {
    LocalizedText(
      en: "“\(text)” is not a command or an address. Press ? for help.", zhHans: "“\(text)”不是命令或地址。按 ? 查看帮助。")
  }
  static let noSuchScreen = LocalizedText(
    en: "This app has no such screen. Press ? for help.", zhHans: "此应用没有这个界面。按 ? 查看帮助。")
  static func conflict(_ conflict: KeyTable.Conflict) -> LocalizedText {
    let names = conflict.commands.map(\.name)
    return LocalizedText(
      en: "\(conflict)", zhHans: "按键 \(conflict.key) 绑定到 \(names.joined(separator: " 和 "))，只有 \(names.first ?? "") 生效")
  }
  static func orphan(_ orphan: KeyTable.Orphan) -> LocalizedText {
    LocalizedText(
      en: "\(orphan)",
      zhHans: "命令 \(orphan.command.name) 没有按键：\(orphan.keys.first?.description ?? "") 已绑定到 \(orphan.taker.name)")
  }
  static let notRestored = LocalizedText(
    en: "Your last session could not be restored", zhHans: "无法恢复上次的会话")
  static func notSaved(_ file: String) -> LocalizedText {
    LocalizedText(
      en:
        "The screens and settings of this session could not be saved in \(file). Check the free space and permissions.",
      zhHans: "无法将本次会话的界面和设置保存到 \(file)。请检查可用空间和权限。")
  }
  static let noBrowser = LocalizedText(en: "No browser is available. Copied:", zhHans: "没有可用的浏览器，已复制：")
  static let copied = LocalizedText(en: "Copied", zhHans: "已复制")
  static let debugBuildsOnly = LocalizedText(en: "Available in debug builds only.", zhHans: "仅在调试版本中可用。")
  static func notRemoved(_ reason: LocalizedText) -> LocalizedText {
    LocalizedText(
      en: "The data of the account could not be deleted from this machine. \(reason[.en])",
      zhHans: "无法从本机删除该账号的数据。\(reason[.zhHans])")
  }
  /// Returns the message for a screen that has no contents outside of a terminal.
  ///
  /// - Parameter isAsked: Whether an option requested output without screens.
  static func onlyInTerminal(isAsked: Bool) -> LocalizedText {
    isAsked
      ? LocalizedText(
        en: "This screen can be shown only in a terminal. Run the command without --once, --json or --pages.",
        zhHans: "此界面只能在终端中显示。请在运行命令时去掉 --once、--json 和 --pages。")
      : LocalizedText(
        en: "This screen can be shown only in a terminal. Run the command without redirecting its output.",
        zhHans: "此界面只能在终端中显示。请在运行命令时不要重定向输出。")
  }
  static let online = LocalizedText(en: "Back online", zhHans: "网络已恢复")
  static let offline = LocalizedText(en: "No connection", zhHans: "无网络连接")
  static let keyringTimeout = LocalizedText(
    en:
      "The keyring did not respond within 3 seconds, so the logins and tokens in it cannot be used. Unlock the keyring, or restart its service, and try again.",
    zhHans: "密钥环未在 3 秒内响应，因此无法使用其中的登录信息和令牌。请解锁密钥环或重启其服务，然后重试。")
  static let tooFewDescriptors = LocalizedText(
    en: "The app needs at least 8 free file descriptors. Raise the limit with `ulimit -n 256`, and try again.",
    zhHans: "应用至少需要 8 个空闲的文件描述符。请用 `ulimit -n 256` 提高上限，然后重试。")
  static let alreadyThere = LocalizedText(en: "This screen is already shown", zhHans: "此界面已显示")
  static func noDestination(_ address: String, app: String) -> LocalizedText {
    LocalizedText(
      en: "No screen has the address “\(address)”. `\(app) routes` lists the addresses.",
      zhHans: "没有地址为“\(address)”的界面。`\(app) routes` 会列出所有地址。")
  }
  /// Returns the message for an address with missing or invalid parameters.
  ///
  /// - Parameters:
  ///   - address: The address.
  ///   - missing: The names of the parameters that the address lacks. If the array is empty, the value of a parameter
  ///     is not allowed.
  ///   - app: The name of the app.
  static func invalidAddress(_ address: String, missing: [String], app: String) -> LocalizedText {
    let advice = LocalizedText(en: "`\(app) routes` lists examples.", zhHans: "`\(app) routes` 会列出示例。")
    if missing.isEmpty {
      return LocalizedText(
        en: "A parameter of the address \(address) has a value that is not allowed. \(advice[.en])",
        zhHans: "地址 \(address) 中有参数的值无效。\(advice[.zhHans])")
    }
    let parameters = "\(missing.count == 1 ? "parameter" : "parameters") \(missing.joined(separator: " and "))"
    return LocalizedText(
      en: "The address \(address) lacks the \(parameters). \(advice[.en])",
      zhHans: "地址 \(address) 缺少参数 \(missing.joined(separator: " 和 "))。\(advice[.zhHans])")
  }
  /// Returns the message for an unknown command.
  ///
  /// - Parameters:
  ///   - name: The unknown command.
  ///   - similar: The names of commands that the user may have meant.
  ///   - parent: The command whose help lists the commands.
  static func noCommand(_ name: String, like similar: [String], in parent: String) -> LocalizedText {
    let (list, zhList) = (similar.joined(separator: ", "), similar.joined(separator: "、"))
    return LocalizedText(
      en:
        "There is no command `\(name)`.\(list.isEmpty ? "" : " Similar: \(list).") `\(parent) --help` lists the commands.",
      zhHans: "没有命令 `\(name)`。\(zhList.isEmpty ? "" : "相近的命令：\(zhList)。")`\(parent) --help` 会列出所有命令。")
  }
  static func tooManyArguments(_ maximum: Int) -> LocalizedText {
    LocalizedText(en: "This command line has more than \(maximum) arguments.", zhHans: "参数超过 \(maximum) 个。")
  }
  static func invalidPages(_ count: Int) -> LocalizedText {
    LocalizedText(
      en: "--pages \(count) is not a valid number of pages. Use 1 or more.",
      zhHans: "--pages \(count) 不是有效的页数。请使用 1 或更大的数。")
  }
  static func folderInPlaceOfFile(_ path: String) -> LocalizedText {
    LocalizedText(
      en: "\(path) is a folder, but must be a file. Nothing was deleted. Move the folder elsewhere, and try again.",
      zhHans: "\(path) 是文件夹，应为文件。未删除任何内容。请移走该文件夹后重试。")
  }
  static func notDeleted(_ file: String) -> LocalizedText {
    LocalizedText(
      en: "\(file) could not be deleted. Check the owner and the permissions of the file and of its folder.",
      zhHans: "无法删除 \(file)。请检查该文件及其所在文件夹的所有者和权限。")
  }
  static let unavailable = LocalizedText(en: "This screen cannot be shown:", zhHans: "无法显示此界面：")
  static let nothingBelow = LocalizedText(en: "There is no screen to go back to", zhHans: "没有可以返回的界面")
}

extension NavigationResult.Refusal {
  /// Returns the message that explains the refusal to the user.
  func message(in language: Language) -> String {
    switch self {
    case .alreadyShown: AppText.alreadyThere[language]
    case .nothingBelow: AppText.nothingBelow[language]
    case .noDestination: AppText.noSuchScreen[language]
    case .guarded(let reason): reason[language]
    case .failed(let reason): "\(AppText.unavailable[language]) \(reason)"
    }
  }
}

extension Language {
  /// The name of the language in the language itself.
  var ownName: TerminalText {
    switch self {
    case .en: "English"
    case .zhHans: "中文"
    default: TerminalText(Locale(identifier: rawValue).localizedString(forIdentifier: rawValue) ?? rawValue)
    }
  }
}

extension AppDefinition {
  /// Returns the language to which the language key switches.
  func language(after language: Language) -> Language {
    let index = languages.firstIndex(of: language) ?? -1
    return languages.isEmpty ? language : languages[(index + 1) % languages.count]
  }

  /// Returns the texts of `TerminalUI` in a language.
  func strings(in language: Language) -> TerminalStrings {
    strings[language] ?? (language == .zhHans ? .simplifiedChinese : .english)
  }
}
