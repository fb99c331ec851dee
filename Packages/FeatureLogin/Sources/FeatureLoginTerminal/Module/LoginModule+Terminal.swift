public import ArgumentParser
import Composition
import FeatureLogin
public import FeatureLoginModule
import Foundation
import Presentation
import Reactive
public import TerminalApp
public import TerminalUI

extension LoginModule: TerminalModule {
  public var keyCommands: [Command] { Command.ofLogin }
  public var commands: [any ParsableCommand.Type] { [LoginCommand.self, LogoutCommand.self, AuthCommand.self] }

  public var scenes: [TerminalScene] {
    [
      TerminalScene(.account, scene: { try Self.scene(nil, $0) }, report: StoredAccounts.report),
      TerminalScene(
        .login, scene: { try Self.scene($0, $1) }, report: { try await StoredAccounts.report($1) }),
    ] + Self.moreScenes
  }

  @MainActor private static func scene(
    _ service: LoginService?, _ context: SceneContext<TerminalInterface>
  ) throws -> Scene<TerminalInterface> {
    let id = ServerDefinition.mastodon.id
    let account = try context.container.resolve((any AccountProvider).self).account(at: id)
    // allow(no-dropped-errors): without a server in the settings, the user types one
    let server = try? context.container.resolve(AppEnvironment.self).server(id, of: account)
    let screen = try context.container.resolve(LoginFeature.self).makeScreen(
      for: service, mastodon: server?.url.absoluteString ?? "", host: context.host, language: context.language)
    let home = context.modules.route(to: .ownTimeline)
    return Scene(screen) { Segue($0, home: home) }
  }
}

extension StoredAccounts {
  @Sendable fileprivate static func report(_ context: ReportContext) async throws -> TextReport {
    let document = try await context.container.resolve(StoredAccounts.self).document()
    return TextReport(lines: AccountsPlain.lines(document, language: context.language), document: document)
  }
}
