import SourceFiles

/// A program that uses RxSwift, analyzed file by file for code that must change in Swift 6 mode.
///
/// The analysis uses names, not types: it lists code to check, and the compiler finds the rest.
struct RxProgram {
  /// The types of the elements of the program's sequences.
  private let elements: Set<String>
  /// The types of the program that are declared `Sendable` or isolated to the main actor.
  private let isolated: Set<String>
  /// The classes and protocols of the program that closures of operators capture.
  private let captured: Set<String>

  private static let sequences: Set = [
    "AsyncSubject", "BehaviorRelay", "BehaviorSubject", "ControlEvent", "ControlProperty", "Driver", "Infallible",
    "Maybe", "Observable", "PublishRelay", "PublishSubject", "ReplayRelay", "ReplaySubject", "SharedSequence", "Signal",
    "Single",
  ]
  /// The prefixes of the system's user interface classes, whose subclasses are isolated to the main actor.
  private static let interfaces = ["UI", "NS"]

  init(_ files: [SourceFile]) {
    var (elements, isolated, references): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    for file in files {
      let code = file.tokens.filter { $0.kind != .comment }
      for index in code.indices.dropLast()
      where Self.sequences.contains(code[index].text) && code[index + 1].isSymbol("<") {
        elements.formUnion(Self.arguments(from: index + 1, in: code).filter { $0.kind == .word }.map(\.text))
      }
      for scope in Scope.all(in: code) {
        guard case .type(let keyword, let name) = scope.kind else { continue }
        if ["class", "protocol"].contains(keyword) { references.insert(name) }
        if Self.isIsolated(scope.head) { isolated.insert(name) }
      }
    }
    (self.elements, self.isolated) = (elements, isolated)
    captured = Set(files.flatMap { Self.captures(in: $0, of: references) })
  }

  /// Returns the tokens between the angle brackets that open at a position.
  private static func arguments(from open: Int, in code: [Token]) -> ArraySlice<Token> {
    var depth = 0
    for index in open..<code.count {
      if code[index].isSymbol("<") { depth += 1 }
      if code[index].isSymbol(">") { depth -= 1 }
      if depth == 0 { return code[(open + 1)..<index] }
      if code[index].isSymbol("{") || code[index].isSymbol(";") { break }
    }
    return []
  }

  private static func isIsolated(_ head: [Token]) -> Bool {
    head.contains { token in
      ["actor", "MainActor", "Sendable"].contains(token.text)
        || interfaces.contains { token.text.hasPrefix($0) && token.text.dropFirst(2).first?.isUppercase == true }
    }
  }

  func notes(in file: SourceFile) -> Set<Migration.Note> {
    let uses = ["RxSwift", "RxCocoa", "RxRelay", "RxSwiftExt", "Reactive"]
    let code = file.tokens.filter { $0.kind != .comment }
    let scopes = Scope.all(in: code)
    var found = elementNotes(scopes) + capturedTypeNotes(scopes)
    if file.imports.contains(where: { uses.contains($0.module) }) {
      found += captureNotes(scopes, code) + interfaceNotes(scopes, code)
      found += signatureNotes(scopes, code)
    }
    found += globalNotes(scopes, code)
    return Set(found.map { Migration.Note(path: file.path, line: $0.line, message: $0.message) })
  }

  private typealias Found = (line: Int, message: String)

  private func elementNotes(_ scopes: [Scope]) -> [Found] {
    scopes.compactMap { scope in
      guard case .type(let keyword, let name) = scope.kind, keyword != "extension",
        elements.contains(name), !isolated.contains(name), let line = scope.head.last(where: { $0.text == name })?.line
      else { return nil }
      if keyword == "class" || keyword == "protocol" {
        return (line, "\(name) is an element of a sequence: make it Sendable, or send a struct instead.")
      }
      return scope.head.contains { $0.isWord("public") }
        ? (line, "\(name) is an element of a sequence, and public: declare that it is Sendable.") : nil
    }
  }

