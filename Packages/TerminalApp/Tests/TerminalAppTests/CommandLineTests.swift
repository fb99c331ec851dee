import ArgumentParser
import Composition
import Foundation
import TerminalUI
import Testing

@testable import TerminalApp

@MainActor @Suite(.toy) struct CommandLineTests {
  @Test func `Help, manual page and completions name the app and its commands, and no other app`() throws {
    let texts = [
      RootCommand.helpMessage(), RootCommand.completionScript(for: .bash), try ManualPage.ofThisProgram().text,
      CompletionsCommand.helpMessage(), ConfigCommand.helpMessage(), OpenCommand.helpMessage(),
    ]
    for text in texts { #expect(text.contains("toy") && !text.contains("tessera")) }
    let words = OpenCommand.helpMessage().split { $0.isWhitespace }.joined(separator: " ")
    #expect(words.contains("toy://about or https://toy.example/about. `toy routes` lists them."))
  }

  @Test func `A URL without a destination is a usage error in the configured language`() throws {
    let modules = try AppDefinition.toy.moduleList()
    let command = try OpenCommand.parse(["toy://nowhere", "--lang", "en"])
    let error = #expect(throws: Failure.self) { try command.path(in: modules) }
    #expect(error?.description == "toy://nowhere leads nowhere. `toy routes` lists the addresses that there are.")
    #expect(error?.code == .usage)
    #expect(try OpenCommand.parse(["toy://people"]).path(in: modules) == [RouteKey<NoInput>("people")()])
  }

  @Test func `An app definition refuses two features that declare the same name`() {
    let definition = AppDefinition(name: "toy", version: "1", features: [ToyModule("notes"), ToyModule("notes")])
    let error = #expect(throws: Failure.self) { try definition.moduleList() }
    #expect(error?.description == "Two modules declare the destination notes.")
  }

  @Test func `An app without a demo server has only the servers with a URL`() async throws {
    let settings = try SettingsOptions.parse(["--server", "notes=https://example.com"])
    let servers = try await settings.withApp { app in app.environment.servers.mapValues(\.url.absoluteString) }
    #expect(servers == ["notes": "https://example.com"])
  }

  @Test func `The demo server provides the servers without a URL, and stops afterwards`() async throws {
    let url = try #require(URL(string: "http://127.0.0.1:9/demo"))
    let isStopped = Stopped()
    let definition = AppDefinition(
      name: "toy", version: "1", features: [ToyModule("notes"), ToyModule("people")],
      startDemoServer: { DemoService(url: url) { await isStopped.set() } })
    try await AppDefinition.$current.withValue(definition) {
      let settings = try SettingsOptions.parse(["--server", "notes=https://example.com"])
      let servers = try await settings.withApp { $0.environment.servers }
      #expect(servers["people"] == AppEnvironment.Server(url: url, isDemo: true))
      #expect(servers["notes"]?.isDemo == false)
      await #expect(throws: CancellationError.self) {
        try await settings.withApp { _ in
          #expect(await isStopped.count == 1)
          throw CancellationError()
        }
      }
    }
    #expect(await isStopped.count == 2)
  }

  private actor Stopped {
    private(set) var count = 0
    func set() { count += 1 }
  }
}
