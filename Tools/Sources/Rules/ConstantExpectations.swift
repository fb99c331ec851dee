import SourceFiles

extension Rule {
  /// Returns a Boolean value that indicates whether the expectation in parentheses is that of a constant, that something
  /// equals itself, that a count is not negative, or that code without `try` throws nothing.
  static func alwaysHolds(_ tokens: ArraySlice<Token>, _ constants: Set<String>) -> Bool {
    var depth = 0
    let arguments = tokens.prefix { token in
      depth += token.isSymbol("(") ? 1 : token.isSymbol(")") ? -1 : 0
      return depth > 0
    }.dropFirst()
    let first = Call.elements(in: arguments).first ?? []
    let content = first.map(\.text)
    if content == ["throws", ":", "Never", ".", "self"] {
      return isWithoutTry(tokens[arguments.endIndex...].dropFirst())
    }
    if isConstant(first, constants) { return true }
    // Two calls may have different results, and a hash may be a different one each time.
    let isParenthesized = content.count > 2 && content[0] == "(" && content[2] == ")"
    return isTautology(isParenthesized ? [content[1]] + content.dropFirst(3) : content)
  }

  /// Returns a Boolean value that indicates whether a condition holds for any values.
  private static func isTautology(_ tokens: [String]) -> Bool {
    let condition = tokens.joined(separator: " ")
    // A count is not negative, and less than the greatest number.
    let ends = [
      "| | true", "allSatisfy { _ in true }", "? ! = nil", "count > = 0", "count > - 1", "count ! = - 1",
      "count < Int . max", "count < = Int . max", "count > = 0 & & true",
    ]
    if condition.hasPrefix("true | |") || ends.contains(where: condition.hasSuffix) { return true }
    if condition.hasPrefix("Optional ("), condition.hasSuffix(") ! = nil") { return true }
    if condition.hasPrefix("0 < = "), condition.hasSuffix("count") {
      return !tokens.dropFirst(3).contains { "&|=<>".contains($0) }
    }
    if let bar = tokens.firstIndex(of: "|"), tokens[bar...].starts(with: ["|", "|", "!"]) {
      return tokens[..<bar] == tokens[(bar + 3)...]
    }
    let isNegated = tokens.starts(with: ["!", "("]) && tokens.last == ")"
    let content = isNegated ? Array(tokens.dropFirst(2).dropLast()) : tokens
    guard !content.contains("("), !content.contains("hashValue"),
      let operation = content.indices.dropLast().first(where: {
        ["=", "!", "<", ">"].contains(content[$0]) && content[$0 + 1] == "="
      })
    else { return false }
    let right = content[(operation + 2)...].drop { $0 == "=" }
    return content[..<operation] == right && isNegated == (content[operation] == "!")
  }

  /// Returns a Boolean value that indicates whether a condition consists of literals, constants and what the standard library
  /// makes of them.
  private static func isConstant(_ condition: [Token], _ constants: Set<String>) -> Bool {
    let values = constants.union([
      "true", "false", "Bool", "Int", "Double", "String", "Optional", "nil", "as", "is", "in",
    ])
    let members: Set = [
      "isEmpty", "count", "first", "last", "uppercased", "lowercased", "hasPrefix", "hasSuffix", "contains", "reversed",
    ]
    // A condition that never holds fails.
    if ["false", "Bool(false)", "!true"].contains(condition.map(\.text).joined()) { return false }
    return !condition.isEmpty
      && condition.indices.allSatisfy { index in
        let token = condition[index]
        guard token.kind == .word else { return !["{", "$", "\\", "#"].contains(token.text) }
        return index > 0 && condition[index - 1].isSymbol(".")
          ? members.contains(token.text) : values.contains(token.text)
      }
  }

  /// Returns a Boolean value that indicates whether the closure after an expectation has no `try`.
  private static func isWithoutTry(_ tokens: ArraySlice<Token>) -> Bool {
    guard tokens.first?.isSymbol("{") == true else { return false }
    var depth = 0
    return !tokens.prefix { token in
      depth += token.isSymbol("{") ? 1 : token.isSymbol("}") ? -1 : 0
      return depth > 0
    }.contains { $0.isWord("try") }
  }
}

extension ArraySlice<Token> {
  /// The names of the constants in statements whose value is a literal of one token or an empty array.
  var literals: Set<String> {
    Set(
      indices.compactMap { index in
        guard self[index].isWord("let"), let end = self[index...].firstIndex(where: { $0.isSymbol("=") }),
          end - index < 8, self[index].line == self[end].line
        else { return nil }
        var value = self[(end + 1)...]
        let isEmpty = value.prefix(2).map(\.text) == ["[", "]"]
        guard
          isEmpty
            || value.first.map({ [.number, .string].contains($0.kind) || ["true", "false"].contains($0.text) }) == true
        else { return nil }
        value = value.dropFirst(isEmpty ? 2 : 1)
        // A token on the same line continues the value, apart from the end of the statement.
        let isWhole = value.first.map { $0.line > self[end].line || [";", "}"].contains($0.text) } ?? true
        return isWhole && (value.first.map { ![".", "?", "+", "&", "|", "="].contains($0.text) } ?? true)
          ? self[index + 1].text : nil
      })
  }

  /// The names of the properties that are always `true` or always `false`.
  var booleanConstants: Set<String> {
    Set(
      indices.dropLast(3).compactMap { index in
        guard self[index].isWord("let") || self[index].isWord("var") else { return nil }
        var value = self[(index + 2)...].prefix(6)
        if value.prefix(2).map(\.text) == [":", "Bool"] { value = value.dropFirst(2) }
        guard value.first?.isSymbol("=") == true || value.first?.isSymbol("{") == true else { return nil }
        value = value.dropFirst()
        if value.first?.isWord("return") == true { value = value.dropFirst() }
        guard let constant = value.first, constant.isWord("true") || constant.isWord("false") else { return nil }
        // A variable can change.
        let isFixed = self[index].isWord("let") || value.dropFirst().first?.isSymbol("}") == true
        let isOperand = value.dropFirst().first.map { $0.kind == .symbol && "&|=!?".contains($0.text) } == true
        return isFixed && !isOperand ? self[index + 1].text : nil
      })
  }
}
