import SourceFiles

extension Rule {
  /// The rule that a thread of the app waits for nothing: the main thread would show nothing, and one of Swift's pool could
  /// wait for work that needs it. Servers, and the packages below the app, have threads of their own.
  public static let noBlockedThreads: Rule = .init(id: "no-blocked-threads") { tree in
    let programs = tree.programs
    let waiting: Set = ["Reactive", "Networking", "Persistence", "DemoServer", "WebApp", "TerminalUI", "LockAndDigest"]
    return tree.swiftSources.filter { file in
      (file.package.map { !waiting.contains($0) } ?? (file.target == "AppShell"))
        && !programs.contains(file.target ?? "") && !file.isTestSupport && !file.words.isDisjoint(with: waits)
    }.flatMap { file -> [Violation] in
      let code = file.code
      let isFeature = file.package?.hasPrefix("Feature") == true && !file.isDemo
      return code.indices.compactMap { index -> Violation? in
        guard waits.contains(code[index].text), isWait(index, in: code, isFeature: isFeature),
          !file.allows("no-blocked-threads", at: code[index].line)
        else { return nil }
        return file.violation(
          code[index].line,
          "`\(code[index].text)` makes a thread wait: use `await`, or subscribe to an Observable, or say why not in "
            + "`// allow(no-blocked-threads): …`.")
      }
    }
  }

  private static let waits: Set = [
    "wait", "toBlocking", "sleep", "usleep", "nanosleep", "sleepForTimeInterval", "pthread_join", "pthread_cond_wait",
    "sem_wait", "waitUntilExit", "waitUntilAllOperationsAreFinished", "NSCondition", "NSConditionLock", "asyncAndWait",
    "CFRunLoopRun", "CFRunLoopRunInMode", "run", "Data",
  ]

  private static func isWait(_ index: Int, in code: [Token], isFeature: Bool) -> Bool {
    guard code[index].kind == .word, index + 1 < code.count, index == 0 || !code[index - 1].isWord("func"),
      code[index + 1].isSymbol("(") || code[index + 1].isSymbol("{")
    else { return false }
    let before = index > 0 ? code[index - 1].text : ""
    let next = code[(index + 2)...].first?.text ?? ""
    switch code[index].text {
    // A case `.wait` is no method, and so has no receiver.
    case "wait":
      let hasReceiver =
        before == "." && index > 1
        && (code[index - 2].kind == .word || [")", "]", "?", "!"].contains(code[index - 2].text))
      return hasReceiver && !code[index - 2].isWord("case") && !code[index - 2].isWord("return")
        && [")", "timeout", "wallTimeout", "until"].contains(next)
    case "run":
      return before == "." && code[..<index].suffix(6).contains { $0.isWord("RunLoop") && $0.line == code[index].line }
    case "Data":
      // A screen or a view model requests data through its feature. Other code reads files.
      return isFeature && next == "contentsOf"
    case "sleep": return before != "." || code[..<(index - 1)].last?.isWord("Thread") == true
    default: return true
    }
  }
}
