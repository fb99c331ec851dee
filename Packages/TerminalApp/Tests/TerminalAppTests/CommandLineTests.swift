import ArgumentParser
import Composition
import Foundation
import Presentation
import TerminalUI
import Testing

@testable import TerminalApp

@MainActor @Suite(.toy) struct CommandLineTests {
  @Test func `The help, manual page and completions name the app and its commands, and no other app`() throws {
    let texts = [
      RootCommand.helpMessage(), RootCommand.completionScript(for: .bash), try ManualPage.ofThisProgram().text,
      CompletionsCommand.helpMessage(), ConfigCommand.helpMessage(), OpenCommand.helpMessage(),
    ]
    for text in texts { #expect(text.contains("toy") && !text.lowercased().contains("tessera")) }
    #expect(texts[0].contains("In a terminal, toy shows the screens") && texts[0].contains("TOY_SERVER"))
    let words = OpenCommand.helpMessage().split { $0.isWhitespace }.joined(separator: " ")
    #expect(words.contains("toy://about or https://toy.example/about. `toy routes` lists all addresses."))
  }

  @Test(
    arguments: [
      (["--help", "--lang", "en"], ["--help"]), (["--lang", "en", "-h"], ["--help"]),
      (["--lang", "en", "notes", "--help"], ["notes", "--lang", "en", "--help"]), (["--json"], ["--json"]),
      (["toy://notes", "--help"], ["toy://notes", "--help"]), (["--", "--help"], ["--", "--help"]),
      (["--", "notes"], ["notes"]), (["--json", "--", "notes", "x"], ["notes", "--json", "x"]),
      (["--", "toy://notes"], ["--", "toy://notes"]),
      (["notes", "-1", "--json"], ["notes", "--json", "--", "-1"]), (["--", "notes", "-1"], ["notes", "--", "-1"]),
      (["notes", "a", "-2", "--", "-x"], ["notes", "a", "--", "-2", "-x"]),
      (["notes", "--pages", "-1"], ["notes", "--pages", "-1"]), (["notes", "-h"], ["notes", "-h"]),
    ])
  func
    `Options before a command are moved after it, a negative number becomes an operand, and --help without a command requests the help of the app`(
      given: [String], ordered: [String]
    )
  {
    AppDefinition.$current.withValue(AppDefinition(name: "toy", version: "1", commands: [Notes.self])) {
      #expect(RootCommand.ordered(given) == ordered)
    }
  }

  private struct Notes: ParsableCommand {}

  @Test func `The headings of the help are in the user's language`() {
    for command in [RootCommand.self, CacheCommand.self, OpenCommand.self] as [any ParsableCommand.Type] {
      let english = command.helpMessage()
      #expect(Language.en.help(english) == english)
      let help = AppDefinition.$language.withValue(.zhHans) { Language.zhHans.help(command.helpMessage()) }
      for word in [
        "OVERVIEW", "USAGE", "OPTIONS", "ARGUMENTS", "SUBCOMMANDS", "See ", "Show ", "<subcommand>", "(default)",
      ] {
        #expect(!help.contains(word), "\(help)")
      }
    }
    let root = AppDefinition.$language.withValue(.zhHans) { Language.zhHans.help(RootCommand.helpMessage()) }
    #expect(root.contains("\n阅读命令：\n") && root.contains("\n设置命令：\n") && root.contains("\n用法：toy"))
    #expect(root.contains("`toy help <子命令>` 会显示详细说明。"))
  }

  @Test func `The message for an address says whether a parameter is missing or invalid`() {
    let missing = AppText.invalidAddress("toy://post", missing: ["id", "source"], app: "toy")
    #expect(missing[.en] == "The address toy://post lacks the parameters id and source. `toy routes` lists examples.")
    #expect(missing[.zhHans] == "地址 toy://post 缺少参数 id 和 source。`toy routes` 会列出示例。")
    let invalid = AppText.invalidAddress("toy://post?id=x", missing: [], app: "toy")
    #expect(
      invalid[.en]
        == "A parameter of the address toy://post?id=x has a value that is not allowed. `toy routes` lists examples.")
    #expect(invalid[.zhHans] == "地址 toy://post?id=x 中有参数的值无效。`toy routes` 会列出示例。")
  }

  @Test func `A URL without a destination causes a usage error in the configured language`() throws {
    let modules = try AppDefinition.toy.moduleList()
    let command = try OpenCommand.parse(["toy://nowhere", "--lang", "en"])
    let error = #expect(throws: Failure.self) { try command.path(in: modules) }
    #expect(error?.description == "No screen has the address “toy://nowhere”. `toy routes` lists the addresses.")
    #expect(error?.code == .usage)
    #expect(try OpenCommand.parse(["toy://people"]).path(in: modules) == [RouteKey<NoInput>("people")()])
  }

