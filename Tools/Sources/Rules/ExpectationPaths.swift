import SourceFiles

/// The paths through the statements of a test: whether each one comes to an expectation.
struct ExpectationPaths {
  /// How a sequence of statements ends.
  enum End {
    /// Each path ends with a failure.
    case fails
    /// Each path comes to an expectation, or a condition decides between success and failure.
    case expects
    /// At least one path goes on to the next statement without an expectation.
    case goesOn
    /// At least one path returns without an expectation.
    case leaves
  }

  /// The functions with an expectation.
  let helpers: Set<ExpectingFunctions.Callee>
  /// The names of constants that are literals.
  let constants: Set<String>
  /// The function that a test calls; `nil` for a test. Its errors and what it unwraps are those of its arrangement, and a closure
  /// that only fails is for what should not happen.
  var function: Rule.Function?

  /// Returns a Boolean value that indicates whether each path through a test comes to an expectation.
  func allExpect(_ body: ArraySlice<Token>) -> Bool { [.expects, .fails].contains(end(of: body)) }

  /// Returns how statements end.
  func end(of body: ArraySlice<Token>) -> End {
    var index = body.startIndex
    while index < body.endIndex {
      if let (end, next) = statement(at: index, in: body) {
        // Where only a failure follows, the condition is what the test expects.
        if end == .leaves { return self.end(of: body[next...]) == .fails ? .expects : .leaves }
        if end != .goesOn { return end }
        index = next
      } else if let end = self.end(at: index, in: body) {
        return end
      } else {
        index += 1
      }
    }
    return .goesOn
  }

  /// Returns how the statements end with this token, or `nil` if they go on.
  private func end(at index: Int, in body: ArraySlice<Token>) -> End? {
    let next = body[index...].dropFirst()
    switch body[index].text {
    case "throw" where body[index].kind == .word && function == nil: return .fails
    case "Issue" where next.prefix(2).map(\.text) == [".", "record"]: return .fails
    case "fatalError", "preconditionFailure":
      return next.first?.isSymbol("(") == true ? .fails : nil
    case "return" where body[index].kind == .word:
      let value = next.prefix { !$0.isSymbol(";") && !$0.isSymbol("}") }
      if value.first?.line != body[index].line { return .leaves }
      if value.starts(with: ["Issue", ".", "record"], by: { $0.text == $1 }) { return .fails }
      return canFail(value) ? .expects : .leaves
    default: break
    }
    guard isExpectation(at: index, in: body) else { return nil }
    let condition = next.drop { !$0.isSymbol("(") }.dropFirst().prefix(3).map(\.text)
    return condition.first == "false" || condition == ["Bool", "(", "false"] ? .fails : .expects
  }

  /// Returns how a statement with blocks ends, and the index after it; `nil` if there is none at the index.
  private func statement(at index: Int, in body: ArraySlice<Token>) -> (End, Int)? {
    let token = body[index]
    if token.isSymbol("{") {
      let block = self.block(from: index, in: body)
      let end = end(of: body[block].dropFirst().dropLast())
      let isExpectation = end == .expects || end == .fails && function == nil
      return (isExpectation && !isObserver(index, in: body) ? .expects : .goesOn, block.upperBound)
    }
    guard token.kind == .word, index + 1 < body.endIndex, !body[index + 1].isSymbol(":") else { return nil }
    // A member such as `stream.do`, or a directive such as `#if`.
    if index > body.startIndex, body[index - 1].isSymbol(".") || body[index - 1].isSymbol("#") { return nil }
    return switch token.text {
    case "if": conditional(at: index, in: body)
    case "guard": guarded(at: index, in: body)
    case "switch": selection(at: index, in: body)
    case "for", "while": loop(at: index, in: body)
    case "do": attempt(at: index, in: body)
    case "defer": skipped(at: index, in: body)
    // Nobody waits for the task, or nobody calls the function.
    case "Task": isAwaited(index, in: body) ? nil : skipped(at: index, in: body)
    case "func", "struct", "class", "enum", "actor": skipped(at: index, in: body)
    case "let", "var", "_": unusedClosure(at: index, in: body)
    default: nil
    }
  }

  /// Returns a Boolean value that indicates whether a closure is called for each element of something, which may have none, or
  /// later by a queue.
  private func isObserver(_ brace: Int, in body: ArraySlice<Token>) -> Bool {
    let caller = body[..<brace].suffix(2).map(\.text)
    let labels: Set = ["onNext", "onSuccess", "onCompleted", "onError", "onFailure", "onDisposed"]
    // Also `rows.map { … }` as a statement of its own.
    return ["forEach", "map", "subscribe", "drive", "emit"].contains(caller.last) || caller == [".", "async"]
      || caller.last == ":" && labels.contains(caller.first ?? "")
  }

  private func skipped(at index: Int, in body: ArraySlice<Token>) -> (End, Int)? {
    block(after: index, in: body).map { (.goesOn, $0.upperBound) }
  }

  private func isAwaited(_ task: Int, in body: ArraySlice<Token>) -> Bool {
    let previous = body[..<task].last
    let isTask = body[task...].dropFirst().first.map { ["{", "(", ".", "<"].contains($0.text) } == true
    return !isTask || previous?.isWord("await") == true
      || zip(body[task...], body[task...].dropFirst()).contains {
        $0.isSymbol(".") && ["value", "result"].contains($1.text)
      }
  }

