import Foundation
public import SourceFiles

extension SourceFile {
  /// Every change of the file that is known here, in reading order. Not all of them compile.
  public var mutants: [Mutant] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var starts = [0]
    for line in lines { starts.append(starts[starts.count - 1] + line.utf8.count + 1) }
    let byLine = Dictionary(grouping: code.indices, by: { code[$0].line })
    let required = requiredAssignments(lines)
    return byLine.keys.sorted().filter(isCompiled(lines)).flatMap { number -> [Mutant] in
      guard let indices = byLine[number], let first = indices.first, let last = indices.last else { return [] }
      let line = Line(
        path: path, number: number, start: starts[number - 1], text: Substring(lines[number - 1]),
        tokens: code[first...last].sorted { $0.offset < $1.offset }, before: first > 0 ? code[first - 1] : nil,
        after: last + 1 < code.count ? code[last + 1] : nil, isRequired: required.contains(number),
        opening: first > 0 ? lines[code[first - 1].line - 1] : "")
      return line.mutants
    }
  }

  /// Returns the numbers of the lines in initializers that assign the only value of a property.
  private func requiredAssignments(_ lines: [Substring]) -> Set<Int> {
    let property = #/ *(?:[a-z]+(?:\(set\))? )*(?:let (\w+)(?:: [^={]+)?|var (\w+): [^={?]+)/#
    let properties = Set(
      lines.compactMap { $0.wholeMatch(of: property) }.compactMap { ($0.1 ?? $0.2).map(String.init) })
    var isInitializer = false
    var required: Set<Int> = []
    for (index, line) in lines.enumerated() {
      if line.contains(#/\binit[?(<]/#), !line.contains(".init") {
        isInitializer = true
      } else if line.contains(#/\b(func|subscript|deinit)\b|\bvar\b.*{$/#) {
        isInitializer = false
      } else if isInitializer, let name = line.prefixMatch(of: #/ *(?:self\.)?(\w+) = /#)?.1 {
        if name == "self" || properties.contains(String(name)) { required.insert(index + 1) }
      }
    }
    return required
  }

  /// Returns a closure that tells whether a debug build on Linux, which tests the mutants, compiles a line.
  private func isCompiled(_ lines: [Substring]) -> (Int) -> Bool {
    let met: Set = [
      "DEBUG", "os(Linux)", "canImport(Glibc)", "canImport(FoundationEssentials)", "canImport(FoundationNetworking)",
      "!canImport(ObjectiveC)",
    ]
    var branches: [(isCompiled: Bool, wasCompiled: Bool)] = []
    let compiled = lines.map { line in
      let words = line.split(separator: " ")
      let isMet = words.count > 1 && met.contains(String(words[1]))
      switch (words.first, branches.popLast()) {
      case ("#if", let outer):
        if let outer { branches.append(outer) }
        branches.append((isMet, isMet))
      case ("#elseif", let branch?): branches.append((isMet && !branch.wasCompiled, isMet || branch.wasCompiled))
      case ("#else", let branch?): branches.append((!branch.wasCompiled, true))
      case ("#endif", _): break
      case (_, let branch): if let branch { branches.append(branch) }
      }
      return branches.allSatisfy(\.isCompiled)
    }
    return { compiled[$0 - 1] }
  }
}

/// A line of a file, with the tokens around it.
private struct Line {
  let path: String
  let number: Int
  let start: Int
  let text: Substring
  let tokens: [Token]
  let before: Token?
  let after: Token?
  /// Whether an initializer assigns the only value of a property here.
  let isRequired: Bool
  /// The line of the token before.
  let opening: Substring

  var mutants: [Mutant] {
    // Patterns, declarations of operators, attributes and directives are not expressions.
    guard let first = tokens.first, !["case", "@", "#", "import", "infix", "prefix", "extension"].contains(first.text),
      tokens.allSatisfy({ $0.line == $0.lastLine }), !tokens.contains(where: { $0.isWord("operator") })
    else { return [] }
    return infixOperators + literals + calls + conditions + statement
  }

