import ArgumentParser

/// The root of the command line.
struct TesseraCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tessera",
    abstract: "The coin ranking of wanandroid.com in the terminal.",
    discussion: """
      Without a server it shows a demo server of its own. Name another with --server, in TESSERA_SERVER, or as "server" in \
      $XDG_CONFIG_HOME/tessera/config.json; the first of them wins.

      Exit codes: 0 done; 1 it failed, and standard error says why; 64 the command line or the settings are wrong; \
      128 and its number if a signal ended it.
      """,
    version: Program.version,
    subcommands: [RankCommand.self, ServeCommand.self, RoutesCommand.self, DoctorCommand.self],
    defaultSubcommand: RankCommand.self)
}
