import SourceFiles

extension Rule {
  /// The rule that code other than a cleanup reports why it failed. `try?` drops the reason of a request or of a value that
  /// nobody uses, in a feature that of anything but what is optional: a part of a response, or a registration. An empty
  /// `catch` drops any.
  public static let noDroppedErrors: Rule = .init(id: "no-dropped-errors") { tree in
    let programs = tree.programs
    return tree.swiftSources.filter {
      $0.package != "DemoServer" && !$0.path.hasPrefix("Benchmarks/") && !programs.contains($0.target ?? "")
    }.flatMap { file -> [Violation] in
      let isFeature = file.package?.hasPrefix("Feature") == true && !file.isTestSupport && !file.isDemo
      let patterns = [["try", "?", "await"], ["_", "=", "try", "?"], ["_", "=", "(", "try", "?"]]
      let tries =
        isFeature
        ? file.triesOfFailures
        : file.matches(of: patterns, exemptFrom: "no-dropped-errors").map(\.line)
          + (file.isTestSupport ? [] : file.bareTries)
      return tries.filter { !file.allows("no-dropped-errors", at: $0) }.map {
        file.violation(
          $0,
          "`try?` drops the reason of the failure: handle the error or pass it on, or say why it does not matter in "
            + "`// allow(no-dropped-errors): …`.")
      }
        + (isFeature ? file.constantsForErrors : []).filter { !file.allows("no-dropped-errors", at: $0) }.map {
          file.violation(
            $0,
            "The stream drops the reason of the failure: show it, or say why it does not matter in "
              + "`// allow(no-dropped-errors): …`.")
        }
        + (isFeature ? file.droppedCases : []).filter { !file.allows("no-dropped-errors", at: $0) }.map {
          file.violation(
            $0,
            "The case drops the reason of the failure: show it, or say why it does not matter in "
              + "`// allow(no-dropped-errors): …`.")
        }
        + (isFeature ? file.ignoredErrors : []).filter { !file.allows("no-dropped-errors", at: $0) }.map {
          file.violation(
            $0,
            "The subscription drops the reason of the failure: show it, or say why it does not matter in "
              + "`// allow(no-dropped-errors): …`.")
        }
        + file.emptyCatches.filter { !file.allows("no-dropped-errors", at: $0) }.map {
          file.violation(
            $0,
            "The `catch` drops the reason of any failure: handle the error or pass it on, catch only the error that does "
              + "not matter, or say why none does in `// allow(no-dropped-errors): …`.")
        }
    }
  }

  /// Functions that clean up.
  fileprivate static let cleanups: Set = ["removeItem", "close"]

  /// Functions that fail where a value is optional, or where nothing can be done.
  fileprivate static let optional: Set = [
    "decode", "decodeIfPresent", "encode", "singleValueContainer", "jsonObject", "data", "resolve",
    "Date", "Regex",
  ]
}

extension SourceFile {
  /// The lines of each `try?` whose value is more than optional.
  fileprivate var triesOfFailures: [Int] {
    guard words.contains("try") else { return [] }
    return code.indices.filter { index in
      guard code[index].isWord("try"), code[index...].dropFirst().first?.isSymbol("?") == true else { return false }
      let isAwaited = index + 2 < code.count && code[index + 2].isWord("await")
      guard let call = lastCall(from: index + 2) else { return true }
      return !Rule.cleanups.contains(call) && (isAwaited || !Rule.optional.contains(call))
    }.map { code[$0].line }
  }

  /// The lines of each `try?` that is a statement of its own, other than a cleanup.
  fileprivate var bareTries: [Int] {
    guard words.contains("try") else { return [] }
    return code.indices.dropFirst().filter { index in
      guard code[index].isWord("try"), code[index...].dropFirst().first?.isSymbol("?") == true,
        beginsStatement(at: index), !(lastCall(from: index + 2).map(Rule.cleanups.contains) ?? false)
      else { return false }
      return code[index...].dropFirst(2).first?.isWord("await") == false
    }.map { code[$0].line }
  }

  /// Returns a Boolean value that indicates whether a token begins a statement whose value nobody uses: on a line of its
  /// own, or in the block of a keyword.
  private func beginsStatement(at index: Int) -> Bool {
    let before = code[index - 1]
    guard before.isSymbol("{") else {
      return before.line < code[index].line && !["return", "in"].contains(before.text)
        && !(before.kind == .symbol && "=(,[:?&|+".contains(before.text))
    }
    let header = code[..<(index - 1)].reversed().prefix { $0.line == before.line && !$0.isSymbol("}") }.map(\.text)
    let keywords: Set = ["func", "init", "if", "else", "for", "while", "catch"]
    return !keywords.isDisjoint(with: header) && !header.contains(">")
  }

  /// Returns the name of the last function that an expression calls: `places` of `container.resolve(A.self).places()`.
  private func lastCall(from start: Int) -> String? {
    var (index, name) = (start, String?.none)
    while index + 1 < code.count {
      let (token, next) = (code[index], code[index + 1])
      if token.kind == .word, !["await", "self"].contains(token.text), next.isSymbol("(") {
        name = token.text
        var depth = 0
        repeat {
          index += 1
          if code[index].isSymbol("(") { depth += 1 }
          if code[index].isSymbol(")") { depth -= 1 }
        } while depth > 0 && index + 1 < code.count
      } else if token.kind != .word && !token.isSymbol(".") && !token.isSymbol("?") {
        return name
      } else if token.kind == .word, next.kind == .word, token.text != "await" {
        return name
      }
      index += 1
    }
    return name
  }

