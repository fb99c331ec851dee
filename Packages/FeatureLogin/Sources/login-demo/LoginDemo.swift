import FeatureLogin
import FeatureLoginTerminal
import Foundation
import Networking
import Presentation
import Reactive
import TerminalUI

/// A demo of the feature alone, with scripted servers: the list of accounts and every form. `--en` selects English, and
/// `--once` prints the accounts as plain text.
///
/// With `--mastodon ADDRESS`, the Mastodon form starts with that address and sends its requests to real servers.
@main @MainActor final class LoginDemo {
  private let application: TerminalApplication
  private let feature: LoginFeature
  private let server: URL?
  private let bag = DisposeBag()

  private static let language: Language = CommandLine.arguments.contains("--en") ? .en : .zhHans
  private var language: Language { Self.language }

  static func main() async {
    do {
      if isatty(STDOUT_FILENO) != 1 || CommandLine.arguments.contains("--once") {
        // The user is not logged in at the start.
        let lines = AccountsPlain.lines(AccountRow.rows([]), language: language)
        return try PlainPrinter.standardOutput().print(lines.map { StyledText($0) })
      }
      let demo = try LoginDemo()
      let code = try await demo.application.run().code
      withExtendedLifetime(demo) { exit(code) }
    } catch {
      try? PlainPrinter.standardError().print(StyledText(TerminalText("login-demo: \(error)"), .error))
      exit(1)
    }
  }

  private init() throws {
    let arguments = CommandLine.arguments
    server = arguments.firstIndex(of: "--mastodon").flatMap { arguments.dropFirst($0 + 1).first }
      .flatMap { ServerAddress($0)?.url }
    guard let demo = URL(string: "http://demo.invalid") else { throw CocoaError(.fileNoSuchFile) }
    application = TerminalApplication(
      terminal: try SystemTerminal(), scheduler: MainQueueScheduler(), theme: .detect(.current))
    application.strings = Self.language == .zhHans ? .simplifiedChinese : .english
    feature = LoginFeature(
      dependencies: LoginDependencies(
        server: ScriptedServers.Phone(), wanAndroid: ScriptedServers.wanAndroid(demo),
        cookies: CookieJar(),
        mastodon: { [isLive = server != nil] url in
          isLive ? APIClient(baseURL: url, transport: CurlTransport()) : ScriptedServers.mastodon(url)
        },
        accounts: MemoryAccounts(), redirects: LoopbackListener(), browser: DesktopBrowser()))
    show(nil)
  }

  private func follow(_ intent: LoginIntent) {
    switch intent {
    case .logIn(let service): show(service)
    case .use: break  // The row shows which account is used.
    case .loggedIn(let account):
      application.screens.pop()
      application.toasts.show(TerminalText(LoginResult.success(account).message(in: language)), .success)
    }
  }

  private func show(_ service: LoginService?) {
    let (screen, intents) = feature.makeScreen(
      for: service, mastodon: server?.absoluteString ?? "mastodon.example", host: application, language: language)
    intents.emit(onNext: { [weak self] in self?.follow($0) }).disposed(by: bag)
    application.screens.push(screen)
  }
}
