import ArgumentParser
import FeatureLogin
import FeatureLoginTerminal
import Networking
import Presentation
import Reactive
import TerminalUI

/// Signing in and out in the app, and who is signed in.
struct LoginAssembly: Assembly {
  static let tab: LoginPlace? = .account
  static let services = [Service.timeline, .ranking, .login]
  static let commands: [any ParsableCommand.Type] = [LoginCommand.self, LogoutCommand.self, AuthCommand.self]
  static let keyCommands = Command.ofLogin

  static func signIn(at service: Service) -> LoginPlace? {
    switch service {
    case .timeline: .mastodon
    case .ranking: .wanAndroid
    case .login: .phone
    case .moments, .twitter: nil
    }
  }

  private let accounts: KeptAccounts

  init(_ launch: Launch) async {
    var kept = KeptAccounts.Kept()
    do {
      kept = try await .read(launch.secrets)
    } catch {
      let sentence = AppText.accountsUnreadable[launch.surroundings.language]
      Program.warn([StyledText("tessera: \(TerminalText(sentence)) \(TerminalText("\(error)"))")])
    }
    accounts = KeptAccounts(
      kept, secrets: launch.secrets, servers: launch.surroundings.servers, consent: launch.consent)
  }

  var sessions: (any Sessions)? { accounts }

  /// Forgets the sessions that servers do not accept any more, and says so.
  func applicationDidLaunch(_ container: Container) -> any Disposable {
    guard let feature = try? container.resolve(LoginFeature.self) else { return Disposables.create() }
    return feature.checkSessions().subscribe(onSuccess: { [accounts] in
      for session in $0 { accounts.reportExpired(session.service) }
    })
  }

  func assemble(_ container: inout Container) {
    container.register(KeptAccounts.self) { _ in accounts }
    container.register(LoginFeature.self) { resolver in
      let transport = try resolver.resolve(CurlTransport.self)
      return LoginFeature(
        dependencies: LoginDependencies(
          server: try resolver.client(.login), wanAndroid: try resolver.client(.ranking), cookies: accounts.cookies,
          mastodon: { APIClient(baseURL: $0, transport: transport) },
          accounts: accounts, redirects: LoopbackListener(), browser: DesktopBrowser()))
    }
  }
}
