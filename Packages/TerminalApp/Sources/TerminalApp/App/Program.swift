import ArgumentParser
import Foundation
import Synchronization
public import TerminalUI

/// What a terminal app does at its command line.
public enum Program {
  /// A Boolean value that indicates whether the app is built for its developers: in debug builds only.
  public static var isForMakers: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  /// Does what the command line asks for, and ends the process with the exit code that the help names.
  public static func main(_ definition: AppDefinition) async {
    await AppDefinition.$current.withValue(definition) { await main() }
  }

  private static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    var code = ExitCode.success
    do {
      var command = try RootCommand.parseAsRoot(arguments)
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      code = report(error, of: arguments)
    }
    if code == .success, hasLostMessages.withLock({ $0 }) { code = .failure }
    if code != .success { RootCommand.exit(withError: code) }
  }

  /// Prints what ends a command line that did not get to run a command, such as help or a wrong option, and returns the exit code.
  /// Commands report their own failures and end with an `ExitCode`.
  private static func report(_ error: any Error, of arguments: [String]) -> ExitCode {
    if let code = error as? ExitCode { return code }
    let asJSON = arguments.prefix(while: { $0 != "--" }).contains("--json")
    if let error = error as? OutputError { return report(error, asJSON: asJSON) }
    let code = RootCommand.exitCode(for: error)
    let text = lines(ofOurOwn: RootCommand.fullMessage(for: error)).map { StyledText($0) }
    if code == .success {
      do {
        try PlainPrinter.standardOutput(color: .never).print(text)
      } catch {
        return report(error, asJSON: asJSON)
      }
    } else if asJSON, code == .usage {
      warn(ErrorDocument(message: RootCommand.message(for: error), code: code.rawValue))
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
      warn([StyledText(TerminalText("\(AppDefinition.current.name): \(error)"))])
    }
    return code
  }

  /// Whether something could not be written to standard error. The program then ends with a failure: no message can tell of it.
  private static let hasLostMessages = Mutex(false)

  /// Prints messages on standard error.
  public static func warn(_ lines: [StyledText]) {
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
      warn([StyledText(TerminalText("\(AppDefinition.current.name): \(document.message)"))])
    }
  }

  /// The terminal to show screens on, or `nil` where there is none. Screens could go into a pipe as lines, but who pipes wants the list.
  @MainActor static func terminal(_ color: ColorChoice) -> SystemTerminal? {
    isatty(1) == 1 ? try? SystemTerminal(color: color) : nil
  }

  /// Runs a command. An error is printed on standard error in one sentence, or as JSON, and becomes the exit code.
  @MainActor public static func reporting(asJSON: Bool, _ body: @MainActor () async throws -> Void) async throws {
    do {
      try await body()
    } catch let code as ExitCode {
      throw code
    } catch {
      throw report(error, asJSON: asJSON)
    }
  }

  /// Prints a document as JSON, or lines if there is none.
  public static func print(
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
  var schema = AppDefinition.current.schema("error")
  let message: String
  /// The exit code.
  let code: Int32
}
