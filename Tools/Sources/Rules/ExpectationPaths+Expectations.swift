import SourceFiles

extension ExpectationPaths {
  /// Returns a Boolean value that indicates whether statements contain an expectation, whether or not it runs.
  func canFail(_ body: ArraySlice<Token>) -> Bool {
    // A test that begins with an error always fails.
    if function == nil, body.first?.isWord("throw") == true { return true }
    return body.indices.contains { isExpectation(at: $0, in: body) }
  }

  /// Returns a Boolean value that indicates whether a token is the name of an expectation, or of a function with one.
  func isExpectation(at index: Int, in body: ArraySlice<Token>) -> Bool {
    let token = body[index]
    guard token.kind == .word else { return false }
    let (before, next) = (body[..<index].suffix(3).map(\.text), body[index...].dropFirst().prefix(2).map(\.text))
    switch token.text {
    case "expect" where before.last == "#", "require" where before.last == "#":
      // `try? #require` drops the failure.
      return before != ["try", "?", "#"] && !Rule.alwaysHolds(body[index...].dropFirst(), constants)
        && !(token.text == "require" && function != nil && isUsed(index, in: body))
    case "Issue": return next == [".", "record"]
    case "confirmation": return true
    default:
      guard ["(", "{"].contains(next.first) else { return false }
      let first = body[index...].dropFirst(2).prefix(2)
      let label = next.first == "(" && first.last?.isSymbol(":") == true ? first.first?.text : nil
      // The receiver may be of any type, except `self` and a type.
      let receiver = before.last == "." ? before.dropLast().last : nil
      let isMember = receiver.map { $0 != "self" && $0.first?.isUppercase != true } == true
      return helpers.contains(.init(name: token.text, label: label, isMember: isMember))
    }
  }

  /// Returns a Boolean value that indicates whether the value of `try #require(…)` is used, so that it is no condition.
  private func isUsed(_ require: Int, in body: ArraySlice<Token>) -> Bool {
    let statement = body[..<(require - 1)].reversed().drop { ["try", "await"].contains($0.text) }.prefix(2).map(\.text)
    let isDiscarded = statement == ["=", "_"]
    let isArgument = statement.first.map { "=(,[:?&|".contains($0) || ["return", "in"].contains($0) } == true
    var depth = 0
    let rest = body[require...].dropFirst().drop { token in
      depth += token.isSymbol("(") ? 1 : token.isSymbol(")") ? -1 : 0
      return depth > 0
    }.dropFirst()
    let isResult = statement.isEmpty && rest.isEmpty && function?.hasResult == true
    return isArgument && !isDiscarded || isResult || rest.first?.isSymbol(".") == true
  }
}
