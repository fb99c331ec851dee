import SourceFiles

extension Rule {
  /// The rule that an object does not capture itself in a subscription or task that it stores, because neither would be
  /// released.
  public static let noSelfInOwnBag: Rule = .init(id: "no-self-in-own-bag") { tree in
    let types = tree.typeNames
    let owners = tree.swiftSources.filter {
      !["Reactive", "DemoServer"].contains($0.package) && types[$0.typeKey]?.isObject == true
    }
    return owners.flatMap { file in
      let code = file.code
      let functions = Set(code.indices.dropLast().filter { code[$0].isWord("func") }.map { code[$0 + 1].text })
      let type = types[file.typeKey] ?? TypeNames()
      var owner = Members(
        methods: type.methods, functions: functions, names: code.namesOfSelf, locals: code.locals(type.methods))
      let closures = code.closuresOfSelf(owner, type.properties)
      owner.closures = closures.names
      let subscribed = code.subscriptions
      if !subscribed.isEmpty { owner.streams = code.streamsOfSelf(owner) }
      let subscriptions = subscribed.compactMap { [owner] in capture(in: $0, owner) ?? owner.retention(byStreamIn: $0) }
      let tasks = code.storedTasks
      let properties = tasks.isEmpty ? [] : functions.union(type.properties)
      // A task captures `self` also where the code does not name it.
      let captures = tasks.compactMap { [owner] in capture(in: $0, owner) ?? implicitCapture(in: $0, properties) }
      let retained = Set(subscriptions + captures)
      return
        (retained.map { ($0, "The subscription or task retains `self`, which stores it") }
        + closures.stored.subtracting(retained).map { ($0, "The closure retains `self`, which owns what stores it") })
        .sorted { $0.0 < $1.0 }.filter { !file.allows("no-self-in-own-bag", at: $0.0) }.map { line, reason in
          file.violation(
            line,
            "\(reason), so neither is released: capture `[weak self]`, or only the properties that the closure needs.")
        }
    }
  }

  /// Returns the line where a task without `self` in its capture list uses a member of `self` by its name, or `nil`.
  private static func implicitCapture(in task: ArraySlice<Token>, _ members: Set<String>) -> Int? {
    guard let brace = task.firstIndex(where: { $0.isSymbol("{") }) else { return nil }
    let list = captureList(after: brace, in: task)
    guard !list.isWeak else { return nil }
    let captured = task[brace...list.end].filter { $0.kind == .word }.map(\.text)
    let locals = task.indices.filter { $0 > brace && ["let", "var", "for"].contains(task[$0].text) }
      .compactMap { index in
        task[(index + 1)...].first { $0.kind == .word && !["try", "await"].contains($0.text) }?.text
      }
    let used = members.subtracting(captured).subtracting(locals)
    return task.indices.first { index in
      index > list.end && task[index].kind == .word && used.contains(task[index].text)
        && !task[index - 1].isSymbol(".") && !task[(index + 1)...].prefix(1).contains { $0.isSymbol(":") }
    }.map { task[$0].line }
  }

  /// The labels of the closures that a subscription retains.
  private static let handlers: Set = [
    "onNext", "onError", "onCompleted", "onSuccess", "onFailure", "onDisposed", "onDispose", "onSubscribe",
  ]

