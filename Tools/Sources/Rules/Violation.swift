import SourceFiles

/// A violation of a rule at one source location, with advice.
public struct Violation: Hashable, Sendable, CustomStringConvertible {
  /// The path from the root of the repository.
  public let path: String
  /// The 1-based line number.
  public let line: Int
  /// What is wrong, and what to do.
  public let message: String

  /// The name of the rule that reports it.
  public private(set) var rule = ""

  init(path: String, line: Int, message: String) {
    (self.path, self.line, self.message) = (path, line, message)
  }

  /// Returns the same violation as one of the named rule.
  func of(_ rule: String) -> Violation {
    var violation = self
    violation.rule = rule
    return violation
  }

  /// Returns the same violation at another path.
  func at(_ path: String) -> Violation { Violation(path: path, line: line, message: message).of(rule) }

  /// One line, with the name of the rule, also if the message quotes a text of several lines.
  public var description: String {
    "\(path):\(line): [\(rule)] \(message.split(separator: "\n").joined(separator: " ⏎ "))"
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
