import RegexBuilder

/// A parser that finds the first syntax error in JSON, and the first repeated name in an object. `JSONDecoder` does not
/// report the position of an error on every platform, and ignores all but one of the values of a repeated name.
struct JSONSyntax {
  /// The maximum number of lists and objects that can contain a value.
  static let maximumDepth = 100

  private let text: String
  private var rest: Substring
  private var repeated: Substring?
  private var loneSurrogate: Substring?
  private var isTooDeep = false
  private var isValid = false

  /// Parses a text, up to its first error.
  init(_ text: String) {
    self.text = text
    rest = text[...]
    isValid = takeValue(depth: 0) && rest.isEmpty
  }

  /// The line and the column of the first error, counted from 1, and whether the error is a value in more than
  /// ``maximumDepth`` lists and objects. `nil` if the text is valid JSON.
  var firstError: (line: Int, column: Int, isTooDeep: Bool)? {
    if isValid { return nil }
    let (line, column) = position(of: rest.startIndex)
    return (line, column, isTooDeep)
  }

  /// The first name that occurs twice in an object, and the position of the second occurrence, or `nil` if no name is
  /// repeated.
  var firstRepeatedName: (name: String, line: Int, column: Int)? {
    guard let name = repeated else { return nil }
    let (line, column) = position(of: name.startIndex)
    return (String(name.dropFirst().dropLast()), line, column)
  }

  /// The first escape sequence of a surrogate that is not part of a pair, such as `\uD800`, and its position, or `nil`
  /// if there is none. The grammar of JSON allows it, but no text can contain it.
  var firstLoneSurrogate: (escape: String, line: Int, column: Int)? {
    guard let escape = loneSurrogate else { return nil }
    let (line, column) = position(of: escape.startIndex)
    return (String(escape), line, column)
  }

  private func position(of index: String.Index) -> (line: Int, column: Int) {
    let lines = text[..<index].split(omittingEmptySubsequences: false) { $0.isNewline }
    return (lines.count, (lines.last?.count ?? 0) + 1)
  }

  private mutating func take(_ pattern: some RegexComponent) -> Bool {
    guard let match = rest.prefixMatch(of: pattern) else { return false }
    rest = rest[match.range.upperBound...]
    return true
  }

  private mutating func takeString() -> Bool {
    let start = rest
    guard take(/"(?:[^"\\\x00-\x1F]|\\["\\\/bfnrt]|\\u[0-9A-Fa-f]{4})*"/) else { return false }
    if loneSurrogate == nil {
      // The first alternative consumes pairs, and the last one other escape sequences, such as that of a backslash.
      let escapes = /\\u[Dd][89ABab]..\\u[Dd][C-Fc-f]..|(\\u[Dd][89A-Fa-f]..)|\\./
      loneSurrogate = start[..<rest.startIndex].matches(of: escapes).lazy.compactMap { $0.1 }.first
    }
    return true
  }

  /// Consumes a value and the white space around it.
  private mutating func takeValue(depth: Int) -> Bool {
    _ = take(/\s*/)
    guard depth <= Self.maximumDepth else {
      isTooDeep = true
      return false
    }
    let isValue =
      if take("{") {
        takeEntries(depth: depth)
      } else if take("[") {
        takeList(until: "]") { $0.takeValue(depth: depth + 1) }
      } else {
        takeString() || take(/-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?|true|false|null/)
      }
    return isValue && take(/\s*/)
  }

  /// Consumes the names and values of an object.
  private mutating func takeEntries(depth: Int) -> Bool {
    var names: Set<Substring> = []
    return takeList(until: "}") { syntax in
      let start = syntax.rest
      guard syntax.takeString() else { return false }
      let name = start[..<syntax.rest.startIndex]
      if !names.insert(name).inserted { syntax.repeated = syntax.repeated ?? name }
      return syntax.take(/\s*/) && syntax.take(":") && syntax.takeValue(depth: depth + 1)
    }
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
