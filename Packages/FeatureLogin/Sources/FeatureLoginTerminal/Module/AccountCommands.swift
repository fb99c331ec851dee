import ArgumentParser
import Composition
import FeatureLogin
import FeatureLoginModule
import Presentation
import Reactive
import TerminalApp
import TerminalUI

/// The command `tessera auth status`, which prints the accounts and the location of their secrets.
struct AuthCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "auth", abstract: LocalizedText(en: "List your accounts.", zhHans: "列出账号。"),
      subcommands: [Status.self], defaultSubcommand: Status.self)
  }

  struct Status: AppCommand {
    static let name = "status"
    static let abstract = LocalizedText(
      en: "List your accounts and the location of their secrets.", zhHans: "列出账号及其密钥的保存位置。")
    static let discussion = LocalizedText(
      en:
        "Lists the accounts on all servers, and exits with 77 if there are none or all have expired. JSON: schema tessera.auth/2.",
      zhHans: "列出所有服务器上的账号。没有账号或全部已失效时退出码为 77。JSON 格式：tessera.auth/2。")
    static let servers: [ServerID]? = []

    @Flag(help: .json)
    var json = false

    @OptionGroup var settings: SettingsOptions

    func run(in app: App) async throws {
      try app.requireReadableLogins()
      let document = try await app.container.resolve(StoredAccounts.self).documentOfAllServers()
      try Program.print(json ? document : nil) { AccountsPlain.lines(document, language: app.settings.language) }
      if document.accounts.allSatisfy(\.isExpired) { throw ExitCode.notLoggedIn }
    }
  }
}

/// The command `tessera logout` or `tessera logout mira@mastodon.social`, which logs out of all accounts or of one.
struct LogoutCommand: AppCommand {
  static let name = "logout"
  static let abstract = LocalizedText(en: "Log out of all accounts or of one.", zhHans: "退出所有账号或其中一个。")
  static let discussion = LocalizedText(
    en:
      "Deletes the logins from this machine. Logins to Mastodon servers, and to a wanandroid server that --server names, are also revoked there if the server can be reached. Posts that were loaded for an account are deleted. If they cannot be deleted, the account stays, and the command exits with 1. It exits with 77 if you are not logged in.",
    zhHans:
      "从本机删除登录信息；Mastodon 服务器和 --server 指定的玩安卓服务器上的登录，在能连接时也会撤销。为账号加载的嘟文会被删除；无法删除时保留账号，退出码为 1。未登录时退出码为 77。")

  @Argument(
    help: ArgumentHelp(
      en: "The name of the account, which `auth status` prints, or the URL of its server. Default: all accounts.",
      zhHans: "账号的名称（可由 `auth status` 得到）或其服务器的 URL。默认：所有账号。"))
  var account: String?

  @OptionGroup var settings: SettingsOptions

  func run(in app: App) async throws {
    try app.requireReadableLogins()
    let (feature, accounts) = try (app.container.resolve(LoginFeature.self), app.container.resolve(StoredAccounts.self))
    if accounts.isEmpty { throw Failure(LoginMessages.nothingToLogOut[app.settings.language], .notLoggedIn) }
    let (chosen, problem) = accounts.choose(account)
    if let problem { throw Failure(problem[app.settings.language], chosen.isEmpty ? .notLoggedIn : .usage) }
    var isComplete = true
    for account in chosen {
      let (isLoggedOut, message) = try await feature.logOutWithMessage(account, from: accounts)
      if !isLoggedOut { isComplete = false }
      guard let message else { continue }
      Program.warn([StyledText(TerminalText("tessera: \(message[app.settings.language])"))])
    }
    if !isComplete { throw ExitCode.failure }
  }
}

extension App {
  /// Ends a command if the stored logins cannot be read, because an account may exist then. A warning has given the reason.
  fileprivate func requireReadableLogins() throws {
    if try container.resolve((any AccountProvider).self).problem != nil { throw ExitCode.failure }
  }
}
