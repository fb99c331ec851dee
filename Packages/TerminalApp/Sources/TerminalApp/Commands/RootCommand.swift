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
          subcommands: [OpenCommand.self] + app.features.flatMap { $0.commands }),
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
  static var commandNames: [String] {
    configuration.subcommands.compactMap { $0.configuration.commandName }
  }

  /// The abstract of the command: the titles of the tabs.
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
