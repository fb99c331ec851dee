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
      var last = 0
      return code.indices.compactMap { index -> Violation? in
        guard waits.contains(code[index].text), code[index].line != last, !file.functions.contains(code[index].text),
          isWait(index, in: code, isFeature: isFeature), !file.allows("no-blocked-threads", at: code[index].line)
        else { return nil }
        last = code[index].line
        return file.violation(
          code[index].line,
          "`\(code[index].text)` makes a thread wait: use `await`, or subscribe to an Observable, or say why not in "
            + "`// allow(no-blocked-threads): …`.")
      }
    }
  }

  /// The functions of the C library, which are members of nothing.
  private static let functions: Set = [
    "usleep", "nanosleep", "clock_nanosleep", "pthread_join", "pthread_cond_wait", "pthread_cond_timedwait",
    "pthread_mutex_lock", "sem_wait", "sem_timedwait", "waitpid", "sigwait", "flock", "epoll_wait", "sched_yield",
    "getchar", "readLine",
  ]
  private static let waits = functions.union([
    "wait", "toBlocking", "sleep", "sleepForTimeInterval", "waitUntilExit", "waitUntilFinished",
    "waitUntilAllOperationsAreFinished", "NSCondition", "NSConditionLock", "asyncAndWait", "CFRunLoopRun",
    "CFRunLoopRunInMode", "run", "Data", "dispatchMain", "pause", "poll", "select", "sync", "while", "for", "repeat",
    "concurrentPerform", "readDataToEndOfFile",
  ])

  private static func isWait(_ index: Int, in code: [Token], isFeature: Bool) -> Bool {
    if code[index].isWord("repeat") { return code[index...].dropFirst().prefix(2).map(\.text) == ["{", "}"] }
    if code[index].isWord("while") || code[index].isWord("for") { return isBusy(index, in: code) }
    guard code[index].kind == .word, index + 1 < code.count,
      index == 0 || !["func", "case"].contains(code[index - 1].text),
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
        && [")", "timeout", "wallTimeout", "until"].contains(next) && !isAwaited(index, in: code)
    case "run":
      return before == "." && ["until", "mode"].contains(next)
        || before == "." && code[..<index].suffix(6).contains { $0.isWord("RunLoop") && $0.line == code[index].line }
    // The functions of the C library have a pointer, a number or `nil` as the first argument.
    case "poll", "select":
      return before != "." && (next == "&" || next == "nil" || code[index + 2].kind == .number)
    case "Data":
      // A screen or a view model requests data through its feature. Other code reads files.
      return isFeature && next == "contentsOf"
    case "pause": return before != "." && next == ")" && isFeature
    // A queue of the type itself may protect its state.
    case "sync":
      return before == "."
        && code[..<index].suffix(12).contains { $0.isWord("global") && $0.line == code[index].line }
    case "readLine": return before != "." && isFeature
    case "sleep": return before != "." || code[..<(index - 1)].last?.isWord("Thread") == true
    default: return before != "." || !functions.contains(code[index].text)
    }
  }

  /// Returns a Boolean value that indicates whether a loop does nothing but wait: its body is empty, or only yields, or only looks
  /// whether it may end. A loop over elements may look for one of them.
  private static func isBusy(_ index: Int, in code: [Token]) -> Bool {
    guard let open = code[index...].prefix(60).firstIndex(where: { $0.isSymbol("{") }),
      let close = code[open...].prefix(12).firstIndex(where: { $0.isSymbol("}") })
    else { return false }
    let tokens = code[(open + 1)..<close]
    let body = tokens.filter { $0.kind == .word }.map(\.text)
    if code[index].isWord("for") { return body.isEmpty && code[index..<open].contains { $0.isWord("where") } }
    if code[(index + 1)..<open].map(\.text) == ["true"], body.first == "if", body.last == "break" {
      return !tokens.contains { $0.isSymbol("(") } && code[close...].dropFirst().first?.isSymbol("}") == true
    }
    let idle: Set = ["try", "await", "Task", "yield", "Thread", "sched_yield", "continue", "usleep", "sleep", "pause"]
    let condition = code[(index + 1)..<open]
    let isCall = condition.contains { $0.isSymbol("(") } && condition.first?.isSymbol("!") != true
    return body.allSatisfy(idle.contains) && !isCall && !condition.contains { $0.isSymbol("=") }
  }

  private static func isAwaited(_ index: Int, in code: [Token]) -> Bool {
    code[..<index].reversed().prefix { $0.line == code[index].line && !["{", "}", ";"].contains($0.text) }
      .contains { $0.isWord("await") }
  }
}
