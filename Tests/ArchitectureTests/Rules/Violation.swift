import Workspace

/// A violation of a rule at one source location, with advice.
struct Violation: Hashable, Sendable, CustomStringConvertible {
  let path: String
  let line: Int
  let message: String

  var description: String { "\(path):\(line): \(message)" }
}

extension SourceFile {
  func violation(_ line: Int, _ message: String) -> Violation {
    Violation(path: path, line: line, message: message)
  }

  /// Creates a violation that concerns the file as a whole.
  func violation(_ message: String) -> Violation { violation(1, message) }
}
