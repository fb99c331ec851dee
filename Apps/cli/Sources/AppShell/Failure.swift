import ArgumentParser
import Foundation

/// Something that ends a command, in one sentence for the user, and the exit code that it ends with.
struct Failure: Error, CustomStringConvertible {
  let description: String
  let code: ExitCode

  init(_ description: String, _ code: ExitCode = .failure) {
    self.description = description
    self.code = code
  }
}

extension ExitCode {
  /// The command line or the settings are wrong. `EX_USAGE`, as ArgumentParser ends with.
  static let usage = ExitCode(64)
  /// The server cannot be reached or does not answer. `EX_UNAVAILABLE`.
  static let unavailable = ExitCode(69)
  /// The user is not logged in. `EX_NOPERM`.
  static let notLoggedIn = ExitCode(77)
  /// Nobody reads the output any more. What a shell shows for a program that `SIGPIPE` ended.
  static let brokenPipe = ExitCode(128 + SIGPIPE)
}
