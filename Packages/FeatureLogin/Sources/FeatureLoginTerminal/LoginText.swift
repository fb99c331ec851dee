import FeatureLogin
import Presentation
import PresentationTerminal
import TerminalUI

/// The localized text of the feature.
enum LoginText {
  static let title = LocalizedText(en: "Log in", zhHans: "登录")
  static let loggingIn = LocalizedText(en: "Logging in…", zhHans: "登录中…")
  static let phoneNumber = LocalizedText(en: "Phone number", zhHans: "手机号")
  static let password = LocalizedText(en: "Password", zhHans: "密码")

  static let nextField = LocalizedText(en: "Next field", zhHans: "下一项")

  static let username = LocalizedText(en: "Username", zhHans: "用户名")
  static let repeated = LocalizedText(en: "Repeat", zhHans: "确认密码")
  static let usernamePlaceholder = LocalizedText(en: "your username", zhHans: "请输入用户名")
  static let passwordPlaceholder = LocalizedText(en: "your password", zhHans: "请输入密码")
  static let repeatedPlaceholder = LocalizedText(en: "your password again", zhHans: "请再次输入密码")
  static let register = LocalizedText(en: "Register", zhHans: "注册")
  static let registering = LocalizedText(en: "Registering…", zhHans: "注册中…")
  static let toRegister = LocalizedText(en: "No account yet?", zhHans: "还没有账号？")
  static let toLogIn = LocalizedText(en: "Already have an account?", zhHans: "已有账号？")
  static let loggedIn = LocalizedText(en: "Logged in", zhHans: "登录成功")
  static let registered = LocalizedText(en: "Registered", zhHans: "注册成功")

  static let server = LocalizedText(en: "Server", zhHans: "服务器")
  static let code = LocalizedText(en: "Code", zhHans: "授权码")
  static let connecting = LocalizedText(en: "Connecting to the server…", zhHans: "正在连接服务器…")
  static let opened = LocalizedText(
    en: "Opening this address in your browser. Authorize the app there.", zhHans: "正在浏览器中打开以下地址，请在其中授权。")
  static let toOpen = LocalizedText(
    en: "Open this address in a browser on any device and authorize the app there.", zhHans: "请在任意设备的浏览器中打开以下地址并授权。")
  static let toPaste = LocalizedText(
    en: "If nothing happens, paste the code here, or the address that the browser shows at the end.",
    zhHans: "若没有反应，请在此粘贴授权码或浏览器最后显示的地址。")
  static let copy = LocalizedText(en: "Copy the address", zhHans: "复制地址")
  static let copied = LocalizedText(en: "The address is on the clipboard", zhHans: "地址已复制到剪贴板")

  static let accounts = LocalizedText(en: "Accounts", zhHans: "账号")
  static let wanAndroid = LocalizedText(en: "wanandroid", zhHans: "玩安卓")
  static let mastodon = LocalizedText(en: "Mastodon", zhHans: "Mastodon")
  static let notLoggedIn = LocalizedText(en: "not logged in", zhHans: "未登录")
  static let anotherAccount = LocalizedText(en: "log in to another account", zhHans: "登录其他账号")
  static let expired = LocalizedText(en: "expired: log in again", zhHans: "已失效，请重新登录")
  static let inUse = LocalizedText(en: "in use", zhHans: "使用中")
  static let use = LocalizedText(en: "Use this account", zhHans: "使用此账号")
  static let loggingOut = LocalizedText(en: "logging out…", zhHans: "正在退出登录…")
  static let toLogOut = LocalizedText(en: "Log out", zhHans: "退出登录")
  static let details = LocalizedText(en: "Details", zhHans: "详细信息")
  static let name = LocalizedText(en: "Name", zhHans: "名称")
  static let state = LocalizedText(en: "State", zhHans: "状态")
  static let ready = LocalizedText(en: "logged in", zhHans: "已登录")
  static let alreadyUsed = LocalizedText(en: "This account is already in use", zhHans: "已在使用此账号")
  static let onlyAccount = LocalizedText(
    en: "This is the only account that can be used there", zhHans: "那里没有其他可用的账号")
  static let logOut = LocalizedText(en: "Log out", zhHans: "提示")
  static let confirmLogOut = LocalizedText(en: "Do you really want to log out?", zhHans: "确定要退出登录吗？")
  static let confirm = LocalizedText(en: "Log out", zhHans: "确定")
  static let loggedOut = LocalizedText(en: "Logged out", zhHans: "退出登录成功")
  static let loggedOutHere = LocalizedText(
    en: "Logged out on this machine, but not on the server", zhHans: "已在本机退出登录，但未在服务器上退出")

  static let notLoggedOut = LocalizedText(
    en: "Not logged out, because the data of the account could not be deleted from this machine",
    zhHans: "未退出登录，因为无法从本机删除该账号的数据")

  /// Returns the name of an account, followed by the state of the account.
  static func marked(_ name: String, isUsed: Bool?, isExpired: Bool, _ language: Language) -> TerminalText {
    let marks = [isUsed == true ? inUse : nil, isExpired ? expired : nil].compactMap(\.self)
    return marks.reduce(TerminalText(name)) { $0 + " · " + TerminalText($1, language) }
  }

  /// Returns the line below the list of accounts, with the location at which the accounts are stored.
  static func stored(in location: LocalizedText) -> LocalizedText {
    LocalizedText(en: "stored in \(location[.en])", zhHans: "保存在\(location[.zhHans])")
  }

  static let browserOpened = LocalizedText(en: "Opening this address in a browser:", zhHans: "正在浏览器中打开此地址：")
  static let openInBrowser = LocalizedText(en: "Open this address in a browser:", zhHans: "请在浏览器中打开此地址：")
  static let pasteCode = LocalizedText(
    en: "Then paste the code, or the address that the browser shows at the end, and press Enter:",
    zhHans: "然后粘贴授权码，或浏览器最后显示的地址，并按回车：")
}

extension FieldCheck {
  /// Returns the message below the field. The message is empty if the field has no problem.
  func hint(_ language: Language) -> StyledText {
    problem.map { StyledText(TerminalText($0.message(in: language)), .error) } ?? .empty
  }
}
