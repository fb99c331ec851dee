/// One broken rule at one place, with what to do about it.
struct Violation: Hashable, Sendable, CustomStringConvertible {
  let path: String
  let line: Int
  let message: String

  var description: String { "\(path):\(line): \(message)" }
}
