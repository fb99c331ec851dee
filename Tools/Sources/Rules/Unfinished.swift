import SourceFiles

extension Rule {
  /// The rule that no note about unfinished work is left in code, where nobody finds it.
  public static let noNotes: Rule = .init(id: "no-notes") { tree in
    // A literal is parsed where it is evaluated, which is slow for each comment.
    // A todo within a sentence is a thing, not a note.
    let (word, mark, phrase) = (
      /\b(TODOs?|TO DO|TO-DO|FIXME|FIX-ME|HACK|XXX|WIP|TBD|BUG|REVISIT|REVIEWME|OPTIMIZE|KLUDGE|PENDING|TEMP)(?=\b|_)/,
      /(?i)(^[\s\/*!-]*|[.;:!?)] +)(@?to-?do|fix[ \-]?me|tbd|revisit|bug:|hack:|hack around|temp:|pending:|unimplemented|unfinished)(?=\W|$)|\b(todo|fix ?me) *[:(]|\bto do:|^[\s\/*]*(\?\?\?|!!!)/,
      /(?i)\b(has to be|not|not yet) implemented\b|\btemporary (workaround|hack|fix|solution)\b|^[\s\/*]*for now\b|\bremove (me|this later|before (merging|the merge|release|releasing|shipping))\b|\bfix this( later)?[.!]*$|\bthis is a hack\b|\bworkaround until\b|\bshould be removed (when|once|after)\b|\bnot yet supported\b|^[\s\/*]*still missing\b|待办|待实现|稍后|以后再|未完成/
    )
    let promise =
      #/
      (?i)
      \b (clean|tidy) \s (this|it|that) \s up \b | \b needs? \s (a \s)? clean-?up \b
      | \b (fix|change|handle|improve|refactor|remove|do) \s (this|it|that) \s (\w+ \s)? later \b
      | \b remove \s (this|it) \s (once|when|after) \b | ^ [\s\/*]* can \s be \s removed \s (once|when|after) \b
      | \b (should|must|needs \s to) \s be \s (refactored|rewritten|reworked|cleaned \s up) \b
      | \b (hard-?coded|disabled|ignored|skipped|enough|fine|ok|okay|works) \s for \s now \b
      | \b for \s the \s time \s being \b | \b at \s some \s point \b | ^ [\s\/*]* temporarily \b
      | \b not \s done \s yet \b | \b (don't|do \s not|doesn't|does \s not) \s handle \b .* \b yet \b
      | \b (handling|validation|tests?) \s (is|are) \s (still \s)? missing \b
    /#
    // A pattern takes long for each comment, so only those are searched that contain a part of one.
    let parts = [
      "todo", "to do", "fix", "tbd", "bug", "hack", "xxx", "wip", "revisit", "review", "optimize", "kludge",
      "implemented",
      "temp", "for now", "remove", "待", "to-do", "pending", "this is a", "until", "supported", "missing", "unfinished",
      "unimplemented", "clean", "later", "refactored", "rewritten", "reworked", "time being", "at some point",
      "done yet",
      "handle", "???", "!!!", "稍后", "以后再", "未完成",
    ]
    return tree.files.filter(\.isSwift).flatMap { file -> [Violation] in
      let comments = file.tokens.filter { token in
        guard token.kind == .comment else { return false }
        let text = token.text.lowercased()
        guard parts.contains(where: { text.hasBytes(of: $0) }) else { return false }
        return token.text.contains(word) || token.text.contains(mark) || token.text.contains(phrase)
          || token.text.contains(promise)
      }.map(\.line)
      let warnings = file.matches(of: [["#", "warning", "("]], exemptFrom: "no-notes").map(\.line)
      return (comments + warnings).filter { !file.allows("no-notes", at: $0) }.map {
        file.violation($0, "A note about unfinished work: finish it, or file an issue and remove the note.")
      }
    }
  }

  /// The rule that a module does not import others for its clients, which would then depend on them without declaring it.
  public static let noReexports: Rule = .init(id: "no-reexports") { tree in
    tree.files.filter { $0.isSwift && $0.target != nil }.flatMap { file in
      file.matches(of: [["@", "_exported"]], rule: "no-reexports") { _ in
        "`@_exported` hides what a client depends on: use `public import`, and let the client import both."
      }
        + file.renamedImports.filter { !file.allows("no-reexports", at: $0.line) }.map {
          file.violation(
            $0.line, "`\($0.text)` is that of another module, which a client should import: use `public import`.")
        }
    }
  }

  /// The rule that no thread waits for the main thread: on the main thread itself, it would wait for ever.
  public static let noWaitForMainThread: Rule = .init(id: "no-wait-for-main-thread") { tree in
    let queues: Set = ["DispatchQueue", "OperationQueue"]
    return (tree.swiftSources + tree.swiftTests).filter {
      !$0.words.isDisjoint(with: queues) || $0.words.contains("performSelector")
    }
    .flatMap { file -> [Violation] in
      let code = file.code
      func texts(_ index: Int, _ count: Int) -> [String] { code[index...].prefix(count).map(\.text) }
      // The names of properties and parameters that are the main queue.
      let names = Set(
        code.indices.filter { code[$0].isWord("DispatchQueue") && $0 > 1 }.compactMap { index -> String? in
          if code[index - 1].isSymbol(":"), texts(index + 1, 3) == ["=", ".", "main"] { return code[index - 2].text }
          guard code[index - 1].isSymbol("="), texts(index + 1, 2) == [".", "main"] else { return nil }
          return code[..<(index - 1)].reversed().prefix { $0.line == code[index].line }
            .first { $0.kind == .word && $0.text.first?.isLowercase == true }?.text
        })
      return code.indices.compactMap { index -> Violation? in
        let waits: Set = ["sync", "asyncAndWait", "waitUntilAllOperationsAreFinished"]
        let isWait =
          waits.contains(code[index].text) && index > 1 && code[index - 1].isSymbol(".")
          && (code[index - 2].isWord("main") || names.contains(code[index - 2].text)
            || code[index - 2].isSymbol(")") && code[index - 3].isWord("main"))
          || ["waitUntilDone", "waitUntilFinished"].contains(code[index].text) && texts(index + 1, 2) == [":", "true"]
        guard isWait, !file.allows("no-wait-for-main-thread", at: code[index].line) else { return nil }
        let isOnMain = code[..<index].reversed().prefix { $0.line == code[index].line }.contains { $0.isWord("main") }
        if code[index].text == "waitUntilFinished", !isOnMain {
          return file.violation(
            code[index].line,
            "`waitUntilFinished` waits for the operations, for ever if one of them needs the waiting thread: use `await`, or "
              + "subscribe to an Observable.")
        }
        return file.violation(
          code[index].line,
          "`\(code[index].text)` waits for the main thread, for ever on the main thread itself: use `await` and `@MainActor`, "
            + "or observe on `MainScheduler`.")
      }
    }
  }
}

extension SourceFile {
  /// The names of public types that are only another name for the same type of an imported module:
  /// `public typealias Page = Presentation.Page`.
  fileprivate var renamedImports: [Token] {
    guard words.contains("typealias") else { return [] }
    return code.indices.dropFirst().compactMap { index in
      let texts = code[index...].prefix(5).map(\.text)
      let isRenamed =
        texts.count == 5 && texts[0] == "typealias" && code[index - 1].isWord("public") && texts[2] == "="
        && texts[4] == "." && imports.contains { $0.module == texts[3] }
      return isRenamed && code[index...].dropFirst(5).first?.text == texts[1] ? code[index + 1] : nil
    }
  }
}
