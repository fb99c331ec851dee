import FeatureLogin
import Foundation
import Presentation
import TerminalUI

/// What the screens say.
enum LoginText {
  static let title = LocalizedText(en: "Log in", zhHans: "登录")
  static let signIn = LocalizedText(en: "Log in", zhHans: "登录")
  static let signingIn = LocalizedText(en: "Logging in…", zhHans: "登录中…")
  static let cancel = LocalizedText(en: "Cancel", zhHans: "取消")
  static let telephone = LocalizedText(en: "Number", zhHans: "号码")
  static let password = LocalizedText(en: "Password", zhHans: "密码")

  static let username = LocalizedText(en: "User", zhHans: "用户名")
  static let repeated = LocalizedText(en: "Again", zhHans: "确认密码")
  static let usernamePlaceholder = LocalizedText(en: "your user name", zhHans: "请输入用户名")
  static let passwordPlaceholder = LocalizedText(en: "your password", zhHans: "请输入密码")
  static let repeatedPlaceholder = LocalizedText(en: "your password again", zhHans: "请再次输入密码")
  static let register = LocalizedText(en: "Register", zhHans: "注册")
  static let registering = LocalizedText(en: "Registering…", zhHans: "注册中…")
  static let toRegister = LocalizedText(en: "No account yet?", zhHans: "还没有注册?")
  static let toSignIn = LocalizedText(en: "I have an account", zhHans: "已有账号?")
  static let signedIn = LocalizedText(en: "Logged in", zhHans: "登录成功")
  static let registered = LocalizedText(en: "Registered", zhHans: "注册成功")

  static let server = LocalizedText(en: "Server", zhHans: "服务器")
  static let code = LocalizedText(en: "Code", zhHans: "授权码")
  static let connecting = LocalizedText(en: "Asking the server…", zhHans: "正在连接服务器…")
  static let opened = LocalizedText(
    en: "Your browser was asked to open this address. Agree there.", zhHans: "已在浏览器中打开以下地址，请在其中授权。")
  static let toOpen = LocalizedText(
    en: "Open this address in a browser, on any machine, and agree there.", zhHans: "请在任意设备的浏览器中打开以下地址并授权。")
  static let toPaste = LocalizedText(
    en: "If nothing happens then, paste the code, or the address at which the browser ended.",
    zhHans: "若没有反应，请粘贴授权码，或浏览器最后停留的地址。")
  static let copy = LocalizedText(en: "Copy the address", zhHans: "复制地址")
  static let copied = LocalizedText(en: "The address is on the clipboard", zhHans: "地址已复制到剪贴板")

  static let accounts = LocalizedText(en: "Accounts", zhHans: "账号")
  static let phone = LocalizedText(en: "Telephone number", zhHans: "手机号")
  static let wanAndroid = LocalizedText(en: "Play Android", zhHans: "玩安卓")
  static let mastodon = LocalizedText(en: "Mastodon", zhHans: "Mastodon")
  static let notSignedIn = LocalizedText(en: "not logged in", zhHans: "未登录")
  static let signingOut = LocalizedText(en: "logging out…", zhHans: "正在退出…")
  static let signOut = LocalizedText(en: "Log out", zhHans: "登出")
  static let confirmTitle = LocalizedText(en: "Log out", zhHans: "提示")
  static let confirmSignOut = LocalizedText(en: "Do you really want to log out?", zhHans: "是否确定退出登录?")
  static let confirm = LocalizedText(en: "Log out", zhHans: "确定")
  static let signedOut = LocalizedText(en: "Logged out", zhHans: "退出登录成功")
  static let signedOutHere = LocalizedText(
    en: "Logged out on this machine; the server could not be told", zhHans: "已在本机退出登录，但未能通知服务器")
}

extension LocalizedText {
  /// The text in one language, ready to be drawn.
  func terminal(_ language: Language) -> TerminalText { TerminalText(self[language]) }
}

extension FieldCheck {
  /// What stands below the field.
  func hint(_ language: Language) -> StyledText {
    problem.map { StyledText(TerminalText($0.message(in: language)), .error) } ?? .empty
  }
}

extension LoginService {
  /// What the service is called.
  func name(_ language: Language) -> TerminalText {
    switch self {
    case .phone: LoginText.phone.terminal(language)
    case .wanAndroid: LoginText.wanAndroid.terminal(language)
    case .mastodon(let url): LoginText.mastodon.terminal(language) + " " + TerminalText(url.host() ?? "")
    }
  }
}
