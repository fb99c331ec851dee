import ArgumentParser
import Foundation
import Testing

@testable import TerminalApp

/// The toy app as a program, in the process of an exit test.
enum ToyProgram {
  /// Runs a command line. Ends the process if the command fails.
  static func main(_ arguments: String..., variables: [String: String] = [:]) async {
    setEnvironment(variables)
    await Program.main(.toy, arguments: arguments)
  }

  /// Runs a command, and returns its exit code.
  static func run(
    _ command: sending some AsyncParsableCommand, in definition: AppDefinition = .toy, variables: [String: String] = [:]
  ) async throws -> ExitCode {
    setEnvironment(variables)
    var command = command
    return try await AppDefinition.$current.withValue(definition) {
      do {
        try await command.run()
        return .success
      } catch let code as ExitCode {
        return code
      }
    }
  }

  /// Sets environment variables, and removes those of the user on which an app depends. Nothing can be written to the home
  /// directory.
  private static func setEnvironment(_ variables: [String: String]) {
    for name in ProcessInfo.processInfo.environment.keys where name.contains(/^(LC_|XDG_|TOY_|TERM)/) { unsetenv(name) }
    for (name, value) in ["HOME": "/dev/null", "LANG": "C.UTF-8"].merging(variables, uniquingKeysWith: { $1 }) {
      setenv(name, value, 1)
    }
  }
}

extension ExitTest.Result {
  /// The standard output as text.
  var output: String { String(decoding: standardOutputContent, as: UTF8.self) }
  /// The standard error as text.
  var errorOutput: String { String(decoding: standardErrorContent, as: UTF8.self) }
}
