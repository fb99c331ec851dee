import ArgumentParser
import Foundation
import Locking
import Presentation
public import TerminalUI

/// The command-line program of a terminal app.
public enum Program {
  /// Runs the command that the command line names. If the command fails, ends the process with an exit code that the
  /// help describes.
  ///
  /// On the main actor, because the thread pool traps if it cannot open files, which is checked before it is used.
  ///
  /// - Parameters:
  ///   - definition: The app.
  ///   - given: The arguments. By default, those of the process.
  @MainActor public static func main(
    _ definition: AppDefinition, arguments given: [String] = Array(CommandLine.arguments.dropFirst())
  ) async {
    TimeZone.adoptEnvironment()
    let environment = ProcessInfo.processInfo.environment
    if isShortOfDescriptors {
      let language = Language.ofCommandLine(given, environment: environment, app: definition)
      warn([StyledText(TerminalText("\(definition.name): \(AppText.tooFewDescriptors[language])"))])
      exit(ExitCode.failure.rawValue)
    }
    await AppDefinition.$current.withValue(definition) {
      let language = Language.ofCommandLine(given, environment: environment, app: definition)
      await AppDefinition.$language.withValue(language) { await main(RootCommand.ordered(given)) }
    }
  }

  private static func main(_ arguments: [String]) async {
    var code = ExitCode.success
    do {
      try RootCommand.checkNames(arguments)
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

  /// Whether not even a few files can be opened.
  static var isShortOfDescriptors: Bool {
    var isShort = false
    let descriptors = (0..<8).map { _ in
      let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
      if descriptor < 0, errno == EMFILE || errno == ENFILE { isShort = true }
      return descriptor
    }
    for descriptor in descriptors where descriptor >= 0 { close(descriptor) }
    return isShort
  }

  /// Prints the output of a command line that runs no command, such as the help or a usage error, and returns the exit
  /// code. Commands report their own failures and throw an `ExitCode`.
  private static func report(_ error: any Error, of arguments: [String]) -> ExitCode {
    if let code = error as? ExitCode { return code }
    let asJSON = arguments.prefix(while: { $0 != "--" }).contains("--json")
    if error is OutputError || error is Failure { return report(error, asJSON: asJSON) }
    let code = RootCommand.exitCode(for: error)
    let message = RootCommand.fullMessage(for: error)
    let help = code == .success ? AppDefinition.language.help(message) : message.shorteningNames()
    let text = lines(ofOurOwn: help).map { StyledText($0) }
    if code == .success {
      do {
        try PlainPrinter.standardOutput(color: .never).print(text)
      } catch {
        return report(error, asJSON: asJSON)
      }
    } else if asJSON, code == .usage {
      warn(ErrorDocument(message: RootCommand.message(for: error).shorteningNames(), code: code.rawValue))
    } else {
      warn(text)
    }
    return code
  }

  /// Prints the error of a command to standard error, as text or as JSON, and returns the exit code.
  private static func report(_ error: any Error, asJSON: Bool) -> ExitCode {
    if let error = error as? OutputError, error.isBrokenPipe { return .brokenPipe }
    let code = (error as? Failure)?.code ?? LoadFailure.exitCode(of: error) ?? .failure
    let message = LocalizedText(ofCommand: error).text.shorteningNames()
    if asJSON {
      warn(ErrorDocument(message: message, code: code.rawValue))
    } else {
      warn([StyledText(TerminalText("\(AppDefinition.current.name): \(message)"))])
    }
    return code
  }

  /// Whether writing to standard error failed. If so, the program ends with a failure
  /// code, since it cannot print a message.
  // allow(no-shared-instances): a process has one standard error
  private static let hasLostMessages = Locked(false)

  /// Prints messages to standard error.
  public static func warn(_ lines: [StyledText]) {
    do {
      try PlainPrinter.standardError().print(lines)
    } catch {
      hasLostMessages.withLock { $0 = true }
    }
  }

  private static func warn(_ document: ErrorDocument) {
    do {
      let usesUTF8 = TerminalEnvironment.current.usesUTF8
      warn(try JSONText.lines(document, usesUTF8: usesUTF8).map { StyledText($0) })
    } catch {
      warn([StyledText(TerminalText("\(AppDefinition.current.name): \(document.message)"))])
    }
  }

  /// Returns the terminal for screens, or `nil` if standard output is not a terminal or screens cannot be shown. If
  /// standard output is a pipe, the program prints a report, even if screens could be presented as lines.
  @MainActor static func terminal(_ settings: AppSettings) -> SystemTerminal? {
    if isatty(1) != 1 { return nil }
    return try? SystemTerminal(
      color: settings.color, usesSymbols: settings.usesSymbols, usesMouse: settings.usesMouse)
  }

  /// Runs the body of a command. Prints an error to standard error, as text or as JSON, and throws its exit code.
  @MainActor public static func reporting(asJSON: Bool, _ body: @MainActor () async throws -> Void) async throws {
    do {
      try await body()
    } catch let code as ExitCode {
      throw code
    } catch {
      throw report(error, asJSON: asJSON)
    }
  }

  /// Prints a document as JSON, or the given lines if there is no document.
  public static func print(
    _ document: (any Encodable)?, color: ColorChoice = .auto, else lines: () -> [TerminalText]
  ) throws {
    let printer = PlainPrinter.standardOutput(color: color)
    let lines = if let document { try JSONText.lines(document, usesUTF8: printer.usesUTF8) } else { lines() }
    try printer.print(lines.map { StyledText($0) })
  }

  /// Splits the program's own text into lines. Each tab becomes four spaces, because the sanitizer would replace
  /// successive tabs with a single space.
  static func lines(ofOurOwn text: String) -> [TerminalText] {
    TerminalText.lines(text.replacing("\t", with: "    "))
  }
}

/// The document that a failed command prints with `--json`.
struct ErrorDocument: Encodable {
  var schema = AppDefinition.current.schema("error")
  let message: String
  /// The exit code of the command.
  let code: Int32
}
