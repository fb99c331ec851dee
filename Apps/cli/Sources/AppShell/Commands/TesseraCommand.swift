import ArgumentParser

/// The root of the command line.
struct TesseraCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tessera",
    abstract: "Timelines, moments and the coin ranking in the terminal.",
    discussion: """
      In a terminal it opens where it was left. Without a server it shows a demo server of its own; name others with --server and \
      its like, in TESSERA_SERVER, or in $XDG_CONFIG_HOME/tessera/config.json. `tessera config` tells what is set where.

      On a command that talks to one server, --server is that server's address: tessera rank --server https://www.wanandroid.com. \
      On any other, as in TESSERA_SERVER and the file, it is a demo server that plays all of them, as `tessera serve` starts it.

      Exit codes: 0 done; 1 it failed, and standard error says why; 64 the command line or the settings are wrong; 69 the server \
      cannot be reached or does not answer; 77 somebody has to log in first; 128 and its number if a signal ended it.
      """,
    version: Program.version,
    groupedSubcommands: [
      CommandGroup(name: "Read", subcommands: [OpenCommand.self] + Assemblies.all.flatMap { $0.commands }),
      CommandGroup(
        name: "Set up",
        subcommands: [
          ConfigCommand.self, CacheCommand.self, DoctorCommand.self, RoutesCommand.self, ServeCommand.self,
          CompletionsCommand.self, ManCommand.self,
        ]),
    ],
    defaultSubcommand: OpenCommand.self)
}
