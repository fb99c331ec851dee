import RegexBuilder

/// A parser that finds the first syntax error in JSON. `JSONDecoder` does not report its position on every platform.
struct JSONSyntax {
  private let text: String
  private var rest: Substring

  private init(_ text: String) {
    self.text = text
    rest = text[...]
  }

  /// Returns the line and the column of the first error, counted from 1, or `nil` if the text is valid JSON.
  static func firstError(in text: String) -> (line: Int, column: Int)? {
    var syntax = JSONSyntax(text)
    if syntax.takeValue(depth: 0), syntax.rest.isEmpty { return nil }
    let lines = text[..<syntax.rest.startIndex].split(omittingEmptySubsequences: false) { $0.isNewline }
    return (lines.count, (lines.last?.count ?? 0) + 1)
  }

  private mutating func take(_ pattern: some RegexComponent) -> Bool {
    guard let match = rest.prefixMatch(of: pattern) else { return false }
    rest = rest[match.range.upperBound...]
    return true
  }

  private mutating func takeString() -> Bool {
    take(/"(?:[^"\\\x00-\x1F]|\\["\\\/bfnrt]|\\u[0-9A-Fa-f]{4})*"/)
  }

  /// Consumes a value and the white space around it.
  private mutating func takeValue(depth: Int) -> Bool {
    guard depth < 100 else { return false }
    _ = take(/\s*/)
    let isValue =
      if take("{") {
        takeList(until: "}") { $0.takeString() && $0.take(/\s*/) && $0.take(":") && $0.takeValue(depth: depth + 1) }
      } else if take("[") {
        takeList(until: "]") { $0.takeValue(depth: depth + 1) }
      } else {
        takeString() || take(/-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?|true|false|null/)
      }
    return isValue && take(/\s*/)
  }

  private mutating func takeList(until end: String, _ takeEntry: (inout Self) -> Bool) -> Bool {
    _ = take(/\s*/)
    if take(end) { return true }
    repeat {
      _ = take(/\s*/)
      guard takeEntry(&self) else { return false }
    } while take(",")
    return take(end)
  }
}
