public import ArgumentParser
import Foundation

/// An error that ends a command, with a message for the user and an exit code.
public struct Failure: Error, CustomStringConvertible {
  /// The message for the user.
  public let description: String
  /// The exit code of the process.
  public let code: ExitCode

  /// Creates a failure.
  public init(_ description: String, _ code: ExitCode = .failure) {
    self.description = description
    self.code = code
  }
}

extension ExitCode {
  /// The exit code for an invalid command line or invalid settings: `EX_USAGE`, as in ArgumentParser.
  public static let usage = ExitCode(64)
  /// The exit code for a server that is unavailable, for example because it is unreachable or limits requests:
  /// `EX_UNAVAILABLE`.
  public static let unavailable = ExitCode(69)
  /// The exit code for a user who is not logged in, or whose credentials the server does not accept: `EX_NOPERM`.
  public static let notLoggedIn = ExitCode(77)
  /// The exit code for output that no longer has a reader, equal to that of a program terminated by `SIGPIPE`.
  static let brokenPipe = ExitCode(128 + SIGPIPE)
}