  /// The names of the operators whose closures are `@Sendable` in Swift 6 mode.
  private static let operators: Set = [
    "bind", "catch", "compactMap", "concatMap", "create", "debounce", "deferred", "distinctUntilChanged", "do", "drive",
    "emit", "filter", "flatMap", "flatMapFirst", "flatMapLatest", "combineLatest", "zip", "map", "retry", "scan",
    "skip",
    "subscribe", "take", "withLatestFrom",
  ]

  private static func closures(_ scopes: [Scope]) -> [Scope] {
    scopes.filter { scope in
      guard case .closure(let callee) = scope.kind else { return false }
      return operators.contains(callee)
    }
  }

  private func captureNotes(_ scopes: [Scope], _ code: [Token]) -> [Found] {
    Self.closures(scopes).flatMap { closure -> [Found] in
      let outer = scopes.filter { scope in
        switch scope.kind {
        case .function, .closure, .other: scope.range.contains(closure.range.lowerBound) && scope.range != closure.range
        case .type: false
        }
      }
      let variables = Set(
        outer.flatMap { scope in
          scope.range.filter { code[$0].isWord("var") && $0 < closure.range.lowerBound }.map { code[$0 + 1].text }
        })
      let own = Set(closure.range.filter { code[$0].isWord("var") || code[$0].isWord("let") }.map { code[$0 + 1].text })
      return closure.range.dropLast().compactMap { index in
        let name = code[index].text
        guard code[index].kind == .word, variables.contains(name), !own.contains(name), !code[index - 1].isSymbol("."),
          Self.changes(after: index, in: code)
        else { return nil }
        return (
          code[index].line,
          "\(name) is changed by a closure that is @Sendable: use scan, a relay or a value behind a lock."
        )
      }
    }
  }

  private static let mutating: Set = [
    "append", "formUnion", "insert", "popLast", "remove", "removeAll", "removeLast", "toggle",
  ]

  private static func changes(after index: Int, in code: [Token]) -> Bool {
    guard index + 2 < code.count else { return false }
    let (first, second) = (code[index + 1], code[index + 2])
    if first.isSymbol("=") { return !second.isSymbol("=") }
    if ["+", "-", "*", "/"].contains(first.text) { return second.isSymbol("=") }
    return first.isSymbol(".") && mutating.contains(second.text)
  }

  private func capturedTypeNotes(_ scopes: [Scope]) -> [Found] {
    scopes.compactMap { scope in
      guard case .type(let keyword, let name) = scope.kind, ["class", "protocol"].contains(keyword),
        captured.contains(name), !isolated.contains(name), let line = scope.head.last(where: { $0.text == name })?.line
      else { return nil }
      return (line, "\(name) is captured by closures that are @Sendable: mark it @MainActor, or make it Sendable.")
    }
  }

  /// Returns the types of the values that the closures of operators capture: `self`, and the file's declarations with
  /// an explicit type.
  private static func captures(in file: SourceFile, of types: Set<String>) -> Set<String> {
    let code = file.tokens.filter { $0.kind != .comment }
    let scopes = Scope.all(in: code)
    var declared: [String: String] = [:]
    for index in code.indices.dropLast(2) where code[index + 1].isSymbol(":") && types.contains(code[index + 2].text) {
      declared[code[index].text] = code[index + 2].text
    }
    return Set(
      closures(scopes).flatMap { closure -> [String] in
        let owner = scopes.last { scope in
          if case .type = scope.kind { scope.range.contains(closure.range.lowerBound) } else { false }
        }
        return closure.range.compactMap { index in
          guard code[index].kind == .word else { return nil }
          if code[index].isWord("self"), case .type(_, let name)? = owner?.kind { return name }
          return code[index - 1].isSymbol(".") ? nil : declared[code[index].text]
        }
      })
  }

