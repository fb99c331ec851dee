import ArgumentParser
import Composition
import Presentation

/// The root command.
struct RootCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    let app = AppDefinition.current
    return CommandConfiguration(
      commandName: app.name,
      abstract: abstract,
      discussion: app.discussion, version: app.version,
      groupedSubcommands: [
        CommandGroup(name: "Read", subcommands: [OpenCommand.self] + app.features.flatMap { $0.commands }),
        CommandGroup(
          name: "Set up",
          subcommands: [
            ConfigCommand.self, CacheCommand.self, DoctorCommand.self, RoutesCommand.self,
          ] + app.commands + [CompletionsCommand.self, ManCommand.self]),
      ],
      defaultSubcommand: OpenCommand.self)
  }

  @OptionGroup var licenses: LicensesOption

  /// The abstract of the command: the titles of the tabs.
  private static var abstract: String {
    guard let modules = try? AppDefinition.current.moduleList(), !modules.tabs.isEmpty else {
      return "An app for the terminal."
    }
    return modules.tabs.compactMap { modules.title(of: $0)?[.en] }.joined(separator: ", ") + " in the terminal."
  }
}
