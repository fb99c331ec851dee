public import ArgumentParser
import Composition
public import Presentation

extension LocalizedText {
  /// Creates the text that names the JSON schema of a command's output.
  public init(schema: String) {
    self.init(en: "JSON: schema \(schema).", zhHans: "JSON 格式：\(schema)。")
  }

  /// The text in the language of the command line.
  public var text: String { self[AppDefinition.language] }
}

extension ArgumentHelp {
  /// Creates the help of an argument, which is shown in the language of the command line.
  public init(en: String, zhHans: String, valueName: String? = nil) {
    self.init(LocalizedText(en: en, zhHans: zhHans), valueName: valueName)
  }

  /// Creates the help of an argument in any languages, which is shown in the language of the command line.
  public init(_ text: LocalizedText, valueName: String? = nil) { self.init(text.text, valueName: valueName) }
}

extension CommandConfiguration {
  /// Creates the configuration of a command, whose help is shown in the language of the command line.
  ///
  /// Return the configuration from a computed property. ArgumentParser reads the property again for each language.
  public init(
    commandName: String? = nil, abstract: LocalizedText, discussion: LocalizedText = LocalizedText(en: "", zhHans: ""),
    subcommands: [any ParsableCommand.Type] = [], defaultSubcommand: (any ParsableCommand.Type)? = nil
  ) {
    self.init(
      commandName: commandName, abstract: abstract.text, discussion: discussion.text, subcommands: subcommands,
      defaultSubcommand: defaultSubcommand)
  }
}

extension Language {
  /// Returns help text in which ArgumentParser's own English headings and phrases are translated into this language.
  func help(_ text: String) -> String {
    guard self == .zhHans else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.replacing(/^OVERVIEW:\s/) { _ in "概述：" }
        .replacing(/^USAGE: (.*?)(<subcommand>)?$/) { "用法：\($0.1)\($0.2 == nil ? "" : "<子命令>")" }
        .replacing(/^  (\S+) \(default\)/) { "  \($0.1)（默认）  " }  // as wide as the original
        .replacing(/^ARGUMENTS:$/) { _ in "参数：" }
        .replacing(/^OPTIONS:$/) { _ in "选项：" }
        .replacing(/^SUBCOMMANDS:$/) { _ in "子命令：" }
        .replacing(/^(.+) SUBCOMMANDS:$/) { "\($0.1)命令：" }
        .replacing(/^  See '(.+) <subcommand>' for detailed help\.$/) { "  `\($0.1) <子命令>` 会显示详细说明。" }
        .replacing(/Show help information\.$/) { _ in "显示帮助。" }
        .replacing(/Show the version\.$/) { _ in "显示版本。" }
    }.joined(separator: "\n")
  }

  /// Returns the language of the help and of messages about the command line. Unlike loading the settings, this method
  /// cannot fail. It ignores invalid settings, so that the error messages about them are in the user's language.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the program.
  ///   - environment: The environment variables.
  ///   - app: The app.
  static func ofCommandLine(
    _ arguments: [String], environment: [String: String], app: AppDefinition
  ) -> Language {
    let name = Setting.language.name
    let options = arguments.prefix { $0 != "--" }.joined(separator: " ")
    let option = options.matches(of: /(?:^| )--(?:lang|set[ =]lang)[ =](\S+)/).last.map { String($0.1) }
    let paths = Paths(environment: environment, app: app.name)
    let file = try? SettingsFile(
      paths.configuration, names: app.moduleList().allSettings(app.languages).map(\.name), commands: app.keyCommands)
    var lastSession: String?
    if case .state(let state) = SavedState.read(paths.state) {
      lastSession = SettingsLayer.lastSession(state.settings, environment).texts[name]
    }
    let candidates = [
      option, environment[app.variable(name)], file?.texts[name], lastSession,
      SettingsLayer.locale(environment, languages: app.languages).texts[name],
    ]
    return candidates.lazy.compactMap { $0.flatMap { Language($0, among: app.languages) } }.first ?? .en
  }
}

extension ArgumentHelp {
  /// The help of `--lang`, which is the same for every command, so that the manual page describes it once.
  static var language: ArgumentHelp {
    let languages = AppDefinition.current.languages.map(\.rawValue)
    return ArgumentHelp(
      en: "The language: \(languages.joined(separator: " or ")). Default: the language of the locale.",
      zhHans: "语言：\(languages.joined(separator: " 或 "))。默认：系统区域的语言。")
  }

  /// The help of `--json`, which is the same for every command, so that the manual page describes it once.
  public static var json: ArgumentHelp {
    ArgumentHelp(
      en: "Print JSON. Errors are printed as JSON on standard error.", zhHans: "以 JSON 格式输出。错误也以 JSON 格式写入标准错误。")
  }
}