  private func interfaceNotes(_ scopes: [Scope], _ code: [Token]) -> [Found] {
    code.indices.dropLast().compactMap { index in
      let token = code[index]
      guard ["drive", "emit", "Binder"].contains(token.text), token.kind == .word, code[index + 1].isSymbol("(") else {
        return nil
      }
      let type = scopes.last { scope in
        if case .type = scope.kind { scope.range.contains(index) } else { false }
      }
      if let type, Self.isIsolated(type.head) { return nil }
      if case .type(_, let name)? = type?.kind, isolated.contains(name) { return nil }
      return (token.line, "\(token.text) belongs to the main actor: mark its caller @MainActor.")
    }
  }

  private func signatureNotes(_ scopes: [Scope], _ code: [Token]) -> [Found] {
    scopes.flatMap { scope -> [Found] in
      guard let open = Self.parameterList(scope),
        scope.kind != .function || scope.head.contains(where: { Self.sequences.contains($0.text) })
      else { return closureParameters(scope) }
      let constraints = scope.head.drop { !$0.isWord("where") }
      let parameters = Call.elements(in: Self.arguments(from: open, in: scope.head)).compactMap { parameter -> Found? in
        guard let name = parameter.first, name.kind == .word, parameter.count == 1 || parameter[1].isSymbol(":"),
          !parameter.contains(where: { $0.text.contains("Sendable") }),
          !constraints.contains(where: { $0.isWord("Sendable") }),
          scope.kind == .function || uses(name.text, asElementIn: scope, code)
        else { return nil }
        return (name.line, "\(name.text) becomes an element of a sequence: write \(name.text): Sendable.")
      }
      return parameters + closureParameters(scope)
    }
  }

  /// Returns the position at which the generic parameters of a function or a type begin.
  private static func parameterList(_ scope: Scope) -> Int? {
    let keyword: (Token) -> Bool
    switch scope.kind {
    case .function: keyword = { ["func", "init"].contains($0.text) }
    case .type(let kind, _) where kind != "extension": keyword = { $0.isWord(kind) }
    default: return nil
    }
    guard let start = scope.head.lastIndex(where: keyword) else { return nil }
    let open = scope.head[start].isWord("init") ? start + 1 : start + 2
    return open < scope.head.count && scope.head[open].isSymbol("<") ? open : nil
  }

  private func uses(_ parameter: String, asElementIn scope: Scope, _ code: [Token]) -> Bool {
    scope.range.dropLast().contains { index in
      Self.sequences.contains(code[index].text) && code[index + 1].isSymbol("<")
        && Self.arguments(from: index + 1, in: code).contains { $0.isWord(parameter) }
    }
  }

  /// Returns notes about the escaping closures of a function whose declaration contains a sequence.
  private func closureParameters(_ scope: Scope) -> [Found] {
    guard scope.kind == .function, scope.head.contains(where: { Self.sequences.contains($0.text) }) else { return [] }
    return scope.head.indices.dropLast().compactMap { index in
      guard scope.head[index].isWord("escaping"), !scope.head.contains(where: { $0.isWord("Sendable") }) else {
        return nil
      }
      return (scope.head[index].line, "A closure that an operator stores is @Sendable: write @escaping @Sendable.")
    }
  }

  private func globalNotes(_ scopes: [Scope], _ code: [Token]) -> [Found] {
    code.indices.dropLast().compactMap { index in
      guard code[index].isWord("var") else { return nil }
      let around = scopes.filter { $0.range.contains(index) }
      let isStatic = index > 0 && ["static", "class"].contains(code[index - 1].text)
      guard isStatic || around.isEmpty, !around.contains(where: { Self.isIsolated($0.head) }) else { return nil }
      let isComputed = scopes.contains { scope in
        scope.kind == .function && scope.head.last { ["func", "init", "var"].contains($0.text) } == code[index]
      }
      return isComputed
        ? nil
        : (code[index].line, "\(code[index + 1].text) is shared and can change: make it a let, or mark it @MainActor.")
    }
  }
}