  /// Returns the line where a subscription captures `self`, or `nil`.
  static func capture(in code: ArraySlice<Token>, _ owner: Members) -> Int? {
    // The names under which the closures capture `self` strongly, and those of closures that do.
    let others = owner.visible(owner.names, at: code.startIndex)
    let closures = owner.visible(owner.closures, at: code.startIndex)
    // For each enclosing closure: whether `self` is weak in it.
    var isWeak: [Bool] = []
    var index = code.startIndex
    while index < code.endIndex {
      let token = code[index]
      switch token.text {
      case "{":
        let list = captureList(after: index, in: code)
        if let strong = list.strongSelf { return strong }
        isWeak.append(isWeak.last == true || list.isWeak)
        index = list.end
      case "}": if !isWeak.isEmpty { isWeak.removeLast() }
      case "self" where token.kind == .word && isWeak.last == false && !code[code.startIndex..<index].endsWithDot:
        return token.line
      case let name where others.contains(name) && token.kind == .word && isWeak.last != nil:
        let isLabel = code[(index + 1)...].first?.isSymbol(":") == true
        if !isLabel, !code[code.startIndex..<index].endsWithDot, !isWeakly(name, in: code) { return token.line }
      case ":" where isWeak.isEmpty && handlers.contains(code[max(code.startIndex, index - 1)].text):
        if isMethod(after: index, in: code, owner.functions) { return token.line }
      case let name where token.kind == .word && closures.contains(name) && index > code.startIndex:
        if !code[..<index].endsWithDot, code[(index + 1)...].first?.isSymbol(":") != true { return token.line }
      case let name where token.kind == .word && isWeak.isEmpty && (owner.methods.contains(name) || name == "self"):
        if owner.isReference(index, in: code) { return token.line }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether a capture list of an expression has a name as `weak` or `unowned`.
  private static func isWeakly(_ name: String, in code: ArraySlice<Token>) -> Bool {
    code.indices.dropFirst().contains {
      code[$0].isWord(name) && (code[$0 - 1].isWord("weak") || code[$0 - 1].isWord("unowned"))
    }
  }

  /// Returns a Boolean value that indicates whether an argument is a method of `self`, such as `onNext: self.update` or
  /// `onNext: update`.
  private static func isMethod(after colon: Int, in code: ArraySlice<Token>, _ functions: Set<String>) -> Bool {
    let value = code[(colon + 1)...].prefix { ![",", ")", "{", "("].contains($0.text) }.map(\.text)
    return value.count == 3 && value[0] == "self" && value[1] == "." || value.count == 1 && functions.contains(value[0])
  }

  /// Returns the position before the first token after a closure's capture list, whether the list captures `self` weakly,
  /// and the line where it captures `self` strongly.
  private static func captureList(
    after brace: Int, in code: ArraySlice<Token>
  ) -> (end: Int, isWeak: Bool, strongSelf: Int?) {
    guard brace + 1 < code.endIndex, code[brace + 1].isSymbol("["),
      let end = code[brace...].firstIndex(where: { $0.isSymbol("]") }), end + 1 < code.endIndex,
      code[end + 1].isWord("in") || code[end + 1].isSymbol("(") || code[end + 1].kind == .word
    else { return (brace, false, nil) }
    let list = code[(brace + 2)..<end]
    var isWeak = false
    for index in list.indices where list[index].isWord("self") {
      let isProperty = index + 1 < end && list[index + 1].isSymbol(".")
      let words = list[..<index].reversed().prefix { !$0.isSymbol(",") }.map(\.text)
      if words.contains("weak") || words.contains("unowned") {
        isWeak = true
      } else if !isProperty {
        return (end, false, list[index].line)
      }
    }
    return (end, isWeak, nil)
  }
}

extension [Token] {
  /// The other names of `self`, as in `let me = self`, each with the indices of the blocks after its declarations.
  var namesOfSelf: [String: [Range<Int>]] {
    indices.dropLast(3).reduce(into: [:]) { names, index in
      guard self[index].isWord("let") || self[index].isWord("var"), self[index + 1].kind == .word,
        let equals = self[index...].prefix(6).firstIndex(where: { $0.isSymbol("=") }), equals + 1 < count,
        equals == index + 2 || self[index + 2].isSymbol(":"), self[equals + 1].isWord("self"),
        equals + 2 >= count || ![".", "?", "["].contains(self[equals + 2].text),
        index == 0 || !["if", "guard", ",", "weak", "unowned"].contains(self[index - 1].text)
      else { return }
      names[self[index + 1].text, default: []].append(index..<endOfBlock(from: index))
    }
  }
}

extension ArraySlice<Token> {
  var endsWithDot: Bool { last?.isSymbol(".") == true }
}
