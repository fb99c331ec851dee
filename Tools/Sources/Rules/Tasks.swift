import SourceFiles

extension Rule {
  /// The rule that the work of a feature belongs to a subscription of a view model, which ends with it: nothing cancels a task,
  /// a thread or a block of a queue that nobody waits for, and tests cannot control it.
  public static let noUnstructuredTasks: Rule = .init(id: "no-unstructured-tasks") { tree in
    let programs = tree.programs
    return tree.swiftSources.filter { file in
      file.package?.hasPrefix("Feature") == true && !file.isDemo && !file.isTestSupport
        && !programs.contains(file.target ?? "") && !file.words.isDisjoint(with: starters)
    }.flatMap { file -> [Violation] in
      let code = file.code
      return code.indices.dropLast(2).filter { index in
        isStart(index, in: code) && !file.allows("no-unstructured-tasks", at: code[index].line)
      }.map { index in
        file.violation(
          code[index].line,
          "`\(code[index].text)` starts work that nothing cancels and that tests cannot control: use an Observable of the view "
            + "model, `async` functions or a task group, or say why not in `// allow(no-unstructured-tasks): …`.")
      }
    }
  }

  private static let types: Set = [
    "OperationQueue", "BlockOperation", "DispatchWorkItem", "DispatchSource", "RunLoop",
  ]
  private static let starters = types.union([
    "Task", "Thread", "DispatchQueue", "pthread_create", "global", "async", "afterDelay", "detached",
    "immediateDetached", "init",
  ])

  private static func isStart(_ index: Int, in code: [Token]) -> Bool {
    let next = code[(index + 1)...].prefix(2).map(\.text)
    guard code[index].kind == .word, index == 0 || !["case", "struct", "class", "func"].contains(code[index - 1].text)
    else { return false }
    let isCall = ["{", "("].contains(next[0])
    // `.global()` and `.detached {}` without a type before the dot.
    let isImplicit =
      index > 1 && code[index - 1].isSymbol(".")
      && ["=", "(", ",", ":", "return", "{", "?"].contains(code[index - 2].text)
    switch code[index].text {
    case "Task": return isTask(index, in: code)
    case "Thread": return isCall || next[0] == "." && next[1].hasPrefix("detach")
    case "DispatchQueue":
      return next == [".", "global"] || next == [".", "main"] && !isCalled("sync", after: index, in: code)
    // Other rules say what to do instead of waiting.
    case "RunLoop" where isCalled("run", after: index, in: code): return false
    case let name where types.contains(name): return isCall || next[0] == "." || next == ["=", "."]
    case "global": return next[0] == "(" && isImplicit
    case "detached", "immediateDetached": return isCall && isImplicit
    // `task = .init {}`
    case "init":
      return next[0] == "{" && isImplicit && index > 2 && code[index - 2].isSymbol("=")
        && (code[index - 3].text.lowercased().hasSuffix("task") || code[index - 3].isSymbol(">"))
    case "async":
      return isCall && index > 1 && code[index - 1].isSymbol(".")
        && code[index - 2].text.lowercased().hasSuffix("queue")
    case "afterDelay": return next[0] == ":"
    case "pthread_create": return next[0] == "("
    default: return false
    }
  }

  /// Returns a Boolean value that indicates whether a member of a member is called: `sync` of `DispatchQueue.main.sync`.
  private static func isCalled(_ name: String, after index: Int, in code: [Token]) -> Bool {
    code[index...].dropFirst(3).prefix(2).map(\.text) == [".", name]
  }

  /// Returns a Boolean value that indicates whether a task is created, rather than named as the type of a value.
  private static func isTask(_ index: Int, in code: [Token]) -> Bool {
    var rest = code[(index + 1)...]
    let isGeneric = rest.first?.isSymbol("<") == true
    if isGeneric {
      var depth = 0
      rest = rest.drop { token in
        if token.isSymbol("<") { depth += 1 }
        if token.isSymbol(">") { depth -= 1 }
        return depth > 0
      }.dropFirst()
    }
    let next = rest.prefix(2).map(\.text)
    // A computed property and a function of this type have a body of their own.
    if next.first == "{", isGeneric, index > 0, [":", ">"].contains(code[index - 1].text) { return false }
    let names = ["detached", "init", "immediate", "immediateDetached", "startOnMainActor"]
    return ["{", "("].contains(next.first) || next.first == "." && names.contains(next.last ?? "")
  }
}