  /// The lines of each `catch` of any error whose block does nothing, or only returns, also a constant such as `nil`, `false`
  /// or an empty list.
  fileprivate var emptyCatches: [Int] {
    guard words.contains("catch") else { return [] }
    return code.indices.filter { index in
      guard code[index].isWord("catch"), index > 0, code[index - 1].isSymbol("}") else { return false }
      let rest = code[(index + 1)...].prefix(40)
      guard let brace = rest.firstIndex(where: { $0.isSymbol("{") }),
        let end = rest.firstIndex(where: { $0.isSymbol("}") }), end > brace
      else { return false }
      // `let error`, `_` and `is any Error` match any error.
      let pattern = rest[..<brace].map(\.text).joined(separator: " ")
      guard pattern.wholeMatch(of: /|where true|((let )?\w+|_)?( ?(as|is) (any Error|Error|NSError))?/) != nil else {
        return false
      }
      let body = rest[(brace + 1)..<end]
      let lines = Dictionary(grouping: body.filter { !$0.isSymbol(";") }, by: \.line).values
      return lines.allSatisfy { Self.isSilent($0[...]) }
        && !body.contains { $0.kind == .word && $0.text.hasPrefix("\\") }
    }.map { code[$0].line }
  }

  /// Returns a Boolean value that indicates whether a statement does the same for all errors: nothing, an assignment of a
  /// constant, or a message without the error.
  private static func isSilent(_ statement: ArraySlice<Token>) -> Bool {
    let texts = statement.map(\.text)
    if texts.starts(with: ["_", "="]) {
      let rest = statement.dropFirst(3)
      return statement.count > 2 && isSilent(rest.first?.isWord("return") == true ? rest.dropFirst() : rest)
    }
    if ["return", "print"].contains(texts.first) { return isConstant(statement.dropFirst()) }
    let target = texts.starts(with: ["self", "."]) ? statement.dropFirst(2) : statement
    // `rows.accept([])`
    if let open = target.firstIndex(where: { $0.isSymbol("(") }), texts.last == ")",
      ["accept", "onNext"].contains(statement[..<open].last?.text)
    {
      return isReset(target[(open + 1)...].dropLast())
    }
    if target.count > 2, target.first?.kind == .word, target.dropFirst().first?.isSymbol("=") == true {
      return isReset(target.dropFirst(2))
    }
    return isConstant(statement)
  }

  /// Returns a Boolean value that indicates whether a value is as before any work: nothing, or `false`.
  private static func isReset(_ value: ArraySlice<Token>) -> Bool {
    [["[", "]"], ["[", ":", "]"], ["nil"], ["false"]].contains(value.map(\.text))
  }

  /// Returns a Boolean value that indicates whether a block has no statement, or its only value is the same for all errors.
  private static func isConstant(_ body: ArraySlice<Token>) -> Bool {
    if body.count == 1, let value = body.first, value.kind == .number || value.kind == .string { return true }
    if body.map(\.text).starts(with: ["("]), body.count == 3 { return body.dropFirst().first?.kind == .string }
    return [
      [], ["(", ")"], ["break"], ["continue"], ["[", "]"], ["[", ":", "]"], ["nil"], ["true"], ["false"], ["-", "1"],
      [".", "none"], [".", "empty"], [".", "failed"], ["Optional", ".", "none"],
    ].contains(body.map(\.text))
  }

  /// The lines of each subscription of a feature whose closure ignores the error, or that has no closure for one.
  fileprivate var ignoredErrors: [Int] {
    let unanswered = words.contains("onSuccess") ? Call.all(named: ["subscribe"], in: code) : []
    return unanswered.filter {
      $0.arguments["onSuccess"] != nil && $0.arguments["onFailure"] == nil && $0.arguments["onError"] == nil
    }.map(\.line)
      + code.indices.filter { index in
        ["onError", "onFailure"].contains(code[index].text)
          && [":{_in}", ":{_}"].contains(code[index...].dropFirst().prefix(5).map(\.text).joined())
      }.map { code[$0].line }
  }

  /// The lines of each `catchAndReturn` of a feature, and of each `catch` of a stream that ends it.
  fileprivate var constantsForErrors: [Int] {
    code.indices.filter { index in
      guard index > 0, code[index - 1].isSymbol(".") else { return false }
      if ["catchAndReturn", "onErrorResumeNext"].contains(code[index].text) { return true }
      guard ["catch", "retry"].contains(code[index].text) else { return false }
      let start = code[index...].prefix(14).map(\.text).joined()
      return start.contains(/^catch\{(_|\w+?|\(_:(any)?Error\))in\.(empty\(|never\(|just\(\[\]\))|^retry\(\)/)
    }.map { code[$0].line }
  }

  /// The lines of each `if case .success` without a branch for the failure, and of each case of the failure that does nothing.
  fileprivate var droppedCases: [Int] {
    guard words.contains("success") || words.contains("failure") else { return [] }
    return code.indices.filter { index in
      guard code[index].isWord("case") else { return false }
      let rest = code[(index + 1)...].prefix(8).map(\.text).joined()
      if rest.contains(/^\.failure(\((let)?_\))?:(break|return\}|return$|\(\))/) { return true }
      guard index > 0, code[index - 1].isWord("if"), rest.hasPrefix(".success"),
        let brace = code[index...].firstIndex(where: { $0.isSymbol("{") }), let end = code.closing(brace),
        !code[index..<brace].contains(where: { $0.isSymbol(",") })
      else { return false }
      let isValue = index > 1 && code[index - 2].isSymbol("=")
      return !isValue && !(end + 1 < code.count && code[end + 1].isWord("else"))
    }.map { code[$0].line }
  }
}