  /// Returns the index after a closure that has a name, if the name is not used.
  private func unusedClosure(at index: Int, in body: ArraySlice<Token>) -> (End, Int)? {
    let line = body[index].line
    guard
      let equals = body[index...].prefix(20).prefix(while: { $0.line == line }).firstIndex(where: { $0.isSymbol("=") }),
      equals + 1 < body.endIndex, body[equals + 1].isSymbol("{")
    else { return nil }
    let block = self.block(from: equals + 1, in: body)
    let rest = body[block.upperBound...]
    let isUsed =
      rest.first?.isSymbol("(") == true || rest.contains { $0.kind == .word && $0.text == body[index + 1].text }
    return isUsed ? nil : (.goesOn, block.upperBound)
  }
}

extension ExpectationPaths {
  /// Returns the end of a choice between several blocks, one of which runs. A failure in one of them makes the condition an
  /// expectation.
  private func choice(_ ends: [End], isComplete: Bool) -> End {
    if ends.contains(.fails) { return ends.allSatisfy { $0 == .fails } && isComplete ? .fails : .expects }
    if ends.contains(.leaves) { return .leaves }
    return isComplete && ends.allSatisfy { $0 == .expects } ? .expects : .goesOn
  }

  private func conditional(at start: Int, in body: ArraySlice<Token>) -> (End, Int)? {
    var (ends, index): ([End], Int) = ([], start)
    while let block = block(after: index, in: body) {
      if body[index].isWord("if"), canFail(body[index..<block.lowerBound]) { return (.expects, block.upperBound) }
      ends.append(end(of: body[block].dropFirst().dropLast()))
      let isLast = !body[index].isWord("if")
      index = block.upperBound
      guard !isLast, index + 1 < body.endIndex, body[index].isWord("else") else {
        return (choice(ends, isComplete: isLast), index)
      }
      if body[index + 1].isWord("if") { index += 1 }
    }
    return nil
  }

  private func guarded(at index: Int, in body: ArraySlice<Token>) -> (End, Int)? {
    guard let block = block(after: index, in: body) else { return nil }
    if canFail(body[index..<block.lowerBound]) { return (.expects, block.upperBound) }
    let end = end(of: body[block].dropFirst().dropLast())
    return (end == .fails ? .expects : end == .leaves ? .leaves : .goesOn, block.upperBound)
  }

  private func selection(at index: Int, in body: ArraySlice<Token>) -> (End, Int)? {
    guard let block = block(after: index, in: body) else { return nil }
    if canFail(body[index..<block.lowerBound]) { return (.expects, block.upperBound) }
    var (starts, depth): ([Int], Int) = ([], 0)
    for position in block.dropFirst() {
      let token = body[position]
      if token.kind == .symbol { depth += Self.change(token) }
      let isCondition = ["if", "guard", "while", "for", ",", "."].contains(body[position - 1].text)
      if depth == 0, token.isWord("case") && !isCondition || token.isWord("default") && !isCondition {
        starts.append(position)
      }
    }
    let ends = zip(starts, starts.dropFirst() + [block.upperBound - 1]).map { end(of: body[$0..<$1].dropFirst()) }
    return (choice(ends, isComplete: true), block.upperBound)
  }

  private func loop(at index: Int, in body: ArraySlice<Token>) -> (End, Int)? {
    guard let block = block(after: index, in: body) else { return nil }
    let head = body[index..<block.lowerBound]
    if canFail(head) { return (.expects, block.upperBound) }
    let sequence = head.drop { !$0.isWord("in") && !$0.isWord("while") }.dropFirst().map(\.text)
    // A condition may not hold even once.
    let isEmpty =
      sequence.first == "let" || sequence.starts(with: ["[", "]"]) || sequence == ["0", ".", ".", "<", "0"]
      || sequence == ["false"]
      || sequence.count == 1 && sequence.allSatisfy(constants.contains)
    // A loop is meant to run at least once, and may leave out elements.
    return (!isEmpty && canFail(body[block]) ? .expects : .goesOn, block.upperBound)
  }

  private func attempt(at start: Int, in body: ArraySlice<Token>) -> (End, Int)? {
    guard let block = block(after: start, in: body), block.lowerBound == start + 1 || body[start + 1].isWord("throws")
    else { return nil }
    var ends = [end(of: body[block].dropFirst().dropLast())]
    var index = block.upperBound
    while index < body.endIndex, body[index].isWord("catch"), let handler = self.block(after: index, in: body) {
      ends.append(end(of: body[handler].dropFirst().dropLast()))
      index = handler.upperBound
    }
    return (ends.count == 1 ? ends[0] : choice(ends, isComplete: true), index)
  }

  private static func change(_ token: Token) -> Int {
    ["(", "[", "{"].contains(token.text) ? 1 : [")", "]", "}"].contains(token.text) ? -1 : 0
  }

  /// Returns the indices of the block that begins with the brace at an index.
  private func block(from brace: Int, in body: ArraySlice<Token>) -> Range<Int> {
    var depth = 0
    for index in brace..<body.endIndex where body[index].kind == .symbol {
      depth += Self.change(body[index])
      if depth == 0 { return brace..<(index + 1) }
    }
    return brace..<body.endIndex
  }

  /// Returns the indices of the block in braces after a keyword, or `nil` if there is none.
  private func block(after keyword: Int, in body: ArraySlice<Token>) -> Range<Int>? {
    var depth = 0
    for index in body[keyword...].indices.dropFirst() where body[index].kind == .symbol {
      if body[index].isSymbol("{"), depth == 0, !body[keyword].isWord("guard") || body[index - 1].isWord("else") {
        return block(from: index, in: body)
      }
      depth += Self.change(body[index])
      if depth < 0 || body[index].isSymbol(";") { return nil }
    }
    return nil
  }
}
