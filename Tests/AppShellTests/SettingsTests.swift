import Foundation
import Presentation
import TerminalUI
import Testing

@testable import AppShell

@Suite("Settings") struct SettingsTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "tessera-\(UUID())")

  private func load(
    flags: [SettingKey: String] = [:], environment: [String: String] = [:], file: String? = nil,
    lastSession: [SettingKey: String] = [:]
  ) throws -> Settings {
    let paths = Paths(environment: ["XDG_CONFIG_HOME": folder.path(percentEncoded: false)])
    if let file {
      try FileManager.default.createDirectory(
        at: paths.configuration.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.utf8).write(to: paths.configuration)
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    let read = try SettingsFile(paths.configuration)
    return try Settings(
      SettingLayers(flags: flags, environment: environment, file: read.texts, lastSession: lastSession), keys: read.keys
    )
  }

  @Test(
    "come from flags before the environment before the file before the last session before the locale before defaults")
  func precedence() throws {
    let flags = [SettingKey.language: "en"]
    let environment = ["TESSERA_LANG": "zh-Hans", "LANG": "zh_CN.UTF-8"]
    let file = #"{"lang": "en"}"#
    let last = [SettingKey.language: "zh-Hans"]
    #expect(
      try load(flags: flags, environment: environment, file: file).language == Setting(value: .en, origin: .flag))
    #expect(
      try load(environment: environment, file: file).language == Setting(value: .zhHans, origin: .environment))
    #expect(
      try load(environment: ["LANG": "zh_CN.UTF-8"], file: file, lastSession: last).language
        == Setting(value: .en, origin: .file))
    #expect(try load(lastSession: last).language == Setting(value: .zhHans, origin: .lastSession))
    #expect(try load(environment: ["LANG": "zh_CN.UTF-8"]).language == Setting(value: .zhHans, origin: .locale))
    #expect(try load().language == Setting(value: .en, origin: .standard))
    #expect(try load(environment: ["TESSERA_LANG": ""]).language.origin == .standard)
  }

  @Test("take the language of the locale, LC_ALL before LANG")
  func locale() throws {
    #expect(try load(environment: ["LC_ALL": "en_GB.UTF-8", "LANG": "zh_CN.UTF-8"]).language.value == .en)
    #expect(try load(environment: ["LANG": "fr_FR"]).language.origin == .standard)
  }

  @Test("give a service its own address, or the one for all; what is set nearer wins", arguments: Assemblies.services)
  func servers(_ service: Service) throws {
    let variable = SettingKey.server(of: service).variable
    #expect(try load().servers.isEmpty)
    let all = try load(flags: [.server: "http://127.0.0.1:1"]).servers
    #expect(all[service] == Setting(value: URL(string: "http://127.0.0.1:1")!, origin: .flag))
    #expect(Set(all.keys) == Set(Assemblies.services))
    let own = try load(flags: [.server: "http://127.0.0.1:1"], environment: [variable: "https://own.example"])
    #expect(own.servers[service]?.origin == .flag)
    let both = try load(environment: ["TESSERA_SERVER": "http://127.0.0.1:1", variable: "https://own.example"])
    #expect(both.servers[service] == Setting(value: URL(string: "https://own.example")!, origin: .environment))
  }

  @Test(
    "refuse an address that is none, and do not repeat it",
    .enabled(if: !Assemblies.services.isEmpty, "The app asks no server"),
    arguments: [
      "two words", "ftp://example.com", "http://", "http://user:secret@example.com", "http://example.com/?a=b",
    ])
  func addresses(_ address: String) {
    let message =
      "server is not the address of a server (command line). Use a host such as example.com, or an address that begins with "
      + "http:// or https:// and has a host and a path at most."
    #expect { try load(flags: [.server: address]) } throws: { "\($0)" == message }
  }

  @Test(arguments: [" HTTPS://Example.com:443/ ", "example.com", "https://example.com"], Assemblies.services)
  func `An address has one form, however it is written`(_ address: String, of service: Service) throws {
    let expected = URL(string: "https://example.com")
    let key = SettingKey.server(of: service)
    #expect(try load(flags: [key: address]).servers[service]?.value == expected)
    #expect(try load(environment: [key.variable: address]).servers[service]?.value == expected)
    #expect(try load(file: #"{"\#(key.name)": "\#(address)"}"#).servers[service]?.value == expected)
    #expect(try load(flags: [.server: address]).servers[service]?.value == expected)
  }

  @Test("refuse values that mean nothing, and say where they stand and what there is")
  func values() {
    #expect { try load(environment: ["TESSERA_LANG": "fr"]) } throws: {
      "\($0)" == "lang cannot be fr (environment). Use en or zh-Hans."
    }
    #expect { try load(file: #"{"theme": "blue"}"#) } throws: {
      "\($0)" == "theme cannot be blue (configuration file). Use auto, light or dark."
    }
  }

  @Test("take keys from the file, by names")
  func keys() throws {
    let settings = try load(file: #"{"keys": {"list.down": ["j", "Ctrl-n"], "app.about": []}}"#)
    #expect(settings.keys == [Command("list.down"): ["j", .control("n")], Command("app.about"): []])
    #expect { try load(file: #"{"keys": {"list.down": ["Hyper-j"]}}"#) } throws: {
      "\($0)".hasSuffix("binds list.down to Hyper-j, which is no key. Keys are written j, Ctrl-x, PgDn, F5.")
    }
    #expect { try load(file: #"{"keys": {"list.down": ["Ctrl-c"]}}"#) } throws: {
      "\($0)".hasSuffix("binds list.down to Ctrl-c, which always ends the program. Choose another key.")
    }
  }

  @Test func `refuse keys for a command that does not exist, and name those that do`() {
    #expect { try load(file: #"{"keys": {"list.dwon": ["j"]}}"#) } throws: {
      "\($0)".contains("binds list.dwon, which is no command. There are: app.about, app.back,")
    }
  }

  @Test("refuse a file that is not what it should be, and names that nobody knows")
  func brokenFile() {
    #expect { try load(file: "{") } throws: { "\($0)".hasSuffix("cannot be read: correct it, or remove it.") }
    #expect { try load(file: #"{"language": "en"}"#) } throws: {
      "\($0)".contains("sets language, which cannot be set so. There are: server, ")
    }
  }

  @Test("keep files where XDG says, and in the home folder where it says nothing or something relative")
  func paths() {
    let paths = Paths(environment: ["HOME": "/home/a", "XDG_DATA_HOME": "/data", "XDG_CACHE_HOME": "cache"])
    #expect(paths.store.path() == "/data/tessera/store.sqlite")
    #expect(paths.cache.path() == "/home/a/.cache/tessera")
    #expect(paths.configuration.path() == "/home/a/.config/tessera/config.json")
    #expect(paths.state.path() == "/home/a/.local/state/tessera/state.json")
  }
}
