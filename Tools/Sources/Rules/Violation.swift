import SourceFiles

/// A violation of a rule at one source location, with advice.
public struct Violation: Hashable, Sendable, CustomStringConvertible {
  /// The path from the root of the repository.
  public let path: String
  /// The 1-based line number.
  public let line: Int
  /// What is wrong, and what to do.
  public let message: String

  /// One line, also if the message quotes a text of several lines.
  public var description: String {
    "\(path):\(line): \(message.split(separator: "\n").joined(separator: " ⏎ "))"
  }
}

extension [Violation] {
  /// Returns the violations in the files of a package, or all if `package` is `nil`.
  public func inPackage(_ package: String?) -> [Violation] {
    package.map { package in filter { $0.path.hasPrefix("Packages/\(package)/") } } ?? self
  }
}

extension SourceFile {
  func violation(_ line: Int, _ message: String) -> Violation {
    Violation(path: path, line: line, message: message)
  }

  /// Creates a violation that concerns the file as a whole.
  func violation(_ message: String) -> Violation { violation(1, message) }
}
