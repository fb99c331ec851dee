import ArgumentParser
import Composition
import Foundation
import Presentation
import TerminalApp
import TerminalAppTest
import Testing

@testable import FeatureMomentsModule
@testable import FeatureMomentsTerminal

@Suite(.app(of: MomentsModule())) struct MomentsOptionsTests {
  @Test func `The options --server and --set change a server and a setting, and reject a missing or invalid value`()
    throws
  {
    let options = ["--server", "127.0.0.1:1", "--server", "moments=example.com", "--set", "likes=off", "--lang", "en"]
    let settings = try SettingsOptions.parse(options).load()
    #expect(settings.servers[.moments] == URL(string: "https://example.com"))
    #expect(settings.values[.likes] == .off)
    for (option, message) in [
      (["--set", "likes"], "--set “likes” lacks a name or a value. Use --set NAME=VALUE."),
      (["--set", "likes="], "likes is empty (command line). Enter a value, or omit the option."),
      (["--server", ""], "server is empty (command line). Enter a value, or omit the option."),
      (["--set", "likes=no"], "The value “no” of likes is not allowed (command line). Use on or off."),
    ] {
      let error = #expect(throws: Failure.self) { try SettingsOptions.parse(option).load() }
      #expect(error?.description == message && error?.code == .usage)
    }
  }

  @Test func `The options of the commands are settings of the same names`() throws {
    let options = try MomentsOptions.parse(["--likes", "off", "--trace", "events.jsonl"])
    #expect(options.texts == [Setting.likes.name: "off", Setting.trace.name: "events.jsonl"])
    #expect(try MomentsOptions.parse([]).texts.isEmpty)
  }

  @Test func `Two URLs for the only server of a command are refused`() throws {
    for (servers, language, message) in [
      (
        ["moments=a.example", "b.example"], Language.en,
        "moments-server has two values, from “--server moments=a.example” and from “--server b.example”. Use only one of them."
      ),
      (
        ["b.example", "moments=a.example"], .zhHans,
        "moments-server 有两个值，分别来自“--server b.example”和“--server moments=a.example”。请只使用其中一个。"
      ),
      (
        ["a.example", "b.example"], .en,
        "moments-server has two values, from “--server a.example” and from “--server b.example”. Use only one of them."
      ),
    ] {
      let options = try SettingsOptions.parse(servers.flatMap { ["--server", $0] })
      let error = AppDefinition.$language.withValue(language) {
        #expect(throws: Failure.self) { try options.load(for: .moments) }
      }
      #expect(error?.description == message && error?.code == .usage)
    }
    let same = try SettingsOptions.parse(["--server", "a.example", "--server", "moments=a.example"])
    #expect(try same.load(for: .moments).servers == [.moments: try #require(URL(string: "https://a.example"))])
  }

  @Test func `Without the Moments module, its settings and its server are unknown`() {
    AppDefinition.$current.withValue(AppDefinition(name: "tessera", version: "0")) {
      let error = #expect(throws: Failure.self) {
        try SettingsOptions.parse(["--set", "likes=off"]).load()
      }
      #expect(error?.code == .usage && error?.description.contains("There is no setting named likes") == true)
      let server = #expect(throws: Failure.self) {
        try SettingsOptions.parse(["--server", "moments=http://127.0.0.1:1"]).load()
      }
      #expect(server?.description.hasPrefix("There is no server named “moments”. Servers: ") == true)
    }
  }
}
