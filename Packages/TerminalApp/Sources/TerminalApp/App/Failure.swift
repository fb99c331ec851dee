public import ArgumentParser
import Foundation

/// Something that ends a command, in one sentence for the user, and the exit code that it ends with.
public struct Failure: Error, CustomStringConvertible {
  public let description: String
  /// What the process ends with.
  public let code: ExitCode

  /// Creates a failure.
  public init(_ description: String, _ code: ExitCode = .failure) {
    self.description = description
    self.code = code
  }
}

extension ExitCode {
  /// The command line or the settings are wrong. `EX_USAGE`, as ArgumentParser ends with.
  public static let usage = ExitCode(64)
  /// The server cannot be reached or does not answer. `EX_UNAVAILABLE`.
  public static let unavailable = ExitCode(69)
  /// The user is not logged in. `EX_NOPERM`.
  public static let notLoggedIn = ExitCode(77)
  /// Nobody reads the output any more. What a shell shows for a program that `SIGPIPE` ended.
  static let brokenPipe = ExitCode(128 + SIGPIPE)
}