  @Test(arguments: [
    ("confg", "There is no command `confg`. Similar: config. `toy --help` lists the commands."),
    ("comp", "There is no command `comp`. Similar: completions. `toy --help` lists the commands."),
    ("", "There is no command ``. `toy --help` lists the commands."),
    ("xyzzy", "There is no command `xyzzy`. `toy --help` lists the commands."),
  ])
  func `A mistyped command causes a usage error that suggests similar commands`(name: String, message: String) {
    #expect(OpenCommand.message(forUnknown: name, arguments: [name])[.en] == message)
    #expect(
      OpenCommand.message(forUnknown: name, arguments: ["open", name])[.en]
        == "No screen has the address “\(name)”. `toy routes` lists the addresses.")
  }

  @Test func `Requesting help for a mistyped command causes a usage error that suggests similar commands`() {
    for (arguments, language, message) in [
      (["nosuch"], Language.en, "There is no command `nosuch`. `toy --help` lists the commands."),
      (["confg"], .en, "There is no command `confg`. Similar: config. `toy --help` lists the commands."),
      (["confg"], .zhHans, "没有命令 `confg`。相近的命令：config。`toy --help` 会列出所有命令。"),
      (
        ["cache", "claer"], .en,
        "There is no command `cache claer`. Similar: clear. `toy cache --help` lists the commands."
      ),
    ] {
      let error = AppDefinition.$language.withValue(language) {
        #expect(throws: Failure.self) { try RootCommand.checkNames(["help"] + arguments) }
      }
      #expect(error?.description == message && error?.code == .usage)
    }
  }

  @Test(arguments: [["help"], ["help", "help"], ["help", "config"], ["help", "cache", "clear", "--help"], ["confg"]])
  func `A request for the help of an existing command is not an error`(arguments: [String]) {
    #expect(throws: Never.self) { try RootCommand.checkNames(arguments) }
  }

  @Test func `A command line with more than 1,000 arguments is rejected, because reading it takes quadratic time`() {
    let error = #expect(throws: Failure.self) { try RootCommand.checkNames(Array(repeating: "a", count: 1001)) }
    #expect(error?.description == "This command line has more than 1000 arguments." && error?.code == .usage)
    #expect(throws: Never.self) { try RootCommand.checkNames(Array(repeating: "a", count: 1_000)) }
  }

  @Test(arguments: [
    (["--server", "notes=a.example", "--set", "notes-server=b.example"], "notes-server has two values"),
    (["--server", "notes=https://me:canary@a", "--server", "notes=b"], "from “--server notes=https://…@a” and from"),
    (
      ["--set", "theme=dark", "--set", "theme=light"], "from “--set theme=dark” and from “--set theme=light”."
    ),
    (
      ["--server", "notes=a.example", "--server", "notes="],
      "from “--server notes=a.example” and from “--server notes=”."
    ),
    (["--set", ""], "--set “” lacks a name or a value. Use --set NAME=VALUE."),
    (["--server", "=a.example"], "There is no server named “”. Servers: notes, people."),
    (["--set", "=x"], "--set “=x” lacks a name or a value. Use --set NAME=VALUE."),
    (["--server", "nobody=a.example"], "There is no server named “nobody”. Servers: notes, people."),
    (["--theme", ""], "theme is empty (command line). Enter a value, or omit the option."),
    (["--set", "speed=1"], "There is no setting named speed (command line). Settings: "),
  ])
  func `Contradictory or unknown settings on the command line are rejected`(
    arguments: [String], message: String
  ) throws {
    let options = try SettingsOptions.parse(arguments)
    let error = #expect(throws: Failure.self) { try options.load() }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
    #expect(error?.code == .usage)
  }

  @Test func `Two equal values for one setting are accepted`() throws {
    let options = try SettingsOptions.parse(["--set", "theme=dark", "--set", "theme=dark"])
    #expect(try options.load().values["theme"]?.text == "night")
  }

  @Test(arguments: [
    ([String](), [String: String](), Language.en), ([], ["LANG": "zh_CN.UTF-8"], .zhHans),
    (["--lang", "zh"], [:], .zhHans),
    (["rank", "--lang=zh-Hans"], ["LANG": "en_US"], .zhHans), (["--set", "lang=en"], ["LANG": "zh_CN"], .en),
    ([], ["TOY_LANG": "zh-Hans", "LANG": "en_US"], .zhHans), (["--lang", "fr"], ["LANG": "zh_CN.UTF-8"], .zhHans),
    (["--", "--lang", "zh"], [:], .en),
  ])
  func `The language on the command line is read even if other arguments are invalid`(
    arguments: [String], environment: [String: String], language: Language
  ) {
    let environment = environment.merging(["HOME": "/nowhere"]) { $1 }
    #expect(Language.ofCommandLine(["--set", "=x"] + arguments, environment: environment, app: .toy) == language)
  }

  @Test func `An error about a setting is in the language of the command line`() throws {
    let options = try SettingsOptions.parse(["--set", "speed=1"])
    let error = AppDefinition.$language.withValue(.zhHans) { #expect(throws: Failure.self) { try options.load() } }
    #expect(error?.description.hasPrefix("没有名为 speed 的设置（命令行）。") == true)
  }

  @Test(arguments: ["cache", "cache clear", "completions bash", "man", "serve"])
  func `A command without settings accepts --lang`(command: String) {
    AppDefinition.$current.withValue(AppDefinition(name: "toy", version: "1", commands: [ServeCommand.self])) {
      let arguments = command.split(separator: " ").map(String.init) + ["--lang", "zh-Hans"]
      #expect(throws: Never.self) { try RootCommand.parseAsRoot(arguments) }
    }
  }

  nonisolated private static let invalidVariable =
    "The value “fr” of lang is not allowed (environment variable TOY_LANG). Use en or zh-Hans."

  @Test(
    arguments: [
      (["--lang", "fr"], [:], "The value “fr” of lang is not allowed (command line). Use en or zh-Hans."),
      (["--lang", ""], [:], "lang is empty (command line). Enter a value, or omit the option."),
      ([], ["TOY_LANG": "fr"], invalidVariable), (["--lang", "en"], ["TOY_LANG": "fr"], invalidVariable),
      (["--lang", "zh"], ["TOY_LANG": "en", "LANG": "fr_FR.UTF-8"], nil), ([], ["TOY_LANG": ""], nil),
    ] as [([String], [String: String], String?)])
  func `A command without settings rejects a language that the app does not have`(
    arguments: [String], environment: [String: String], message: String?
  ) throws {
    let option = try LanguageOption.parse(arguments)
    var failure: Failure?
    do throws(Failure) {
      try option.check(environment)
    } catch {
      failure = error
    }
    #expect(failure?.description == message && failure?.code == (message == nil ? nil : ExitCode.usage))
  }

  @Test func `A negative number of pages is rejected with a sentence that states the allowed values`() {
    let error = #expect(throws: (any Error).self) { try OpenCommand.parse(["--pages", "-1"]) }
    #expect(error.map { OpenCommand.message(for: $0) } == "--pages -1 is not a valid number of pages. Use 1 or more.")
  }

  @Test func `An app definition rejects two features that declare the same destination`() {
    let definition = AppDefinition(name: "toy", version: "1", features: [ToyModule("notes"), ToyModule("notes")])
    let error = #expect(throws: Failure.self) { try definition.moduleList() }
    #expect(error?.description == "Two modules declare the destination notes.")
  }

  @Test func `An app without a demo server has only the servers with a configured URL`() async throws {
    let settings = try SettingsOptions.parse(["--server", "notes=https://example.com"])
    let servers = try await settings.withApp { app in app.environment.servers.mapValues(\.url.absoluteString) }
    #expect(servers == ["notes": "https://example.com"])
  }

  @Test func `The demo server replaces servers without a configured URL, and stops when the app ends`() async throws {
    let url = try #require(URL(string: "http://127.0.0.1:9/demo"))
    let isStopped = Stopped()
    let definition = AppDefinition(
      name: "toy", version: "1", features: [ToyModule("notes"), ToyModule("people")],
      startDemoServer: { _ in DemoService(url: url) { await isStopped.set() } })
    try await AppDefinition.$current.withValue(definition) {
      let settings = try SettingsOptions.parse(["--server", "notes=https://example.com"])
      let servers = try await settings.withApp { $0.environment.servers }
      #expect(servers["people"] == AppEnvironment.Server(url: url, isDemo: true))
      #expect(servers["notes"]?.lastingURL != nil)
      await #expect(throws: CancellationError.self) {
        try await settings.withApp { _ in
          #expect(await isStopped.count == 1)
          throw CancellationError()
        }
      }
    }
    #expect(await isStopped.count == 2)
  }

  @Test(.timeLimit(.minutes(15))) func `A mistyped command of a million letters has no similar commands`() {
    #expect(["config"].similar(to: String(repeating: "g", count: 1_000_000)).isEmpty)
  }

  private actor Stopped {
    private(set) var count = 0
    func set() { count += 1 }
  }
}
