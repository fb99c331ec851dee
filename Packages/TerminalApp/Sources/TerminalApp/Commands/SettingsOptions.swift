public import ArgumentParser
public import Composition
import Foundation
public import Presentation
import TerminalUI

/// The common options, which set the app's settings.
public struct SettingsOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      en: """
        The URL of the server.\(Self.hasDemo
          ? " For a command that uses several servers: the URL of a demo server that provides all of them." : "") \
        With a name, the URL of that server\(Self.listed(Self.serverNames)).\(Self.hasDemo
          ? " Default: a demo server inside the program." : "")
        """,
      zhHans: """
        服务器的 URL。\(Self.hasDemo ? "对于使用多个服务器的命令，则为提供所有服务的演示服务器的 URL。" : "")加上名称时为该服务器的 URL\
        \(Self.listed(Self.serverNames, .zhHans))。\(Self.hasDemo ? "默认：程序内置的演示服务器。" : "")
        """, valueName: "[name=]url"), completion: .list(Self.serverNames.map { $0 + "=" }))
  var server: [String] = []

  /// Whether the app has a demo server, which the help mentions only then.
  private static var hasDemo: Bool { AppDefinition.current.startDemoServer != nil }

  @Option(
    name: .customLong("set"),
    help: ArgumentHelp(
      en:
        "The value of a setting\(Self.listed(Self.settingNames)). `\(AppDefinition.current.name) config` lists the current values.",
      zhHans: "设置的值\(Self.listed(Self.settingNames, .zhHans))。`\(AppDefinition.current.name) config` 会列出当前的值。",
      valueName: "name=value"), completion: .list(Self.settingNames.map { $0 + "=" }))
  var assignments: [String] = []

  @Option(help: .language)
  var lang: String?

  @Option(
    help: ArgumentHelp(
      en:
        "The theme: auto to match the terminal, night, day, high-contrast-night, high-contrast-day, or custom for the colors in theme.json.",
      zhHans:
        "主题：auto（与终端一致）、night（深色）、day（浅色）、high-contrast-night（高对比度深色）、high-contrast-day（高对比度浅色）或 custom（theme.json 中的颜色）。"
    ))
  var theme: String?

  @Option(
    help: ArgumentHelp(
      en: "Color the output: auto, always or never.", zhHans: "是否使用颜色：auto（自动）、always（总是）或 never（从不）。"))
  var color: String?

  @Flag(
    help: ArgumentHelp(
      en: "Draw screens with letters and ASCII instead of symbols, as the setting symbols=ascii does.",
      zhHans: "界面用字母和 ASCII 字符代替符号，与设置 symbols=ascii 相同。"))
  var ascii = false

  @Option(
    help: ArgumentHelp(
      en: "Load images: auto (if the terminal can show them) or never.",
      zhHans: "是否加载图片：auto（终端能显示时加载）或 never（从不）。"))
  var images: String?

  @Option(
    help: ArgumentHelp(
      en: "Respond to the mouse: auto (Shift then selects text) or never.",
      zhHans: "是否响应鼠标：auto（自动，此时按住 Shift 选择文字）或 never（从不）。"))
  var mouse: String?

  /// Creates options with their default values, as ArgumentParser requires.
  public init() {}

  /// The environment variables of the process.
  public var environment: [String: String] { ProcessInfo.processInfo.environment }
  /// The paths of the app's files.
  public var paths: Paths { Paths(environment: environment, app: AppDefinition.current.name) }

  /// The language for messages before the settings are loaded.
  public var language: Language { AppDefinition.language }

  /// Loads the settings from these options, the environment, the configuration file, the last session, the locale and
  /// the defaults.
  ///
  /// - Parameters:
  ///   - server: The only server that the command uses, whose URL `--server` sets, or `nil` for all servers.
  ///   - own: The settings that the command's own options set, keyed by name.
  /// - Throws: A ``Failure`` if a setting is unknown, a value is not allowed, or the configuration file is invalid.
  ///   Unknown settings and invalid values of the last session are ignored instead.
  public func load(for server: ServerID? = nil, own: [String: String] = [:]) throws(Failure) -> AppSettings {
    try load(for: server, own: own, lastSession: SavedState.read(paths.state))
  }

  func load(
    for server: ServerID? = nil, own: [String: String] = [:], lastSession: SavedState.Reading
  ) throws(Failure) -> AppSettings {
    let app = AppDefinition.current
    let modules = try app.moduleList()
    let definitions = modules.allSettings(app.languages)
    let names = definitions.map(\.name)
    let file = try SettingsFile(paths.configuration, names: names, commands: app.keyCommands)
    var texts = try options(for: server, modules)
    texts.merge(own) { $1 }
    // An unset shell variable must not lead to the demo server and its invented data.
    if let empty = texts.keys.sorted().first(where: { texts[$0]?.isEmpty == true }) {
      throw Failure(SettingsText.empty(empty).text, .usage)
    }
    var lastTexts: [String: String] = [:]
    if case .state(let state) = lastSession {
      // An app of another version may have saved other settings, or values that this one does not allow.
      lastTexts = state.settings.filter { name, text in
        definitions.contains { $0.name == name && $0.canonicalText(text) != nil }
      }
    }
    var settings = try AppSettings(
      modules,
      layers: [
        SettingsLayer(.commandLine, texts),
        SettingsLayer(environment: environment, prefix: app.name, definitions: definitions),
        SettingsLayer(.configurationFile, file.texts), .lastSession(lastTexts, environment), .locale(environment),
      ], keys: file.keys)
    if settings.theme == .custom || FileManager.default.fileExists(atPath: paths.theme.path(percentEncoded: false)) {
      settings.themeFile = ThemeFile(orDefault: paths.theme)
    }
    return settings
  }

  /// Returns the settings that the options set, keyed by name. `--set` takes precedence over options such as `--theme`.
  private func options(for server: ServerID?, _ modules: ModuleList) throws(Failure) -> [String:
    String]
  {
    var texts: [String: String] = [:]
    var named: [String: String] = [:]
    var options: [String: String] = [:]
    /// Sets the value of a setting. Throws an error if another option has set a different value, because the result
    /// would otherwise depend on the order of the options.
    func set(_ name: String, to value: String, by option: String) throws(Failure) {
      if let other = options[name], named[name] != value {
        throw Failure(SettingsText.twoValues(name, Self.redacted(other), Self.redacted(option)).text, .usage)
      }
      options[name] = option
      named[name] = value
    }
    for text in self.server {
      if let (name, url) = Self.assignment(text), !name.contains(":"), !name.contains("/") {
        guard let definition = modules.servers.first(where: { $0.id.rawValue == name }) else {
          throw Failure(SettingsText.noServer(name, names: Self.serverNames).text, .usage)
        }
        try set(definition.settingName, to: url, by: "--server \(text)")
      } else {
        let definition = modules.servers.first { $0.id == server }
        try set(definition?.settingName ?? Setting<ServerURL>.server.name, to: text, by: "--server \(text)")
      }
    }
    texts[Setting.language.name] = lang
    texts[Setting.theme.name] = theme
    texts[Setting.color.name] = color
    if ascii { texts[Setting.symbols.name] = SymbolsChoice.ascii.rawValue }
    texts[Setting.images.name] = images
    texts[Setting.mouse.name] = mouse
    for text in assignments {
      guard let (name, value) = Self.assignment(text), !name.isEmpty else {
        throw Failure(SettingsText.noAssignment(text).text, .usage)
      }
      try set(name, to: value, by: "--set \(text)")
    }
    return texts.merging(named) { $1 }
  }

  /// Returns an option without the username and password in its URL.
  private static func redacted(_ option: String) -> String { option.replacing(/[^\/=: ]+:[^\/ ]+@/, with: "…@") }

  private static func assignment(_ text: String) -> (name: String, value: String)? {
    text.firstIndex(of: "=").map { (String(text[..<$0]), String(text[text.index(after: $0)...])) }
  }

  private static var serverNames: [String] { AppDefinition.current.optionNames.servers }
  private static var settingNames: [String] { AppDefinition.current.optionNames.settings }
  private static func listed(_ names: [String], _ language: Language = .en) -> String {
    if names.isEmpty { return "" }
    return LocalizedText(en: ": \(names.joined(separator: ", "))", zhHans: "：\(names.joined(separator: "、"))")[language]
  }
}

extension SettingsLayer {
  /// Returns the layer with the language of the POSIX locale. It is empty if the locale cannot show every language.
  static func locale(
    _ environment: [String: String], languages: [Language] = AppDefinition.current.languages
  ) -> SettingsLayer {
    let name = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }
    let language = showsEveryLanguage(environment) ? name.flatMap { Language($0, among: languages) } : nil
    return SettingsLayer(.locale, language.map { [Setting.language.name: $0.rawValue] } ?? [:])
  }

  /// Returns the layer with the settings of the last session, without its language if the locale cannot show every language.
  static func lastSession(_ texts: [String: String], _ environment: [String: String]) -> SettingsLayer {
    let isShown = showsEveryLanguage(environment)
    return SettingsLayer(.lastSession, texts.filter { isShown || $0.key != Setting.language.name })
  }

  private static func showsEveryLanguage(_ environment: [String: String]) -> Bool {
    TerminalEnvironment(locale: TerminalEnvironment.locale { environment[$0] }).usesUTF8
  }
}
