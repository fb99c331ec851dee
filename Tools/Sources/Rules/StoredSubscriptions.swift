import SourceFiles

extension [Token] {
  /// The expressions whose subscription the object stores: `….disposed(by: bag)`, `bag.insert(…)`, and
  /// `subscription = ….subscribe(…)`.
  var subscriptions: [ArraySlice<Token>] {
    indices.compactMap { index -> ArraySlice<Token>? in
      if self[index].isWord("disposed"), index > 1, texts(index, 4).starts(with: ["disposed", "(", "by", ":"]) {
        return isOthersBag(at: index + 4) ? nil : self[start(of: index - 1)..<index]
      }
      if let end = collectionEnd(at: index) { return self[(index + 2)..<end] }
      guard ["subscribe", "drive", "emit", "bind"].contains(self[index].text), index > 1, self[index - 1].isSymbol(".")
      else { return nil }
      let first = start(of: index - 1)
      return isStored(first) ? self[first..<end(from: index)] : nil
    }
  }

  /// The tasks that the object stores, such as `task = Task { … }`.
  var storedTasks: [ArraySlice<Token>] {
    indices.compactMap { index -> ArraySlice<Token>? in
      guard self[index].isWord("Task"), index > 1, index + 1 < count,
        ["{", "(", ".", "<"].contains(self[index + 1].text),
        let brace = self[index...].prefix(24).firstIndex(where: { $0.isSymbol("{") }),
        let end = closing(brace)
      else { return nil }
      let first = start(of: index)
      let isInserted = self[..<first].last?.isSymbol("(") == true && collectionEnd(at: first - 2) != nil
      return isStored(first) || isInserted ? self[index...end] : nil
    }
  }

  /// The names of the properties that are declared outside functions.
  var properties: Set<String> {
    var (depth, names) = (0, Set<String>())
    for index in indices {
      if self[index].isSymbol("{") { depth += 1 }
      if self[index].isSymbol("}") { depth -= 1 }
      if depth == 1, index + 1 < count, self[index].isWord("let") || self[index].isWord("var") {
        names.insert(self[index + 1].text)
      }
    }
    return names
  }

  /// Returns the end of the arguments if a token is a method that adds to a collection of subscriptions or tasks.
  private func collectionEnd(at index: Int) -> Int? {
    guard index > 1, index + 1 < count, ["insert", "append", "add"].contains(self[index].text),
      self[index + 1].isSymbol("(") || self[index + 1].isSymbol("{"), self[index - 1].isSymbol(".")
    else { return nil }
    let name = self[index - 2].text.lowercased()
    let receiver = name.prefix(upTo: name.lastIndex { !$0.isNumber }.map(name.index(after:)) ?? name.startIndex)
    return ["bag", "subscriptions", "disposables", "disposable", "tasks"].contains { receiver.hasSuffix($0) }
      || isBag(self[index - 2].text)
      ? closing(index + 1) : nil
  }

  /// Returns a Boolean value that indicates whether a name is declared as that of a bag.
  private func isBag(_ name: String) -> Bool {
    indices.contains { index in
      self[index].isWord(name)
        && ["=", ":"].contains {
          texts(index + 1, 2) == [$0, "DisposeBag"] || texts(index + 1, 2) == [$0, "CompositeDisposable"]
        }
    }
  }

  /// Returns a Boolean value that indicates whether a name is that of a bag that a function has as a parameter, and not that
  /// of a property.
  private func isOthersBag(at index: Int) -> Bool {
    guard index + 1 < count, self[index].kind == .word, self[index + 1].isSymbol(")") else { return false }
    let name = self[index].text
    let isParameter = indices.prefix(index).contains { position in
      position > 0 && self[position].isWord(name) && texts(position + 1, 2) == [":", "DisposeBag"]
        && !["let", "var"].contains(self[position - 1].text)
    }
    return isParameter && !properties.contains(name)
  }

  /// Returns a Boolean value that indicates whether a property has the value of the expression that begins with a token.
  /// The token is the first one after the equals sign, or the first one of the statement.
  private func isStored(_ first: Int) -> Bool {
    // In a list, in a dictionary or after `+=`, too.
    var equals = self[first...].prefix(12).firstIndex { $0.isSymbol("=") } ?? first - 1
    if equals > first, self[first..<equals].contains(where: { ["(", "{"].contains($0.text) }) { equals = first - 1 }
    while equals > 1, self[equals].isSymbol("[") { equals -= 1 }
    guard equals > 0, self[equals].isSymbol("=") else { return false }
    let start = start(of: equals)
    let left = self[start..<equals].map(\.text)
    guard left.first != "_", !left.contains("{") else { return false }
    guard left.contains("let") || left.contains("var") else { return true }
    if left.contains("lazy") { return true }
    // A constant that the object stores afterwards.
    guard let name = left.firstIndex(where: { ["let", "var"].contains($0) }).map({ left[$0 + 1] }) else { return false }
    return indices.contains { index in
      guard index > equals, index < equals + 400, self[index].isWord(name) else { return false }
      let isAssigned =
        self[index - 1].isSymbol("=") && !self[index - 2].isSymbol("=")
        && texts(index + 1, 1) != ["."]
      return isAssigned || texts(index + 1, 2) == [".", "disposed"]
        || self[index - 1].isSymbol("(") && collectionEnd(at: index - 2) != nil
    }
  }

  func texts(_ start: Int, _ length: Int) -> [String] {
    start < count ? self[start...].prefix(length).map(\.text) : []
  }

  /// Returns the index of the first token of the statement that contains a token.
  func start(of index: Int) -> Int {
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
  func end(from index: Int) -> Int {
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

  func closing(_ open: Int) -> Int? {
    var depth = 0
    for index in open..<count where self[index].kind == .symbol {
      if ["(", "[", "{"].contains(self[index].text) { depth += 1 }
      if [")", "]", "}"].contains(self[index].text) { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}
