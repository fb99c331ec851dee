import ArgumentParser
import Composition
import Foundation
import Testing

@testable import AppShell
@testable import TerminalApp

@Suite(.tessera) struct MomentsOptionsTests {
  @Test func `An option that names a server or a setting overrides the general one`() throws {
    let options = ["--server", "127.0.0.1:1", "--server", "moments=example.com", "--set", "likes=off", "--lang", "en"]
    let settings = try SettingsOptions.parse(options).load(for: .moments)
    #expect(settings.servers == [.moments: try #require(URL(string: "https://example.com"))])
    #expect(settings.values[.likes] == .off)
    for (option, message) in [
      (["--set", "likes"], "--set likes is not a name and a value. Use --set NAME=VALUE."),
      (["--set", "likes="], "likes is empty (command line). Enter a value, or omit the option."),
      (["--server", ""], "server is empty (command line). Enter a value, or omit the option."),
      (["--set", "likes=no"], "The value of likes is not allowed (command line). Use on or off."),
    ] {
      let error = #expect(throws: Failure.self) { try SettingsOptions.parse(option).load() }
      #expect(error?.description == message && error?.code == .usage)
    }
  }

  @Test func `Without the Moments module, its settings and its server are unknown`() async throws {
    try await AppDefinition.withFeatures(Features.all.filter { !($0 is MomentsModule) }) {
      let error = #expect(throws: Failure.self) {
        try SettingsOptions.parse(["--set", "likes=off"]).load()
      }
      #expect(error?.code == .usage && error?.description.contains("There is no setting named likes") == true)
      let server = #expect(throws: Failure.self) {
        try SettingsOptions.parse(["--server", "moments=http://127.0.0.1:1"]).load()
      }
      #expect(server?.description.hasPrefix("There is no server named moments. Servers: ") == true)
    }
  }
}
