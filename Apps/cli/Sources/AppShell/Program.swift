import ArgumentParser
import Foundation
import TerminalUI

/// The program behind `tessera`.
public enum Program {
  /// What `--version` prints.
  static let version = "0.1.0"

  /// Does what the command line asks for, and ends the process with the exit code that the help names.
  public static func main() async {
    await TesseraCommand.main()
  }

  /// The terminal to show screens on; nil where there is none. Screens as lines could go into a pipe, but who pipes wants the list.
  @MainActor static func terminal() -> SystemTerminal? {
    isatty(1) == 1 ? try? SystemTerminal() : nil
  }

  /// Runs a command. What goes wrong is said on standard error in one sentence, or as JSON, and becomes the exit code.
  @MainActor static func reporting(asJSON: Bool, _ body: @MainActor () async throws -> Void) async throws {
    do {
      try await body()
    } catch let code as ExitCode {
      throw code
    } catch {
      let printer = PlainPrinter.standardError()
      if asJSON {
        printer.print(try JSONText.lines(ErrorDocument(message: "\(error)")).map { StyledText($0) })
      } else {
        printer.print(StyledText("tessera: \(error)"))
      }
      throw error is UsageFailure ? ExitCode.validationFailure : ExitCode.failure
    }
  }
}

/// What a failed command prints with `--json`.
struct ErrorDocument: Encodable {
  var schema = "tessera.error/1"
  let message: String
}
