import SourceFiles

extension Rule {
  /// The rule that dependencies are passed through `init`, where a reader sees them and a test can replace them: no
  /// static or global constant holds an object, whatever its name, and no static or global variable exists.
  public static let noSharedInstances: Rule = .init(id: "no-shared-instances") { tree in
    let objects = tree.objects
    // The shared instances of Reactive are stateless constants, such as the disposable that does nothing.
    // The constants of a main.swift are the variables of a function.
    let files = tree.swiftSources.filter {
      $0.package != "Reactive" && !$0.path.hasPrefix("Benchmarks/") && !$0.path.hasSuffix("/main.swift")
    }
    return files.flatMap {
      file -> [Violation] in
      let values = objects.values[file.package ?? ""] ?? []
      let types = objects.classes.subtracting(values)
      return (file.isPartOfFeature ? file.instancesOfProcess : [])
        + file.lastingConstants.compactMap { constant in
          guard constant.isVariable || constant.isSharedByName || constant.holds(oneOf: types),
            !file.allows("no-shared-instances", at: constant.line)
          else { return nil }
          return file.violation(
            constant.line,
            "`\(constant.name)` is a shared instance, which hides a dependency: create it in the app's container, and pass it "
              + "through init.")
        }
    }
  }
}

extension SourceTree {
  /// The names of the classes and actors of the sources, and of each package's values, which may have the same names.
  fileprivate var objects: (classes: Set<String>, values: [String: Set<String>]) {
    // A description of a table is an object, but has no state.
    let stateless: Set = ["Table"]
    // An APIClient is a value that owns connections. The others are of the system.
    var classes: Set = [
      "APIClient", "Atomic", "ByteCountFormatter", "DateFormatter", "DispatchQueue", "FileHandle", "FileManager",
      "ISO8601DateFormatter", "JSONDecoder", "JSONEncoder", "Mutex", "NSCache", "NSLock", "NSMutableArray",
      "NSMutableDictionary", "NumberFormatter", "OperationQueue", "RelativeDateTimeFormatter", "Thread", "URLSession",
    ]
    var values: [String: Set<String>] = [:]
    for file in swiftSources where !file.path.hasPrefix("Benchmarks/") {
      for (keyword, name) in zip(file.code, file.code.dropFirst()) where keyword.kind == .word && name.kind == .word {
        if ["class", "actor"].contains(keyword.text), name.text.first?.isUppercase == true {
          classes.insert(name.text)
        }
        if ["struct", "enum"].contains(keyword.text) { values[file.package ?? "", default: []].insert(name.text) }
      }
    }
    return (classes.subtracting(stateless), values)
  }
}

extension SourceFile {
  fileprivate var isPartOfFeature: Bool { package?.hasPrefix("Feature") == true && !isTestSupport && !isDemo }

  /// The uses of what the whole process shares.
  fileprivate var instancesOfProcess: [Violation] {
    let patterns = [
      ["UserDefaults"], ["NotificationCenter"], ["ProcessInfo", ".", "processInfo", ".", "environment"],
      ["Locale", ".", "current"], ["Process", "("], ["Process", ".", "run"],
    ]
    return matches(of: patterns, rule: "no-shared-instances") {
      "`\($0)` belongs to the whole process, which hides a dependency: take a setting, a value or a closure through init."
    }
  }

  /// A stored property that is static, or a global one.
  fileprivate struct Constant {
    let name: String
    let line: Int
    /// Whether a value can be assigned, for all threads or for a task.
    let isVariable: Bool
    /// The tokens of the declared type and of the initial value.
    let type: ArraySlice<Token>
    let value: ArraySlice<Token>

    private static let names: Set = [
      "shared", "sharedInstance", "instance", "current", "default", "main", "singleton", "standard", "live",
    ]

    /// Whether the property has the name of a shared instance and a value whose type is open: that of a function or of a
    /// protocol.
    var isSharedByName: Bool {
      guard Self.names.contains(name) else { return false }
      return name == "shared" || type.contains { $0.isWord("any") }
        || value.first?.text.first?.isLowercase == true && value.dropFirst().first?.isSymbol("(") == true
    }

    /// Returns a Boolean value that indicates whether the property is declared with one of the types, or created with an
    /// initializer of one, directly or in a closure.
    func holds(oneOf types: Set<String>) -> Bool {
      if let name = type.first(where: { $0.kind == .word && !["any", "some"].contains($0.text) }),
        types.contains(name.text)
      {
        return true
      }
      return value.indices.contains { index in
        let isDirect =
          value[..<index].allSatisfy { ["[", "("].contains($0.text) } || value.first?.isSymbol("{") == true
        guard isDirect, types.contains(value[index].text), index + 1 < value.endIndex else { return false }
        // An initializer, or a static method that creates the object.
        let next = value[(index + 1)...].prefix(3).map(\.text)
        return next.first == "(" || next.first == "<"
          || next.first == "." && next.last == "(" && next.dropFirst().first?.first?.isLowercase == true
      }
    }
  }

  /// The stored static and global properties: constants with an initial value, and variables.
  fileprivate var lastingConstants: [Constant] {
    guard words.contains("static") || words.contains("let") || words.contains("var") || words.contains("class") else {
      return []
    }
    var depth = 0
    return code.indices.compactMap { index -> Constant? in
      let token = code[index]
      if token.kind == .symbol {
        if ["{", "(", "["].contains(token.text) { depth += 1 }
        if ["}", ")", "]"].contains(token.text) { depth -= 1 }
      }
      guard token.isWord("let") || token.isWord("var"), index + 2 < code.count else { return nil }
      let modifiers = code[..<index].reversed().prefix { $0.line == token.line && !["{", "}", ";"].contains($0.text) }
        .map(\.text)
      guard modifiers.contains("static") || modifiers.contains("class") || depth == 0 else { return nil }
      let declaration = code[(index + 2)...].prefix { $0.line == token.line || !$0.isSymbol("}") }.prefix(40)
      let equals = declaration.firstIndex { $0.isSymbol("=") }
      let end =
        equals ?? declaration.first { $0.line > token.line }.flatMap { _ in
          declaration.firstIndex { $0.line > token.line }
        } ?? declaration.endIndex
      // A property without a value of its own computes one, is required by a protocol, or is a variable. With the name of a
      // shared instance, it only leads to one.
      let isComputed = declaration[..<end].contains { $0.isSymbol("{") }
      guard !isComputed || ["shared", "sharedInstance", "singleton"].contains(code[index + 1].text),
        isComputed || equals.map({ $0 <= end }) ?? token.isWord("var")
      else { return nil }
      let value = equals.map { code[($0 + 1)...].prefix(code[$0 + 1].isSymbol("{") ? 60 : 4) } ?? []
      return Constant(
        name: code[index + 1].text, line: token.line, isVariable: token.isWord("var"), type: code[(index + 2)..<end],
        value: value)
    }
  }
}
