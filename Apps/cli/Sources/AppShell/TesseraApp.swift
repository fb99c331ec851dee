import Composition
import DemoServer
import TerminalApp

/// The app.
public enum TesseraApp {
  /// The version that `--version` prints.
  static let version = "0.1.0"

  static let definition = AppDefinition(
    name: "tessera", version: version,
    discussion: """
      In a terminal it opens where it was left. Without a server it shows a demo server of its own; name others with --server, in \
      TESSERA_SERVER, or in $XDG_CONFIG_HOME/tessera/config.json. `tessera config` tells what is set where.

      On a command that talks to one server, --server URL is that server's address. On any other, as in TESSERA_SERVER and the file, \
      it is a demo server that plays all of them, as `tessera serve` starts it. --server NAME=URL is the address of one server, and \
      --set NAME=VALUE the value of a setting.

      Exit codes: 0 done; 1 it failed, and standard error says why; 64 the command line or the settings are wrong; 69 the server \
      cannot be reached or does not answer; 77 log in first; 128 and its number if a signal ended it.
      """,
    licenses: License.all, linkHost: "momentsapp.com", features: Features.all, commands: [ServeCommand.self],
    startDemoServer: {
      let server = try await DemoServer.start()
      return DemoService(url: server.baseURL, stop: server.stop)
    })

  /// Runs the command in the process's arguments, and exits.
  public static func main() async { await Program.main(definition) }
}
