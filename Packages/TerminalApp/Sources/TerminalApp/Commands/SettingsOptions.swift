public import ArgumentParser
public import Composition
import Foundation
public import Presentation

/// The options of most commands, which set the app's settings.
public struct SettingsOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The URL of the one server that the command talks to. On a command that talks to several, the URL of a demo server that plays all \
      of them. With a name, the URL of that server\(Self.listed(Self.serverNames)). Without any URL, a demo server inside the program \
      plays them.
      """, valueName: "[name=]url"), completion: .list(Self.serverNames.map { $0 + "=" }))
  var server: [String] = []

  @Option(
    name: .customLong("set"),
    help: ArgumentHelp(
      "The value of a setting\(Self.listed(Self.settingNames)). `\(AppDefinition.current.name) config` lists them all.",
      valueName: "name=value"
    ), completion: .list(Self.settingNames.map { $0 + "=" }))
  var assignments: [String] = []

  @Option(help: "The language, en or zh-Hans. Without it, that of the environment.")
  var lang: String?

  @Option(help: "The colours of screens: light, dark, or auto for what suits the terminal.")
  var theme: String?

  @Option(help: "Colours: auto, always or never.")
  var color: String?

  @Option(
    help: "Pictures: auto asks servers for those that the terminal can show, never asks for none.")
  var pictures: String?

  /// Creates options with their default values, as ArgumentParser requires.
  public init() {}

  /// The environment variables of the process.
  public var environment: [String: String] { ProcessInfo.processInfo.environment }
  /// The paths of the app's files.
  public var paths: Paths { Paths(environment: environment, app: AppDefinition.current.name) }

  /// The language for messages before the settings are loaded. English if they cannot be loaded.
  public var language: Language { (try? load())?.language ?? .en }

  /// Loads the settings from these options, the environment, the configuration file, the locale and the defaults.
  ///
  /// - Parameters:
  ///   - server: The server that the command is about, whose URL `--server` sets, or `nil` for all servers.
  ///   - own: The settings that the command's own options set, keyed by name.
  /// - Throws: A ``Failure`` if a setting is unknown or a value is not allowed.
  public func load(for server: ServerID? = nil, own: [String: String] = [:]) throws(Failure) -> AppSettings {
    try load(for: server, own: own, lastSession: .none)
  }

  func load(
    for server: ServerID? = nil, own: [String: String] = [:], lastSession: SavedState.Reading
  ) throws(Failure) -> AppSettings {
    let app = AppDefinition.current
    let modules = try app.moduleList()
    let definitions = modules.allSettings
    let names = definitions.map(\.name)
    let file = try SettingsFile(paths.configuration, names: names, commands: app.keyCommands)
    var texts = try options(for: server, modules)
    texts.merge(own) { $1 }
    // An unset shell variable must not lead to the demo server and its invented data.
    if let empty = texts.keys.sorted().first(where: { texts[$0]?.isEmpty == true }) {
      throw Failure("\(empty) is empty (command line). Give it a value, or leave the option out.", .usage)
    }
    var lastTexts: [String: String] = [:]
    if case .state(let state) = lastSession { lastTexts = state.settings.filter { names.contains($0.key) } }
    return try AppSettings(
      modules,
      layers: [
        SettingsLayer(.commandLine, texts),
        SettingsLayer(environment: environment, prefix: app.name.uppercased(), definitions: definitions),
        SettingsLayer(.configurationFile, file.texts), SettingsLayer(.lastSession, lastTexts),
        .locale(environment),
      ], keys: file.keys)
  }

  /// Returns the settings that the options set, keyed by name. An option with the name of a setting or server takes precedence over one without.
  private func options(for server: ServerID?, _ modules: ModuleList<TerminalInterface>) throws(Failure) -> [String:
    String]
  {
    var texts: [String: String] = [:]
    var named: [String: String] = [:]
    for text in self.server {
      if let (name, url) = Self.assignment(text), !name.contains(":"), !name.contains("/") {
        guard let definition = modules.servers.first(where: { $0.id.rawValue == name }) else {
          throw Failure(
            "There is no server named \(name). Servers: \(Self.serverNames.joined(separator: ", ")).", .usage)
        }
        named[definition.settingName] = url
      } else {
        texts[modules.servers.first { $0.id == server }?.settingName ?? Setting<ServerURL>.server.name] = text
      }
    }
    texts[Setting.language.name] = lang
    texts[Setting.theme.name] = theme
    texts[Setting.color.name] = color
    texts[Setting.images.name] = pictures
    for text in assignments {
      guard let (name, value) = Self.assignment(text) else {
        throw Failure("--set \(text) has no value. Write --set NAME=VALUE.", .usage)
      }
      named[name] = value
    }
    return texts.merging(named) { $1 }
  }

  private static func assignment(_ text: String) -> (name: String, value: String)? {
    text.firstIndex(of: "=").map { (String(text[..<$0]), String(text[text.index(after: $0)...])) }
  }

  private static var serverNames: [String] {
    ((try? AppDefinition.current.moduleList())?.servers ?? []).map(\.id.rawValue)
  }
  private static var settingNames: [String] {
    ((try? AppDefinition.current.moduleList())?.allSettings ?? []).map(\.name)
  }
  private static func listed(_ names: [String]) -> String {
    names.isEmpty ? "" : ": \(names.joined(separator: ", "))"
  }
}

extension SettingsLayer {
  /// Returns the layer with the language of the POSIX locale.
  static func locale(_ environment: [String: String]) -> SettingsLayer {
    let name = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }
    let language = name.flatMap { Language($0) }
    return SettingsLayer(.locale, language.map { [Setting.language.name: $0.rawValue] } ?? [:])
  }
}
