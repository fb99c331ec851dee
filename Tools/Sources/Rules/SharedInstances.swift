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
          guard
            constant.isVariable || constant.isSharedByName
              || constant.holds(oneOf: types.union(file.makers(of: types))),
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
      "ISO8601DateFormatter", "JSONDecoder", "JSONEncoder", "ManagedAtomic", "Mutex", "NSCache", "NSLock",
      "NSMutableArray", "NSMutableData", "NSMutableDictionary", "NSMutableString", "NSRecursiveLock", "NumberFormatter",
      "OperationQueue", "RelativeDateTimeFormatter", "Thread", "URLSession",
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
      // An argument of another value is a part of it, but the values in a list, a tuple or a condition are those of the
      // constant.
      let wrappers: Set = ["Optional", "Array", "Dictionary", "LazyBox"]
      var depth = 0
      return value.indices.contains { index in
        let (token, before) = (value[index], value[..<index].last)
        let isCall = token.isSymbol("(") && before.map { $0.kind == .word && !wrappers.contains($0.text) } == true
        if isCall || token.isSymbol("{") || depth > 0 && token.isSymbol("(") { depth += 1 }
        if depth > 0, token.isSymbol(")") || token.isSymbol("}") { depth -= 1 }
        let isDirect = depth == 0 && before?.isSymbol(".") != true || ["{", "if", "switch"].contains(value.first?.text)
        guard isDirect, types.contains(token.text), index + 1 < value.endIndex else { return false }
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
      let isBelow = index > 0 && code[index - 1].isWord("static")
      guard isBelow || modifiers.contains("static") || modifiers.contains("class") || depth == 0 else { return nil }
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
      let value = equals.map(initialValue) ?? []
      return Constant(
        name: code[index + (code[index + 1].isSymbol("(") ? 2 : 1)].text, line: token.line,
        isVariable: token.isWord("var"), type: code[(index + 2)..<end], value: value)
    }
  }

  /// Returns the initial value after an equals sign: the rest of its line, and of the parentheses that are open there.
  private func initialValue(after equals: Int) -> ArraySlice<Token> {
    let rest = code[(equals + 1)...].prefix(60)
    if rest.first?.isSymbol("{") == true { return rest }
    var (depth, line) = (0, rest.first?.line ?? 0)
    return rest.prefix { token in
      guard depth > 0 || token.line == line || token.isSymbol("?") || token.isSymbol(":") else { return false }
      if token.kind == .symbol {
        depth += ["(", "[", "{"].contains(token.text) ? 1 : [")", "]", "}"].contains(token.text) ? -1 : 0
      }
      line = token.lastLine
      return depth >= 0
    }
  }

  /// Returns the names of the file's functions that create one of the types. An Observable starts anew for each subscriber.
  fileprivate func makers(of types: Set<String>) -> Set<String> {
    guard words.contains("func") else { return [] }
    return Set(
      code.indices.dropLast(2).compactMap { index in
        guard code[index].isSymbol("-"), code[index + 1].isSymbol(">"), types.contains(code[index + 2].text),
          !code[index + 2].isWord("Observable"),
          let function = code[..<index].lastIndex(where: { $0.isWord("func") })
        else { return nil }
        return code[function + 1].text
      })
  }
}