  private func mutant(_ range: Range<Int>, _ change: Mutant.Change, to other: String) -> Mutant {
    let bytes = Array(text.utf8)
    let local = (range.lowerBound - start)..<(range.upperBound - start)
    func string(_ part: some Sequence<UInt8>) -> String { String(decoding: Array(part), as: UTF8.self) }
    let mutated = string(bytes[..<local.lowerBound]) + other + string(bytes[local.upperBound...])
    return Mutant(
      path: path, line: number, range: range, original: string(bytes[local]), change: change,
      statement: text.trimmingCharacters(in: .whitespaces), mutated: mutated.trimmingCharacters(in: .whitespaces))
  }

  // MARK: Operators

  private static let infix: [String: (to: String, precedence: String, operands: String)] = [
    "<": ("<=", "ComparisonPrecedence", "Comparable"), "<=": ("<", "ComparisonPrecedence", "Comparable"),
    ">": (">=", "ComparisonPrecedence", "Comparable"), ">=": (">", "ComparisonPrecedence", "Comparable"),
    "==": ("!=", "ComparisonPrecedence", "Equatable"), "!=": ("==", "ComparisonPrecedence", "Equatable"),
    "+": ("-", "AdditionPrecedence", "AdditiveArithmetic"), "-": ("+", "AdditionPrecedence", "AdditiveArithmetic"),
  ]

  private var infixOperators: [Mutant] {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    var offset = start
    return words.flatMap { word -> [Mutant] in
      defer { offset += word.utf8.count + 1 }
      let range = offset..<(offset + word.utf8.count)
      // Only code has tokens that begin here.
      guard let index = tokens.firstIndex(where: { $0.kind == .symbol && $0.offset == range.lowerBound }),
        index == 0 || !tokens[index - 1].isWord("func")
      else { return [] }
      // Texts and arrays cannot be subtracted.
      let neighbors = [index - 1, index + 1].filter(tokens.indices.contains).map { tokens[$0] }
      if word == "+", neighbors.contains(where: { $0.kind == .string || $0.isSymbol("[") || $0.isSymbol("]") }) {
        return []
      }
      if isOrder, let other = ["<": ">", ">": "<"][word] {
        return [mutant(range, .infix(to: other, precedence: "ComparisonPrecedence", operands: "Comparable"), to: other)]
      }
      if let (other, precedence, operands) = Self.infix[String(word)] {
        return [mutant(range, .infix(to: other, precedence: precedence, operands: operands), to: other)]
      }
      if word == "&&" || word == "||" {
        let other = word == "&&" ? "||" : "&&"
        return [mutant(range, .logic(to: other), to: other)]
      }
      return []
    }
  }

  /// Whether the line sorts, so that a comparison of equal values has no effect.
  private var isOrder: Bool { tokens.contains { ["sort", "sorted"].contains($0.text) } }

  // MARK: Expressions

  private var literals: [Mutant] {
    tokens.indices.compactMap { index in
      let token = tokens[index]
      let range = token.offset..<(token.offset + token.text.utf8.count)
      let isMember = [index - 1, index + 1].contains { tokens.indices.contains($0) && tokens[$0].isSymbol(".") }
      switch (token.kind, token.text) {
      case (.word, "true"): return mutant(range, .literal(to: "false"), to: "false")
      case (.word, "false"): return mutant(range, .literal(to: "true"), to: "true")
      case (.number, let text) where !isMember:
        guard let number = Int(text) else { return nil }
        return mutant(range, .literal(to: "\(number + 1)"), to: "\(number + 1)")
      default: return nil
      }
    }
  }

