import SourceFiles

extension Rule {
  /// The rule that an object does not capture itself in a subscription that it stores, because neither would be released.
  public static let noSelfInOwnBag = Rule(id: "no-self-in-own-bag") { tree in
    let owners = tree.swiftSources.filter {
      !["Reactive", "DemoServer"].contains($0.package) && !$0.words.isDisjoint(with: ["class", "actor"])
    }
    return owners.flatMap { file in
      let code = file.code
      let functions = Set(code.indices.dropLast().filter { code[$0].isWord("func") }.map { code[$0 + 1].text })
      return code.subscriptions.compactMap { subscription -> Violation? in
        guard let line = capture(in: subscription, functions), !file.allows("no-self-in-own-bag", at: line)
        else { return nil }
        return file.violation(
          line,
          "The subscription retains `self`, which stores it, so neither is released: capture `[weak self]`, or only the "
            + "properties that the closure needs.")
      }
    }
  }

  /// The labels of the closures that a subscription retains.
  private static let handlers: Set = [
    "onNext", "onError", "onCompleted", "onSuccess", "onFailure", "onDisposed", "onDispose", "onSubscribe",
  ]

  /// Returns the line where a subscription captures `self`, or `nil`.
  private static func capture(in code: ArraySlice<Token>, _ functions: Set<String>) -> Int? {
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
      case ":" where isWeak.isEmpty && handlers.contains(code[max(code.startIndex, index - 1)].text):
        if isMethod(after: index, in: code, functions) { return token.line }
      default: break
      }
      index += 1
    }
    return nil
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

extension ArraySlice<Token> {
  fileprivate var endsWithDot: Bool { last?.isSymbol(".") == true }
}

extension [Token] {
  /// The expressions whose subscription the object stores: `….disposed(by: bag)`, `bag.insert(…)`, and
  /// `subscription = ….subscribe(…)`.
  fileprivate var subscriptions: [ArraySlice<Token>] {
    indices.compactMap { index -> ArraySlice<Token>? in
      if self[index].isWord("disposed"), index > 1, texts(index, 4).starts(with: ["disposed", "(", "by", ":"]) {
        return self[start(of: index - 1)..<index]
      }
      if self[index].isWord("insert"), index > 1, index + 1 < count, self[index + 1].isSymbol("("),
        self[index - 2].text.lowercased().hasSuffix("bag"), let end = closing(index + 1)
      {
        return self[(index + 2)..<end]
      }
      if ["subscribe", "drive", "emit", "bind"].contains(self[index].text), index > 1, self[index - 1].isSymbol(".") {
        let first = start(of: index - 1)
        let assigned = texts(first, 4)
        guard assigned.first != "_",
          assigned.dropFirst().first == "=" || assigned.starts(with: ["self", "."]) && assigned.last == "="
        else {
          return nil
        }
        return self[first..<end(from: index)].dropFirst(assigned.first == "self" ? 4 : 2)
      }
      return nil
    }
  }

  private func texts(_ start: Int, _ length: Int) -> [String] { self[start...].prefix(length).map(\.text) }

  /// Returns the index of the first token of the statement that contains a token.
  private func start(of index: Int) -> Int {
    var (depth, position) = (0, index)
    while position > 0 {
      let previous = self[position - 1]
      let continues = self[position].isSymbol(".") || [".", "=", ",", "(", ":", "?"].contains(previous.text)
      if depth == 0, self[position].line > previous.lastLine, !continues { return position }
      if [")", "]", "}"].contains(previous.text), previous.kind == .symbol { depth += 1 }
      if ["(", "[", "{"].contains(previous.text), previous.kind == .symbol {
        if depth == 0 { return position }
        depth -= 1
      }
      position -= 1
    }
    return position
  }

  /// Returns the index after the statement that contains a token.
  private func end(from index: Int) -> Int {
    var (depth, position) = (0, index)
    while position + 1 < count {
      if ["(", "[", "{"].contains(self[position].text), self[position].kind == .symbol { depth += 1 }
      if [")", "]", "}"].contains(self[position].text), self[position].kind == .symbol { depth -= 1 }
      let next = self[position + 1]
      if depth == 0, next.line > self[position].line, !next.isSymbol(".") { break }
      position += 1
    }
    return position + 1
  }

  private func closing(_ open: Int) -> Int? {
    var depth = 0
    for index in open..<count where self[index].kind == .symbol {
      if ["(", "[", "{"].contains(self[index].text) { depth += 1 }
      if [")", "]", "}"].contains(self[index].text) { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}
