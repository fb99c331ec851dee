import Composition
import Foundation
import Presentation
import TerminalUI
import Testing

@testable import TerminalApp

@Suite(.toy) struct SettingsTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "toy-\(UUID())")

  private func load(
    flags: [String: String] = [:], environment: [String: String] = [:], file: String? = nil,
    lastSession: [String: String] = [:]
  ) throws -> AppSettings {
    let paths = Paths(environment: ["XDG_CONFIG_HOME": folder.path(percentEncoded: false)], app: "toy")
    if let file {
      try FileManager.default.createDirectory(
        at: paths.configuration.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.utf8).write(to: paths.configuration)
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    let modules = try AppDefinition.toy.moduleList()
    let definitions = modules.allSettings([.en, .zhHans])
    let read = try SettingsFile(
      paths.configuration, names: definitions.map(\.name), commands: AppDefinition.toy.keyCommands)
    return try AppSettings(
      modules,
      layers: [
        SettingsLayer(.commandLine, flags),
        SettingsLayer(environment: environment, prefix: "TOY", definitions: definitions),
        SettingsLayer(.configurationFile, read.texts), .lastSession(lastSession, environment), .locale(environment),
      ], keys: read.keys)
  }

  /// Returns the language and its origin.
  private func language(
    flags: [String: String] = [:], environment: [String: String] = [:], file: String? = nil,
    lastSession: [String: String] = [:]
  ) throws -> String {
    let settings = try load(flags: flags, environment: environment, file: file, lastSession: lastSession)
    return "\(settings.language.rawValue), \(settings.values["lang"]?.origin.rawValue ?? "")"
  }

  @Test
  func `Options override the environment, the file, the last session, the locale and the defaults, in this order`()
    throws
  {
    let flags = ["lang": "en"]
    let environment = ["TOY_LANG": "zh-Hans", "LANG": "zh_CN.UTF-8"]
    let file = #"{"lang": "en"}"#
    let last = ["lang": "zh-Hans"]
    #expect(
      try language(flags: flags, environment: environment, file: file) == "en, command line")
    #expect(
      try language(environment: environment, file: file) == "zh-Hans, environment")
    #expect(
      try language(environment: ["LANG": "zh_CN.UTF-8"], file: file, lastSession: last) == "en, configuration file")
    #expect(try language(lastSession: last) == "zh-Hans, last session")
    #expect(try language(environment: ["LANG": "zh_CN.UTF-8"]) == "zh-Hans, locale")
    #expect(try language() == "en, default")
    #expect(try language(environment: ["TOY_LANG": ""]) == "en, default")
  }

  @Test
  func `Settings take the language from the locale, and from LC_ALL rather than LANG`() throws {
    #expect(try language(environment: ["LC_ALL": "en_GB.UTF-8", "LANG": "zh_CN.UTF-8"]) == "en, locale")
    #expect(try language(environment: ["LANG": "fr_FR"]) == "en, default")
  }

  private static let knownServers = AppDefinition.toy.features.flatMap { $0.servers }

  @Test(arguments: knownServers)
  func `Settings prefer the URL of a service to the general URL of the same layer`(_ server: ServerDefinition) throws {
    #expect(try load().servers.isEmpty)
    let own = try #require(URL(string: "https://own.example"))
    let demo = try #require(URL(string: "http://127.0.0.1:1"))
    let variable = ["TOY_\(server.id.rawValue.uppercased())_SERVER": "https://own.example"]
    let all = try load(flags: ["server": "http://127.0.0.1:1"]).servers
    #expect(Set(all.values) == [demo])
    #expect(try Set(all.keys) == Set(AppDefinition.toy.moduleList().servers.map(\.id)))
    #expect(try load(flags: ["server": "http://127.0.0.1:1"], environment: variable).servers[server.id] == demo)
    let both = try load(environment: variable.merging(["TOY_SERVER": "http://127.0.0.1:1"]) { $1 }).servers
    #expect(both[server.id] == own && both.filter { $0.key != server.id }.allSatisfy { $0.value == demo })
  }

  @Test(
    .enabled(if: !knownServers.isEmpty, "The app asks no server"),
    arguments: [
      "two words", "ftp://example.com", "http://", "http://user:secret@example.com", "http://example.com/?a=b",
    ])
  func `Settings reject an invalid URL, and do not repeat it in the message`(_ address: String) {
    let message =
      "The value of server is not allowed (command line). Use a host such as example.com, or a URL with http:// or https://, "
      + "a host, and at most a path."
    #expect { try load(flags: ["server": address]) } throws: { "\($0)" == message }
  }

  @Test(arguments: [" HTTPS://Example.com:443/ ", "example.com", "https://example.com"], knownServers)
  func `Settings contain the canonical form of a URL`(_ address: String, of server: ServerDefinition) throws {
    let expected = URL(string: "https://example.com")
    let (id, name) = (server.id, server.settingName)
    #expect(try load(flags: [name: address]).servers[id] == expected)
    #expect(try load(environment: ["TOY_\(id.rawValue.uppercased())_SERVER": address]).servers[id] == expected)
    #expect(try load(file: #"{"\#(name)": "\#(address)"}"#).servers[id] == expected)
    #expect(try load(flags: ["server": address]).servers[id] == expected)
  }

  @Test
  func `Settings reject invalid values with a message that names the origin and the allowed values`() {
    #expect { try load(environment: ["TOY_LANG": "fr"]) } throws: {
      "\($0)" == "The value “fr” of lang is not allowed (environment variable TOY_LANG). Use en or zh-Hans."
    }
    #expect { try load(file: #"{"theme": "blue"}"#) } throws: {
      "\($0)"
        == "The value “blue” of theme is not allowed (configuration file). Use auto, night, day, high-contrast-night, high-contrast-day or custom."
    }
  }

  @Test
  func `Settings load key bindings from the configuration file, and reject an unknown key and Ctrl-c`() throws {
    let settings = try load(file: #"{"keys": {"list.down": ["j", "Ctrl-n"], "app.about": []}}"#)
    #expect(settings.keys == [Command("list.down"): ["j", .control("n")], Command("app.about"): []])
    #expect(try load(file: "{ }").keys.isEmpty && load(file: #"{"keys": { }}"#).keys.isEmpty)
    #expect { try load(file: #"{"keys": {"list.down": ["Hyper-j"]}}"#) } throws: {
      "\($0)".hasSuffix("binds list.down to Hyper-j, which is not a key. Examples of keys: j, Ctrl-x, PgDn, F5.")
    }
    #expect { try load(file: #"{"keys": {"list.down": ["Ctrl-c"]}}"#) } throws: {
      "\($0)".hasSuffix("binds list.down to Ctrl-c, which always quits the program. Choose another key.")
    }
  }

  @Test func `Settings reject keys for an unknown command, and list the known commands`() {
    #expect { try load(file: #"{"keys": {"list.dwon": ["j"]}}"#) } throws: {
      "\($0)".contains("binds list.dwon, which is not a command. Commands: app.about, app.accounts, app.back,")
    }
  }

  @Test
  func `Settings reject a malformed file and unknown names`() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    for (text, reason) in [
      ("{", "line 1, column 2 is not valid JSON"), ("", "line 1, column 1 is not valid JSON"),
      ("{\n  \"lang\": \"en\",\n  \"theme\" \"dark\"\n}", "line 3, column 11 is not valid JSON"),
      (#"{"lang": en}"#, "line 1, column 10 is not valid JSON"),
      (#"{"lang": "en"} x"#, "line 1, column 16 is not valid JSON"),
      (#"{"lang": 5}"#, "lang is a number, but must be text"), (#"{"lang": null}"#, "lang is null, but must be text"),
      (#"{"lang": false}"#, "lang is a Boolean value, but must be text"),
      (#"{"lang": ["en"]}"#, "lang is a list, but must be text"),
      (#"{"lang": {}}"#, "lang is an object, but must be text"),
      (#"{"keys": "j"}"#, "keys is text, but must be an object with a list of keys for each command"),
      (#"{"keys": {"list.down": "j"}}"#, "keys.list.down is text, but must be a list of keys"),
      (#"{"keys": {"list.down": ["j", 1]}}"#, "keys.list.down[1] is a number, but must be text"),
      ("{\"lang\": \"en\",\n \"lang\": \"en\"}", "line 2, column 2 sets lang for the second time"),
      (#"{"keys": { }, "lang": "en", "lang": "en"}"#, "line 1, column 29 sets lang for the second time"),
      (#"{"keys": {"list.down": ["j"], "list.down": []}}"#, "line 1, column 31 sets list.down for the second time"),
      (#"{"lang":"\ud800"}"#, #"line 1, column 10 contains \ud800, which is only half of a character"#),
      (
        #"{"a\\": "\uD83D\uDE00 \\ud800 \uDE00"}"#,
        #"line 1, column 31 contains \uDE00, which is only half of a character"#
      ),
      ("[1]", "its contents are not a JSON object"),
      (nested(101), "its contents are not a JSON object"),
      (nested(102), "line 1, column 102 is nested more than 100 levels deep"),
      (
        String(repeating: "[", count: 101) + "," + String(repeating: "]", count: 101),
        "line 1, column 102 is nested more than 100 levels deep"
      ),
      ("{\"lang\":\n" + nested(101) + "}", "line 2, column 101 is nested more than 100 levels deep"),
    ] {
      #expect(throws: Failure.self) { try load(file: text) }
      #expect { try load(file: text) } throws: {
        "\($0)".hasSuffix("cannot be read: \(reason). Correct it, or delete it.")
      }
    }
    #expect { try load(file: #"{"language": "en"}"#) } throws: {
      "\($0)".contains("sets language, which is not a setting. Settings: server, ")
    }
    AppDefinition.$language.withValue(.zhHans) {
      for (text, reason) in [
        (#"{"lang": 5}"#, "lang 是数字，应为文本"), (#"{"keys": {"list.down": "j"}}"#, "keys.list.down 是文本，应为按键列表"),
        (#"{"lang": "en", "lang": "en"}"#, "第 1 行第 16 列重复设置了 lang"), (nested(102), "第 1 行第 102 列的嵌套超过 100 层"),
        (#"{"lang":"\ud800"}"#, #"第 1 行第 10 列的 \ud800 只是半个字符"#),
      ] {
        #expect { try load(file: text) } throws: { "\($0)".hasSuffix("：\(reason)。请更正或删除该文件。") }
      }
    }
  }

  @Test func `Settings reject a directory in place of the configuration file`() throws {
    let paths = Paths(environment: ["XDG_CONFIG_HOME": folder.path(percentEncoded: false)], app: "toy")
    let path = paths.configuration.path(percentEncoded: false)
    for (language, message) in [
      (
        Language.en,
        "The configuration file \(path) is a directory, but must be a file. Move the directory elsewhere."
      ), (.zhHans, "配置文件 \(path) 是目录，应为文件。请移走该目录。"),
    ] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      let failure = AppDefinition.$language.withValue(language) { #expect(throws: Failure.self) { try load() } }
      #expect(failure?.description == message && failure?.code == .usage)
    }
  }

  @Test func `Settings reject a device, a pipe and a link to no file in place of the configuration file`() throws {
    let paths = Paths(environment: ["XDG_CONFIG_HOME": folder.path(percentEncoded: false)], app: "toy")
    let path = paths.configuration.path(percentEncoded: false)
    let irregular = LocalizedText(
      en: "is a device, a pipe or a socket, but must be a file. Move it elsewhere.",
      zhHans: "是设备、管道或套接字，应为文件。请将其移走。")
    let noFile = LocalizedText(
      en: "is a symbolic link that leads to no file. Correct the link, or delete it.",
      zhHans: "是符号链接，但没有指向任何文件。请更正或删除该链接。")
    for (target, message) in [
      ("config.json", noFile), ("nowhere", noFile), ("/dev/null", irregular), (nil, irregular),
    ] as [(String?, LocalizedText)] {
      for (language, subject) in [(Language.en, "The configuration file \(path) "), (.zhHans, "配置文件 \(path) ")] {
        try FileManager.default.createDirectory(
          at: paths.configuration.deletingLastPathComponent(), withIntermediateDirectories: true)
        if let target {
          try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
        } else {
          let isCreated = mkfifo(path, 0o600) == 0
          #expect(isCreated)
        }
        let failure = AppDefinition.$language.withValue(language) { #expect(throws: Failure.self) { try load() } }
        #expect(failure?.description == subject + message[language] && failure?.code == .usage)
      }
    }
  }

  @Test
  func `The app stores files in the XDG directories, or in default directories if a variable is unset or not absolute`()
  {
    let paths = Paths(
      environment: ["HOME": "/home/a", "XDG_DATA_HOME": "/data", "XDG_CACHE_HOME": "cache"], app: "toy")
    #expect(paths.store.path() == "/data/toy/store.sqlite")
    #expect(paths.cache.path() == "/home/a/.cache/toy")
    #expect(paths.configuration.path() == "/home/a/.config/toy/config.json")
    #expect(paths.state.path() == "/home/a/.local/state/toy/state.json")
  }
}
