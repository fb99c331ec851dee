import TerminalApp
import TerminalDemo

/// The entry point of the app, and its definition.
public enum TesseraApp {
  /// The version that `--version` prints.
  static let version = "0.1.0"

  static let definition = AppDefinition(
    name: "tessera", version: version, licenses: License.all, linkHost: "momentsapp.com", features: Features.all,
    commands: [ServeCommand.self, WebCommand.self], startDemoServer: { try await DemoService.start($0) })

  /// Runs the command that the process's arguments name. If the command fails, exits with its exit code.
  @MainActor public static func main() async { await Program.main(definition) }
}
