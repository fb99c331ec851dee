import ArgumentParser
import Composition
import Foundation
import Presentation
import Testing

@testable import TerminalApp

@MainActor @Suite(.toy) struct AppCommandTests {
  private struct PayCommand: AppCommand {
    static let name = "pay"
    static let abstract = LocalizedText(en: "Pay a bill.", zhHans: "支付账单。")
    static let discussion = LocalizedText(schema: "toy.bill/1")
    var server: ServerID? { "notes" }
    static let servers: [ServerID]? = ["notes"]

    @Option var order: String?
    @Flag(help: .json) var json = false
    @OptionGroup var settings: SettingsOptions

    var ownSettings: [String: String] { order.map { ["notes-order": $0] } ?? [:] }

    func run(in app: App) async throws {
      let servers = app.environment.servers.map { "\($0) \($1.url.absoluteString)" }
      throw Failure("\(servers.joined()) \(app.settings.values["notes-order"]?.text ?? "")", .notLoggedIn)
    }
  }

  @Test func `A command runs with its servers and its own settings, and exits with the code of its failure`()
    async throws
  {
    let command = try PayCommand.parse(["--server", "https://notes.example", "--order", "zh-Hans", "--json"])
    let code = await #expect(throws: ExitCode.self) { try await command.run() }
    #expect(code == .notLoggedIn)
    try await command.settings.withApp(
      for: command.server, own: command.ownSettings, servers: PayCommand.servers
    ) { app in
      let failure = await #expect(throws: Failure.self) { try await command.run(in: app) }
      #expect(failure?.description == "notes https://notes.example zh-Hans")
    }
  }

  @Test func `A missing or rejected key ends a command with the exit code of a missing login`() async {
    let explanation = LocalizedText(en: "The server requires a key. Set TOY_KEY", zhHans: "服务器需要密钥，请设置 TOY_KEY")
    for (language, message) in [
      (Language.en, "a.example: The server requires a key. Set TOY_KEY."),
      (.zhHans, "a.example：服务器需要密钥，请设置 TOY_KEY。"),
    ] {
      let failure = await #expect(throws: Failure.self) {
        try await Failure.naming("a.example", in: language) { () -> Void in throw LoadFailure.invalidKey(explanation) }
      }
      #expect(failure?.code == .notLoggedIn && failure?.description == message)
    }
  }

  @Test func `The help of a command contains its name and its abstract`() {
    let configuration = PayCommand.configuration
    #expect(configuration.commandName == "pay" && configuration.abstract == "Pay a bill.")
    #expect(configuration.discussion == "JSON: schema toy.bill/1.")
  }

  @Test(arguments: [Language.en, .zhHans])
  func `A message for rejected credentials replaces the advice to log in`(language: Language) async throws {
    let context = ReportContext(container: try await App.toy().container, language: language)
    let rejection = { (server: String) in LocalizedText(en: "\(server): wrong key", zhHans: "\(server)：密钥错误") }
    let failure = await #expect(throws: Failure.self) {
      try await context.load(from: "notes", rejection: rejection) { throw LoadFailure.unauthorized }
    }
    #expect(failure?.code == .notLoggedIn)
    #expect(failure?.description == rejection(try context.name(of: "notes"))[language])
  }
}
