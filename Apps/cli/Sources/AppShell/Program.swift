import ArgumentParser
import Foundation
import Synchronization
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
    var code = ExitCode.success
    do {
      var command = try TesseraCommand.parseAsRoot(arguments)
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      code = report(error, of: arguments)
    }
    if code == .success, hasLostMessages.withLock({ $0 }) { code = .failure }
    if code != .success { TesseraCommand.exit(withError: code) }
  }

  /// Prints what ends a command line that did not get to run a command, such as help or a wrong option, and returns the exit code.
  /// Commands report their own failures and end with an `ExitCode`.
  private static func report(_ error: any Error, of arguments: [String]) -> ExitCode {
    if let code = error as? ExitCode { return code }
    let asJSON = arguments.prefix(while: { $0 != "--" }).contains("--json")
    if let error = error as? OutputError { return report(error, asJSON: asJSON) }
    let code = TesseraCommand.exitCode(for: error)
    let text = lines(ofOurOwn: TesseraCommand.fullMessage(for: error)).map { StyledText($0) }
    if code == .success {
      do {
        try PlainPrinter.standardOutput(color: .never).print(text)
      } catch {
        return report(error, asJSON: asJSON)
      }
    } else if asJSON, code == .usage {
      warn(ErrorDocument(message: TesseraCommand.message(for: error), code: code.rawValue))
    } else {
      warn(text)
    }
    return code
  }

  /// Reports on standard error why a command failed, in one sentence or as JSON, and returns the exit code.
  private static func report(_ error: any Error, asJSON: Bool) -> ExitCode {
    if let error = error as? OutputError, error.isBrokenPipe { return .brokenPipe }
    let code = (error as? Failure)?.code ?? .failure
    if asJSON {
      warn(ErrorDocument(message: "\(error)", code: code.rawValue))
    } else {
      warn([StyledText("tessera: \(error)")])
    }
    return code
  }

  /// Whether something could not be written to standard error. The program then ends with a failure: no message can tell of it.
  private static let hasLostMessages = Mutex(false)

  /// Prints messages on standard error.
  static func warn(_ lines: [StyledText]) {
    do {
      try PlainPrinter.standardError().print(lines)
    } catch {
      hasLostMessages.withLock { $0 = true }
    }
  }

  private static func warn(_ document: ErrorDocument) {
    do {
      warn(try JSONText.lines(document).map { StyledText($0) })
    } catch {
      warn([StyledText("tessera: \(TerminalText(document.message))")])
    }
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
      throw report(error, asJSON: asJSON)
    }
  }

  /// Prints a document as JSON, or lines if there is none.
  static func print(
    _ document: (any Encodable)?, color: ColorChoice = .auto, else lines: () -> [TerminalText]
  ) throws {
    let lines = if let document { try JSONText.lines(document) } else { lines() }
    try PlainPrinter.standardOutput(color: color).print(lines.map { StyledText($0) })
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
