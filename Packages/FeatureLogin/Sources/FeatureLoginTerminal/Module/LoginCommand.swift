public import ArgumentParser
import Composition
import FeatureLogin
import FeatureLoginModule
import Foundation
public import Presentation
import Reactive
import TerminalApp

// allow(own-conformances): only this feature logs in, so no other one has an argument of this type
extension Presentation.LoginService: ArgumentParser.ExpressibleByArgument {}

/// The command `tessera login phone 13800138000 --password-stdin` or `tessera login mastodon mastodon.social`, which
/// logs in and stores the account.
struct LoginCommand: NamedCommand {
  static let name = "login"
  static let abstract = LocalizedText(en: "Log in and store the login.", zhHans: "登录并保存登录信息。")
  static var discussion: LocalizedText {
    let variable = AppDefinition.current.variable("password")
    return LocalizedText(
      en: """
        The password is read from standard input with --password-stdin, otherwise from \(variable). It cannot be passed on the \
        command line, which other users can see. A login to Mastodon opens a browser. If none opens, open the URL that is printed on standard \
        error. If the browser shows a code at the end, paste it into standard input. The login is stored in the system's keyring. \
        Requires --server, except for Mastodon, whose server can also be the second argument. JSON: schema tessera.auth/2.
        """,
      zhHans: """
        使用 --password-stdin 时从标准输入读取密码，否则从 \(variable) 读取。密码不能写在命令行中，因为其他用户能看到命令行。\
        登录 Mastodon 时会打开浏览器；如果没有打开，请自行打开标准错误中显示的 URL。如果浏览器最后显示授权码，请将其粘贴到标准输入。\
        登录信息保存在系统的密钥环中。需要 --server；Mastodon 的服务器也可以作为第二个参数。JSON 格式：tessera.auth/2。
        """)
  }

  @Argument(
    help: ArgumentHelp(en: "The service: phone, wanandroid or mastodon.", zhHans: "服务：phone、wanandroid 或 mastodon。"))
  var service: LoginService

  @Argument(
    help: ArgumentHelp(
      en: "The phone number, the username, or the Mastodon server. Default for Mastodon: the value of --server.",
      zhHans: "手机号、用户名或 Mastodon 服务器。Mastodon 默认使用 --server 的值。"))
  var name: String?

  @Flag(
    help: ArgumentHelp(en: "Read the password from the first line of standard input.", zhHans: "从标准输入的第一行读取密码。"))
  var passwordStdin = false

  @Flag(
    help: ArgumentHelp(
      en: "For Mastodon: do not open a browser. The server shows a code to paste.",
      zhHans: "仅用于 Mastodon：不打开浏览器，由服务器显示可粘贴的授权码。"))
  var noBrowser = false

  @Flag(
    help: ArgumentHelp(
      en: "If there is no keyring, store the login in a file readable only by you.",
      zhHans: "没有密钥环时，将登录信息保存到仅你可读的文件。"))
  var insecureStorage = false

  @Flag(help: .json)
  var json = false

  @OptionGroup var settings: SettingsOptions

  @MainActor func run() async throws {
    try await Program.reporting(asJSON: json) {
      // Mastodon's demo server is excluded, because it stops with the command and takes the login with it.
      try await settings.withApp(
        for: service.server.id, servers: [ServerDefinition.phone.id, ServerDefinition.wanAndroid.id],
        consent: StorageConsent(standing: insecureStorage)
      ) { app in
        let warnings = try app.printWarnings()
        defer { warnings.dispose() }
        try await logIn(in: app)
      }
    }
  }

  /// Logs in, and prints the accounts of the app.
  @MainActor func logIn(in app: App) async throws {
    let language = app.settings.language
    if app.environment.servers[service.server.id].map({ $0.lastingURL == nil }) == true {
      throw Failure(LoginMessages.demoEnds(service, program: AppDefinition.current.name)[language], .usage)
    }
    let accounts = try app.container.resolve(StoredAccounts.self)
    accounts.requireStorage()
    let login = CommandLineLogin(
      language: language, passwordStdin: passwordStdin, usesBrowser: !noBrowser, environment: settings.environment,
      input: StandardInput.lines, write: { Program.warn($0) })
    do {
      let name = name ?? (service == .mastodon ? app.settings.servers[service.server.id]?.absoluteString : nil)
      try await login.logIn(try app.container.resolve(LoginFeature.self), at: service, name: name)
    } catch let problem as CommandLineLogin.Problem {
      let codes: [CommandLineLogin.Problem.Kind: ExitCode] = [
        .usage: .usage, .tooManyRequests: .unavailable, .unavailable: .unavailable,
      ]
      throw Failure(problem.message, codes[problem.kind] ?? .failure)
    }
    let document = try await accounts.document(for: service)
    try Program.print(json ? document : nil) { AccountsPlain.lines(document, language: language) }
  }
}
