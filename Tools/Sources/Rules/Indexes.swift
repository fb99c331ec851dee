import SourceFiles

extension Rule {
  /// The rule that code reads a numbered or the last element, or removes one, only after it has looked at the count, because
  /// an array that is too short ends the program.
  public static let noUncheckedIndexes: Rule = .init(id: "no-unchecked-indexes") { tree in
    // The others index buffers of bytes and cells, whose sizes they choose themselves.
    let exempt: Set = ["DemoServer", "LockAndDigest", "Networking", "Persistence", "Reactive", "TerminalUI", "WebUI"]
    return tree.productSources.filter { !exempt.contains($0.package ?? "") }.flatMap { file -> [Violation] in
      let code = file.code
      var checked: Set<String> = []
      lazy var known = code.literalCollections
      return code.indices.dropFirst().dropLast(2).compactMap { index -> Violation? in
        let token = code[index]
        // Another function may not have run.
        if token.isWord("func") { checked = [] }
        if token.kind == .word, isLook(index, in: code) { checked.insert(token.text) }
        let found: (array: Token, text: String)? =
          if token.isSymbol("[") { numbered(index, in: code) } else { removal(index, in: code) }
        guard let (array, text) = found, !checked.contains(array.text),
          !known.contains(where: { $0.has(text, of: array.text) }),
          !file.allows("no-unchecked-indexes", at: token.line)
        else { return nil }
        return file.violation(
          token.line,
          "`\(text)` ends the program if there is no such element: use `first`, `last`, `popLast` or `dropFirst`, check "
            + "`count` before, or say why it exists in `// allow(no-unchecked-indexes): …`.")
      }
    }
  }

  /// Returns a Boolean value that indicates whether code looks at the number of the elements of a collection: `rows.count`,
  /// `rows.isEmpty` and `rows.first`, but not the count in `rows[rows.count - 1]`.
  private static func isLook(_ index: Int, in code: [Token]) -> Bool {
    var member = index + 1
    while member < code.count, code[member].isSymbol("?") { member += 1 }
    guard member + 1 < code.count, code[member].isSymbol(".") else { return false }
    switch code[member + 1].text {
    case "isEmpty": return true
    case "count": return index < 2 || !(code[index - 1].isSymbol("[") && code[index - 2].text == code[index].text)
    case "first", "last", "min", "max": return true
    default: return false
    }
  }

  /// Returns the array and the expression if a bracket reads an element by a number or by the count: `rows[0]` and
  /// `rows[rows.count - 1]`.
  private static func numbered(_ index: Int, in code: [Token]) -> (array: Token, text: String)? {
    let array = code[index - 1]
    // After anything else, the brackets make an array.
    let isSubscript =
      (array.kind == .word && !["in", "return"].contains(array.text) || array.isSymbol(")") || array.isSymbol("]"))
      && code[index].offset == array.offset + array.text.utf8.count
    guard isSubscript, let close = code[index...].prefix(12).firstIndex(where: { $0.isSymbol("]") }) else { return nil }
    let content = code[(index + 1)..<close].map(\.text)
    let isNumber = content.count == 1 && code[index + 1].kind == .number
    let position = content.first == array.text && content.dropFirst().first == "." ? content.dropFirst(2) : []
    let isCount =
      [["count", "-"], ["endIndex", "-"], ["index", "(", "before"]].contains { position.starts(with: $0) }
      || position == ["startIndex"]
    // What is optional comes from a dictionary, whose keys may be numbers.
    let next = close + 1 < code.count ? code[close + 1] : nil
    let isOptional =
      next?.isSymbol("?") == true || isBound(index - 1, in: code)
    guard isNumber || isCount, !isOptional else { return nil }
    return (array, "\(array.text)[\(content.joined(separator: isNumber ? "" : " ").replacing(" . ", with: "."))]")
  }

  /// Returns a Boolean value that indicates whether an expression is that of `if let` or `guard let`.
  private static func isBound(_ index: Int, in code: [Token]) -> Bool {
    let before = code[..<index].suffix(5).map(\.text)
    return before.count > 3 && before.last == "="
      && (before.dropLast(2).last == "let" || before.dropLast(2).last == "var")
      && ["if", "guard", ",", "while"].contains(before.dropLast(3).last)
  }

  /// Returns the array and the expression if a call removes the first or last element: `rows.removeLast()`.
  private static func removal(_ index: Int, in code: [Token]) -> (array: Token, text: String)? {
    guard ["removeFirst", "removeLast", "remove"].contains(code[index].text), index > 1, index + 2 < code.count,
      code[index - 1].isSymbol("."), code[index + 1].isSymbol("("), code[index - 2].kind == .word
    else { return nil }
    let arguments = code[(index + 2)...].prefix(3)
    let isNumber = arguments.first?.isWord("at") == true && arguments.last?.kind == .number
    guard code[index].isWord("remove") ? isNumber : arguments.first?.isSymbol(")") == true else { return nil }
    return (code[index - 2], "\(code[index - 2].text).\(code[index].text)(\(isNumber ? "at:" : ""))")
  }
}

/// A collection whose elements are in the code, or a dictionary, which has no positions.
private struct LiteralCollection {
  let name: String
  /// The number of elements; `nil` for a dictionary.
  let count: Int?

  func has(_ element: String, of name: String) -> Bool {
    guard name == self.name else { return false }
    guard let count else { return true }
    let number = element.dropFirst(name.count + 1).dropLast()
    return Int(number.replacing("_", with: "")).map { $0 < count } ?? (count > 0)
  }
}

extension [Token] {
  /// The constants, variables and parameters that are declared as a dictionary or with a literal array.
  fileprivate var literalCollections: [LiteralCollection] {
    indices.dropFirst().dropLast(3).compactMap { index -> LiteralCollection? in
      guard self[index].kind == .word, self[index + 1].isSymbol(":") || self[index + 1].isSymbol("=") else {
        return nil
      }
      let name = self[index].text
      var position = index + 1
      if self[position].isSymbol(":") {
        guard let type = bracketed(position + 1) else { return nil }
        if type.contains(where: { $0.isSymbol(":") }) { return LiteralCollection(name: name, count: nil) }
        position += type.count + 3
      }
      let isDeclared = self[index - 1].isWord("let") || self[index - 1].isWord("var")
      guard isDeclared, position < count, self[position].isSymbol("="), let literal = bracketed(position + 1) else {
        return nil
      }
      let elements = Call.elements(in: literal)
      if let first = elements.first, first.count > 1, first[1].isSymbol(":") {
        return LiteralCollection(name: name, count: nil)
      }
      return LiteralCollection(name: name, count: elements.count)
    }
  }

  /// Returns the tokens between brackets, if a token opens them.
  private func bracketed(_ open: Int) -> ArraySlice<Token>? {
    guard open < count, self[open].isSymbol("["), let end = closing(open) else { return nil }
    return self[(open + 1)..<end]
  }
}
