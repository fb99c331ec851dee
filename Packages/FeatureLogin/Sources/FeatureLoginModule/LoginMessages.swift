public import Foundation
public import Presentation

/// The messages that commands print about logins.
public enum LoginMessages {
  /// The message for a user who is not logged in.
  public static let notLoggedIn = LocalizedText(en: "Not logged in", zhHans: "未登录")
  /// The finding of the health check if the stored accounts can be read or there are none.
  public static let readable = LocalizedText(en: "readable", zhHans: "可读取")
  /// Returns the message for stored accounts that cannot be read.
  public static func unreadable(_ reason: LocalizedText) -> LocalizedText {
    LocalizedText(
      en: "The stored logins cannot be read: \(reason[.en]) Log in again to replace them.",
      zhHans: "无法读取登录信息：\(reason[.zhHans])请重新登录以替换这些信息。")
  }
  /// The message for a user who logs out without being logged in.
  public static let nothingToLogOut = LocalizedText(
    en: "You are not logged in, so there is nothing to log out of.", zhHans: "尚未登录，无需退出。")
  /// The message for a login that could not be stored.
  public static let notStored = LocalizedText(
    en:
      "You are not logged in: the login could not be stored, because there is no keyring. Add --insecure-storage to store it in a file readable only by you.",
    zhHans: "未登录：没有密钥环，无法保存登录信息。加上 --insecure-storage 可保存到仅你可读的文件。")

  /// Returns the message for an account that stays, because it or its data could not be deleted.
  public static func notLoggedOut(_ name: String, _ reason: LocalizedText) -> LocalizedText {
    LocalizedText(
      en: "\(name) is not logged out, because its data could not be deleted. \(reason[.en]) Then log out again.",
      zhHans: "账号 \(name) 未退出登录，因为无法删除其数据。\(reason[.zhHans])然后请再次退出登录。")
  }

  /// Returns the message for a name that is not that of exactly one account.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - servers: The servers of the accounts with the name. If the array is empty, there is no such account.
  ///   - names: The names of all accounts.
  public static func noSingleAccount(named name: String, at servers: [URL], among names: [String]) -> LocalizedText {
    if !servers.isEmpty {
      let urls = servers.map(\.absoluteString)
      return LocalizedText(
        en:
          "Several accounts are named “\(name)”, so you were not logged out. Use a server's URL instead: \(urls.joined(separator: ", ")).",
        zhHans: "有多个账号名为“\(name)”，因此未退出登录。请改用服务器的 URL：\(urls.joined(separator: "、"))。")
    }
    return LocalizedText(
      en: "You are not logged in as “\(name)”. Your accounts: \(names.joined(separator: ", ")).",
      zhHans: "你没有登录“\(name)”。你的账号：\(names.joined(separator: "、"))。")
  }

  /// Returns a sentence with the command that logs a user in to a service.
  ///
  /// - Parameters:
  ///   - service: The service.
  ///   - server: The URL of the server, or `nil` for a placeholder.
  ///   - program: The name of the program.
  public static func advice(_ service: LoginService, server: URL?, program: String) -> LocalizedText {
    let url = server?.absoluteString ?? "URL"
    return switch service {
    case .mastodon:
      LocalizedText(
        en: "Log in with `\(program) login mastodon \(url)`.", zhHans: "请用 `\(program) login mastodon \(url)` 登录。")
    case .phone:
      LocalizedText(
        en: "Log in with `\(program) login phone NUMBER --server \(url)`.",
        zhHans: "请用 `\(program) login phone 手机号 --server \(url)` 登录。")
    case .wanAndroid:
      LocalizedText(
        en: "Log in with `\(program) login wanandroid USERNAME --server \(url)`.",
        zhHans: "请用 `\(program) login wanandroid 用户名 --server \(url)` 登录。")
    }
  }

  /// Returns the message for a login to the demo server inside the program.
  public static func demoEnds(_ service: LoginService, program: String) -> LocalizedText {
    let advice = advice(service, server: nil, program: program)
    return LocalizedText(
      en: "You were not logged in, because the demo server stops when this command ends. \(advice[.en])",
      zhHans: "未登录，因为演示服务器会随此命令结束。\(advice[.zhHans])")
  }

  package static func whichServer(_ program: String) -> LocalizedText {
    LocalizedText(
      en: "No server was specified. Name one, for example: \(program) login mastodon mastodon.social",
      zhHans: "未指定服务器。请指定服务器，例如：\(program) login mastodon mastodon.social")
  }
  /// Returns the message for text that is not the address of a server to which passwords and tokens may be sent.
  package static func invalidServer(_ text: String) -> LocalizedText {
    if text.trimmingCharacters(in: .whitespaces).lowercased().hasPrefix("http://") {
      return LocalizedText(
        en: "“\(text)” is not encrypted. Use https, which is required for servers on other machines.",
        zhHans: "“\(text)”未加密。其他计算机上的服务器必须使用 https。")
    }
    return LocalizedText(
      en: "“\(text)” is not the address of a server. Use a host such as mastodon.social, or a URL with https://.",
      zhHans: "“\(text)”不是服务器的地址。请使用主机名（如 mastodon.social），或以 https:// 开头的 URL。")
  }
  package static let noName = LocalizedText(
    en: "The phone number or the username is missing. Add it after the service.", zhHans: "缺少手机号或用户名。请将其写在服务名称之后。")
  package static let emptyPassword = LocalizedText(
    en: "There is no password on standard input. Write the password on the first line.", zhHans: "标准输入中没有密码。请将其写在第一行。")
  package static func noPassword(_ variable: String) -> LocalizedText {
    LocalizedText(
      en: "The password is missing. Pass it with --password-stdin or in \(variable).",
      zhHans: "缺少密码。请通过 --password-stdin 或 \(variable) 提供。")
  }
  package static let noCode = LocalizedText(
    en: "Standard input ended without a code. Run the command again and paste the code.",
    zhHans: "标准输入已结束，没有收到授权码。请重新运行命令并粘贴授权码。")
}
