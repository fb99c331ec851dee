package import Presentation

/// The localized text of the feature, which its front ends share.
package enum LoginText {
  package static let title = LocalizedText(en: "Log in", zhHans: "登录")
  package static let loggingIn = LocalizedText(en: "Logging in…", zhHans: "登录中…")
  package static let phoneNumber = LocalizedText(en: "Phone number", zhHans: "手机号")
  package static let password = LocalizedText(en: "Password", zhHans: "密码")

  package static let nextField = LocalizedText(en: "Next field", zhHans: "下一项")

  package static let username = LocalizedText(en: "Username", zhHans: "用户名")
  package static let repeated = LocalizedText(en: "Repeat", zhHans: "确认密码")
  package static let usernamePlaceholder = LocalizedText(en: "your username", zhHans: "请输入用户名")
  package static let passwordPlaceholder = LocalizedText(en: "your password", zhHans: "请输入密码")
  package static let repeatedPlaceholder = LocalizedText(en: "your password again", zhHans: "请再次输入密码")
  package static let register = LocalizedText(en: "Register", zhHans: "注册")
  package static let registering = LocalizedText(en: "Registering…", zhHans: "注册中…")
  package static let toRegister = LocalizedText(en: "No account yet?", zhHans: "还没有账号？")
  package static let toLogIn = LocalizedText(en: "Already have an account?", zhHans: "已有账号？")
  package static let loggedIn = LocalizedText(en: "Logged in", zhHans: "登录成功")
  package static let registered = LocalizedText(en: "Registered", zhHans: "注册成功")

  package static let server = LocalizedText(en: "Server", zhHans: "服务器")
  package static let code = LocalizedText(en: "Code", zhHans: "授权码")
  package static let connecting = LocalizedText(en: "Connecting to the server…", zhHans: "正在连接服务器…")
  package static let opened = LocalizedText(
    en: "Opening this address in your browser. Authorize the app there.", zhHans: "正在浏览器中打开以下地址，请在其中授权。")
  package static let toOpen = LocalizedText(
    en: "Open this address in a browser on any device and authorize the app there.", zhHans: "请在任意设备的浏览器中打开以下地址并授权。")
  package static let toPaste = LocalizedText(
    en: "If nothing happens, paste the code here, or the address that the browser shows at the end.",
    zhHans: "若没有反应，请在此粘贴授权码或浏览器最后显示的地址。")
  package static let copy = LocalizedText(en: "Copy the address", zhHans: "复制地址")
  package static let copied = LocalizedText(en: "The address is on the clipboard", zhHans: "地址已复制到剪贴板")

  package static let accounts = LocalizedText(en: "Accounts", zhHans: "账号")
  package static let wanAndroid = LocalizedText(en: "wanandroid", zhHans: "玩安卓")
  package static let mastodon = LocalizedText(en: "Mastodon", zhHans: "Mastodon")
  package static let notLoggedIn = LocalizedText(en: "not logged in", zhHans: "未登录")
  package static let anotherAccount = LocalizedText(en: "Log in to another account", zhHans: "登录其他账号")
  package static let expired = LocalizedText(en: "expired: log in again", zhHans: "已失效，请重新登录")
  package static let inUse = LocalizedText(en: "in use", zhHans: "使用中")
  package static let use = LocalizedText(en: "Use this account", zhHans: "使用此账号")
  package static let loggingOut = LocalizedText(en: "logging out…", zhHans: "正在退出登录…")
  package static let toLogOut = LocalizedText(en: "Log out", zhHans: "退出登录")
  package static let details = LocalizedText(en: "Details", zhHans: "详细信息")
  package static let name = LocalizedText(en: "Name", zhHans: "名称")
  package static let state = LocalizedText(en: "State", zhHans: "状态")
  package static let ready = LocalizedText(en: "logged in", zhHans: "已登录")
  package static let alreadyUsed = LocalizedText(en: "This account is already in use", zhHans: "已在使用此账号")
  package static let onlyAccount = LocalizedText(
    en: "This is the only account that can be used there", zhHans: "那里没有其他可用的账号")
  package static let logOut = LocalizedText(en: "Log out", zhHans: "提示")
  package static let confirmLogOut = LocalizedText(en: "Do you really want to log out?", zhHans: "确定要退出登录吗？")
  package static let confirm = LocalizedText(en: "Log out", zhHans: "确定")
  package static let loggedOut = LocalizedText(en: "Logged out", zhHans: "退出登录成功")
  package static let loggedOutHere = LocalizedText(
    en: "Logged out on this machine, but not on the server", zhHans: "已在本机退出登录，但未在服务器上退出")

  package static let notLoggedOut = LocalizedText(
    en: "Not logged out, because the data of the account could not be deleted from this machine",
    zhHans: "未退出登录，因为无法从本机删除该账号的数据")

  /// Returns the line below the list of accounts, with the location at which the accounts are stored.
  package static func stored(in location: LocalizedText) -> LocalizedText {
    LocalizedText(en: "stored in \(location[.en])", zhHans: "保存在\(location[.zhHans])")
  }

  package static let browserOpened = LocalizedText(en: "Opening this address in a browser:", zhHans: "正在浏览器中打开此地址：")
  package static let openInBrowser = LocalizedText(en: "Open this address in a browser:", zhHans: "请在浏览器中打开此地址：")
  package static let pasteCode = LocalizedText(
    en: "Then paste the code, or the address that the browser shows at the end, and press Enter:",
    zhHans: "然后粘贴授权码，或浏览器最后显示的地址，并按回车：")
}

extension LoginService {
  /// The name of the service.
  package var name: LocalizedText {
    switch self {
    case .phone: LoginText.phoneNumber
    case .wanAndroid: LoginText.wanAndroid
    case .mastodon: LoginText.mastodon
    }
  }
}
