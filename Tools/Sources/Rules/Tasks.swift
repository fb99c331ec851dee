import SourceFiles

extension Rule {
  /// The rule that the work of a view model belongs to a subscription, which ends with it: nothing cancels a task, a thread or
  /// a block of a global queue that nobody waits for, and tests cannot control it.
  public static let noUnstructuredTasks: Rule = .init(id: "no-unstructured-tasks") { tree in
    tree.swiftSources.filter {
      $0.package?.hasPrefix("Feature") == true && $0.target == $0.package && !$0.words.isDisjoint(with: starters)
    }.flatMap { file -> [Violation] in
      let code = file.code
      return code.indices.dropLast(2).filter { index in
        isStart(index, in: code) && !file.allows("no-unstructured-tasks", at: code[index].line)
      }.map { index in
        file.violation(
          code[index].line,
          "`\(code[index].text)` starts work that outlives the view model and that tests cannot control: use an Observable, "
            + "`async` functions or a task group, or say why not in `// allow(no-unstructured-tasks): …`.")
      }
    }
  }

  private static let starters: Set = ["Task", "Thread", "DispatchQueue", "OperationQueue", "pthread_create", "global"]

  private static func isStart(_ index: Int, in code: [Token]) -> Bool {
    let next = code[(index + 1)...].prefix(2).map(\.text)
    guard code[index].kind == .word, index == 0 || !["case", "struct", "class"].contains(code[index - 1].text) else {
      return false
    }
    switch code[index].text {
    case "Task":
      return next[0] == "{" || next[0] == "(" || next[0] == "." && ["detached", "init", "immediate"].contains(next[1])
        || next[0] == "<" && code[index...].prefix(12).contains { $0.isSymbol("{") }
    case "Thread": return next[0] == "{" || next[0] == "(" || next[0] == "." && next[1].hasPrefix("detach")
    case "DispatchQueue": return next == [".", "global"] || next == [".", "main"]
    case "OperationQueue": return next[0] == "(" || next == [".", "main"]
    // `let queue: DispatchQueue = .global()`
    case "global": return next[0] == "(" && index > 1 && code[index - 1].isSymbol(".") && code[index - 2].isSymbol("=")
    case "pthread_create": return next[0] == "("
    default: return false
    }
  }
}
