import ArgumentParser
import Composition
import Foundation
import Networking
import Presentation
import Reactive
import Testing

@testable import TerminalApp

@MainActor @Suite struct AppTests {
  /// A module with a server of the demo, a setting that accounts determine, and data of accounts.
  private struct NotesModule: TerminalModule {
    let removed = BehaviorRelay<[String]>(value: [])
    let destinations: [Destination] = []
    let scenes: [TerminalScene] = []
    let servers = [ServerDefinition.mastodon]
    let settings = [
      definition("order", effective: { _ in .zhHans }), definition("view", effective: { _ in .en }),
      definition("size"), definition("place", effective: { _ in throw CancellationError() }),
    ]

    private static func definition(
      _ name: String, effective: (@Sendable (Container) throws -> Language)? = nil
    ) -> SettingDefinition {
      SettingDefinition(
        Setting(name, default: Language.en, help: LocalizedText(en: name, zhHans: name)), effective: effective)
    }

    func register(in container: inout Container) {}

    func removeData(of account: Account, _ container: Container) throws {
      if account.name == "bea" { throw Failure("The disk is full.") }
      removed.accept(removed.value + [account.name])
    }
  }

  @Test func `An app knows its name and version, and the demo user is logged in only where a command says so`()
    async throws
  {
    let url = try #require(URL(string: "http://127.0.0.1:9/demo"))
    let user = DemoUser(name: "mira", token: "token", clientID: "id", clientSecret: "secret")
    let definition = AppDefinition(
      name: "toy", version: "1.2", features: [NotesModule()],
      startDemoServer: { _ in DemoService(url: url, user: user) {} })
    try await AppDefinition.$current.withValue(definition) {
      let options = try SettingsOptions.parse([])
      let environment = try await options.withApp { $0.environment }
      #expect(environment.program == "toy" && environment.version == "1.2" && environment.demoAccount == nil)
      let consent = StorageConsent(standing: false)
      let loggedOut = try await options.withApp(options.load(), consent: consent) { $0.environment.demoAccount }
      #expect(loggedOut == nil)
      let loggedIn = try await options.withApp(options.load(), isLoggedInToDemo: true, consent: consent) {
        $0.environment.demoAccount?.name
      }
      #expect(loggedIn == "mira")
    }
  }

  @Test func `The settings show the values that accounts determine, if they differ from the defaults`() async throws {
    let definition = AppDefinition(name: "toy", version: "1", features: [NotesModule()])
    #expect(try await App.toy(definition: definition).accountValues == ["order": "zh-Hans"])
  }

  @Test func `The data of a removed account is deleted, and a warning says why it could not be`() async throws {
    let module = NotesModule()
    let app = try await App.toy(definition: AppDefinition(name: "toy", version: "1", features: [module]))
    let warnings = BehaviorRelay<[LocalizedText]>(value: [])
    let subscription = try app.container.resolve(Warnings.self).texts
      .subscribe(onNext: { warnings.accept(warnings.value + [$0]) })
    defer { subscription.dispose() }
    app.removeDataOrWarn(of: try AccountSwitchTests.account("ada"))
    #expect(module.removed.value == ["ada"] && warnings.value.isEmpty)
    app.removeDataOrWarn(of: try AccountSwitchTests.account("bea"))
    let message = "The data of the account could not be deleted from this machine. "
    #expect(warnings.value.map { $0[.en].hasPrefix(message) } == [true])
  }

  @Test func `A change is not sent to a demo server, which would lose it`() async throws {
    let url = try #require(URL(string: "https://notes.example"))
    let app = try await App.toy(servers: ["notes": AppEnvironment.Server(url: url, isDemo: false)])
    let message = LocalizedText(en: "Name a server.", zhHans: "请指定服务器。")
    #expect(try app.lastingServer("notes", demoEnds: message).url == url)
    let failure = #expect(throws: Failure.self) { try app.lastingServer("people", demoEnds: message) }
    #expect(failure?.description == "Name a server." && failure?.code == .usage)
  }
}
