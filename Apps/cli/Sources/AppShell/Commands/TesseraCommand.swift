import ArgumentParser
import Composition
import Presentation

/// The root of the command line.
struct TesseraCommand: AsyncParsableCommand {
  /// Computed, because a test composes the app of other features.
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "tessera",
      abstract: abstract,
      discussion: """
        In a terminal it opens where it was left. Without a server it shows a demo server of its own; name others with --server, in \
        TESSERA_SERVER, or in $XDG_CONFIG_HOME/tessera/config.json. `tessera config` tells what is set where.

        On a command that talks to one server, --server URL is that server's address. On any other, as in TESSERA_SERVER and the file, \
        it is a demo server that plays all of them, as `tessera serve` starts it. --server NAME=URL is the address of one server, and \
        --set NAME=VALUE the value of a setting.

        Exit codes: 0 done; 1 it failed, and standard error says why; 64 the command line or the settings are wrong; 69 the server \
        cannot be reached or does not answer; 77 log in first; 128 and its number if a signal ended it.
        """,
      version: Program.version,
      groupedSubcommands: [
        CommandGroup(name: "Read", subcommands: [OpenCommand.self] + AppModules.features.flatMap { $0.commands }),
        CommandGroup(
          name: "Set up",
          subcommands: [
            ConfigCommand.self, CacheCommand.self, DoctorCommand.self, RoutesCommand.self, ServeCommand.self,
            CompletionsCommand.self, ManCommand.self,
          ]),
      ],
      defaultSubcommand: OpenCommand.self)
  }

  @OptionGroup var licenses: LicensesOption

  /// The titles of the tabs.
  private static var abstract: String {
    guard let modules = try? AppModules.list(), !modules.tabs.isEmpty else { return "An app for the terminal." }
    return modules.tabs.compactMap { modules.title(of: $0)?[.en] }.joined(separator: ", ") + " in the terminal."
  }
}
