import ArgumentParser
import Composition
import Presentation

/// The root command.
struct RootCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    let app = AppDefinition.current
    return CommandConfiguration(
      commandName: app.name,
      abstract: abstract.text, discussion: app.discussion.text, version: app.version,
      groupedSubcommands: [
        CommandGroup(
          name: LocalizedText(en: "Read", zhHans: "阅读").text,
          subcommands: [OpenCommand.self] + app.features.flatMap { $0.commands }
            + (app.hasOutbox ? [OutboxCommand.self] : [])),
        CommandGroup(
          name: LocalizedText(en: "Set up", zhHans: "设置").text,
          subcommands: [
            ConfigCommand.self, CacheCommand.self, DoctorCommand.self, RoutesCommand.self,
          ] + app.commands + [CompletionsCommand.self, ManCommand.self]),
      ],
      defaultSubcommand: OpenCommand.self)
  }

  @OptionGroup var licenses: LicensesOption

  /// The names of the commands that the help lists.
  static var commandNames: [String] { configuration.subcommands.map { $0._commandName } }

  /// Returns the arguments, with options that precede the name of a command moved after the name, where ArgumentParser
  /// expects them: `--json rank` becomes `rank --json`. `--` before the name is removed. Negative numbers are moved after
  /// `--`, because ArgumentParser would take them for options. If the arguments name no command, a request for help
  /// shows the help of the app, not of the default command: `--lang en --help` becomes `--help`.
  static func ordered(_ arguments: [String]) -> [String] {
    guard arguments.first?.hasPrefix("-") == true else { return separatingNumbers(in: arguments) }
    let options = arguments.prefix { $0 != "--" }
    if let index = options.firstIndex(where: commandNames.contains) {
      return separatingNumbers(in: [arguments[index]] + arguments[..<index] + arguments[(index + 1)...])
    }
    let operands = arguments.dropFirst(options.count + 1)
    if let name = operands.first, commandNames.contains(name) {
      return separatingNumbers(in: [name] + options + operands.dropFirst())
    }
    return options.contains { ["-h", "--help"].contains($0) } ? ["--help"] : arguments
  }

  /// Returns the arguments, with each negative number that does not follow an option moved after `--`: `issue a/b -1`
  /// becomes `issue a/b -- -1`.
  private static func separatingNumbers(in arguments: [String]) -> [String] {
    let options = arguments.prefix { $0 != "--" }
    let numbers = options.indices.filter { index in
      index > 0 && !options[index - 1].hasPrefix("-") && options[index].wholeMatch(of: /-[0-9].*/) != nil
    }
    if numbers.isEmpty { return arguments }
    return options.indices.filter { !numbers.contains($0) }.map { options[$0] } + ["--"] + numbers.map { options[$0] }
      + arguments.dropFirst(options.count + 1)
  }

  /// Checks the names of a command and its subcommands, including names after `help`. Without this check,
  /// ArgumentParser would print the help of the parent command for an unknown name, or pass the name to the default
  /// subcommand.
  ///
  /// - Throws: A ``Failure`` that suggests similar names.
  static func checkNames(_ arguments: [String]) throws(Failure) {
    // ArgumentParser takes quadratic time.
    if arguments.count > maximumCount { throw Failure(AppText.tooManyArguments(maximumCount).text, .usage) }
    let isHelp = arguments.first == "help"
    guard arguments != ["help", "help"] else { return }
    var command: any ParsableCommand.Type = Self.self
    var path: [String] = []
    for name in arguments.dropFirst(isHelp ? 1 : 0).prefix(while: { !$0.hasPrefix("-") }) {
      let subcommands = command.configuration.subcommands
      // The words after a command without subcommands are its arguments.
      if !isHelp, subcommands.isEmpty { return }
      let isFirst = path.isEmpty
      path.append(name)
      guard let subcommand = subcommands.first(where: { $0._commandName == name }) else {
        // The first word can be an address, which `open` checks.
        if !isHelp, isFirst { return }
        let similar = subcommands.map { $0._commandName }.similar(to: name)
        let parent = ([AppDefinition.current.name] + path.dropLast()).joined(separator: " ")
        let text = AppText.noCommand(path.joined(separator: " "), like: similar, in: parent)
        throw Failure(text.text, .usage)
      }
      command = subcommand
    }
  }

  /// The maximum number of arguments.
  private static let maximumCount = 1_000

  /// The abstract of the command, with the titles of the tabs if the app has any.
  private static var abstract: LocalizedText {
    guard let modules = try? AppDefinition.current.moduleList(), !modules.tabs.isEmpty else {
      return LocalizedText(en: "An app for the terminal.", zhHans: "终端应用。")
    }
    let titles = modules.tabs.compactMap { modules.title(of: $0) }
    return LocalizedText(
      en: titles.map { $0[.en] }.joined(separator: ", ") + " in the terminal.",
      zhHans: "终端中的" + titles.map { $0[.zhHans] }.joined(separator: "、") + "。")
  }
}
