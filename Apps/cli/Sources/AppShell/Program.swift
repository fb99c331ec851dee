import ArgumentParser
import Foundation
import TerminalUI

/// The program behind `tessera`.
public enum Program {
  /// What `--version` prints.
  static let version = "0.1.0"

  /// Whether it is built for those who make it: in debug builds alone.
  static var isForMakers: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  /// Does what the command line asks for, and ends the process with the exit code that the help names.
  public static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      var command = try TesseraCommand.parseAsRoot(arguments)
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      sayAsJSON(error, of: arguments)
      TesseraCommand.exit(withError: error)
    }
  }

  /// Says what is wrong with a command line that asks for JSON, and ends the process. What a command says itself comes here as an exit
  /// code, and help as no fault.
  private static func sayAsJSON(_ error: any Error, of arguments: [String]) {
    let code = TesseraCommand.exitCode(for: error)
    guard !(error is ExitCode), code == .usage, arguments.prefix(while: { $0 != "--" }).contains("--json"),
      let lines = try? JSONText.lines(
        ErrorDocument(message: TesseraCommand.message(for: error), code: code.rawValue))
    else { return }
    PlainPrinter.standardError().print(lines.map { StyledText($0) })
    TesseraCommand.exit(withError: code)
  }

  /// The terminal to show screens on; nil where there is none. Screens as lines could go into a pipe, but who pipes wants the list.
  @MainActor static func terminal(_ color: ColorChoice) -> SystemTerminal? {
    isatty(1) == 1 ? try? SystemTerminal(color: color) : nil
  }

  /// Runs a command. What goes wrong is said on standard error in one sentence, or as JSON, and becomes the exit code.
  @MainActor static func reporting(asJSON: Bool, _ body: @MainActor () async throws -> Void) async throws {
    do {
      try await body()
    } catch let code as ExitCode {
      throw code
    } catch {
      let code = (error as? Failure)?.code ?? .failure
      let printer = PlainPrinter.standardError()
      if asJSON {
        printer.print(
          try JSONText.lines(ErrorDocument(message: "\(error)", code: code.rawValue)).map { StyledText($0) })
      } else {
        printer.print(StyledText("tessera: \(error)"))
      }
      throw code
    }
  }

  /// Prints a document as JSON, or lines if there is none.
  static func print(
    _ document: (any Encodable)?, color: ColorChoice = .auto, else lines: () -> [TerminalText]
  ) throws {
    let lines = if let document { try JSONText.lines(document) } else { lines() }
    PlainPrinter.standardOutput(color: color).print(lines.map { StyledText($0) })
  }

  /// Text of this program's own making in lines. A tab, which the sanitiser would show as such, becomes spaces.
  static func lines(ofOurOwn text: String) -> [TerminalText] {
    TerminalText.lines(text.replacing("\t", with: "    "))
  }
}

/// What a failed command prints with `--json`.
struct ErrorDocument: Encodable {
  var schema = "tessera.error/1"
  let message: String
  /// The exit code.
  let code: Int32
}