  /// Calls of a function with two names as arguments, which change places, and of `min` and `max`.
  private var calls: [Mutant] {
    tokens.indices.flatMap { index -> [Mutant] in
      let name = tokens[index]
      guard name.kind == .word, index + 1 < tokens.count, tokens[index + 1].isSymbol("(") else { return [] }
      if name.text == "min" || name.text == "max", index == 0 || !tokens[index - 1].isSymbol(".") {
        let other = name.text == "min" ? "max" : "min"
        return [mutant(name.offset..<(name.offset + 3), .extremum(to: other), to: other)]
      }
      let arguments = tokens[(index + 2)...].prefix(4).map(\.self)
      guard arguments.count == 4, arguments[0].kind == .word, arguments[1].isSymbol(","), arguments[2].kind == .word,
        arguments[3].isSymbol(")"), index == 0 || !tokens[index - 1].isWord("func"),
        name.text != "let", name.text != "var", !tokens.contains(where: { $0.isWord("typealias") }),
        !["-", "throws", "async"].contains(tokens.dropFirst(index + 6).first?.text)
      else { return [] }
      let range = arguments[0].offset..<arguments[3].offset
      let (first, second) = (arguments[0].text, arguments[2].text)
      return [mutant(range, .arguments(first, second), to: "\(second), \(first)")]
    }
  }

  // MARK: Statements

  /// The condition between `if`, `guard` or `while` and the end of the line, unless it binds something.
  private var conditions: [Mutant] {
    guard let first = tokens.first, let last = tokens.last, isWhole || last.isSymbol("{") else { return [] }
    let end: Token?
    switch first.text {
    case "if", "while": end = tokens.first { $0.isSymbol("{") }
    case "guard": end = tokens.first { $0.isWord("else") }
    default: return []
    }
    let excluded: Set = [",", "#", "let", "var", "case", "try", "await"]
    guard let end, !tokens.contains(where: { excluded.contains($0.text) }) else { return [] }
    let from = first.offset + first.text.utf8.count + 1
    guard from < end.offset - 1 else { return [] }
    let range = from..<(end.offset - 1)
    let condition = text.utf8.dropFirst(from - start).prefix(range.count)
    return [mutant(range, .inversion, to: "!(\(String(decoding: Array(condition), as: UTF8.self)))")]
  }

  private static let declarations: Set = [
    "let", "var", "return", "if", "guard", "for", "while", "switch", "case", "default", "func", "init", "deinit",
    "struct",
    "class", "enum", "actor", "extension", "throw", "defer", "do", "repeat", "break", "continue", "fallthrough",
    "precondition",
    "assert", "public", "package", "internal", "private", "fileprivate", "static", "final", "mutating", "nonisolated",
    "override", "lazy", "weak", "indirect", "convenience", "required", "typealias", "associatedtype", "subscript",
    "super",
    "where", "else", "protocol", "get", "set", "unowned", "async", "isolated", "consuming", "borrowing",
  ]

  /// A call or an assignment that is all of the line.
  private var statement: [Mutant] {
    guard isWhole, !isRequired, !isValue, let first = tokens.first, let last = tokens.last, first.kind == .word,
      !Self.declarations.contains(first.text), tokens.count > 2,
      last.isSymbol(")") || text.contains(" = ") || text.contains("= "),
      !tokens.contains(where: { ["init", "precondition"].contains($0.text) })
    else { return [] }
    let end = start + text.utf8.count
    return [mutant(first.offset..<end, .omission, to: "")]
  }

  /// Whether the line is the value of a function or property.
  private var isValue: Bool {
    guard let before, let after, before.isSymbol("{"), after.isSymbol("}") else { return false }
    return opening.contains(#/->|\b(?:var|get)\b/#)
  }

  /// Whether a statement begins and ends on this line.
  private var isWhole: Bool {
    var depth = 0
    for token in tokens where token.kind == .symbol {
      depth += "([{".contains(token.text) ? 1 : ")]}".contains(token.text) ? -1 : 0
      if depth < 0 { return false }
    }
    let begins = before.map { $0.kind != .symbol || "{})]".contains($0.text) } ?? true
    let ends = after.map { $0.kind != .symbol || "}_@#".contains($0.text) } ?? true
    return depth == 0 && begins && ends
  }
}
