import SourceFiles

extension Rule {
  /// The rule that a file has at most 250 lines, so that it is easy to read. Generated files are exempt, because they
  /// are not read from top to bottom.
  public static let fileLength: Rule = .init(id: "file-length") { tree in
    tree.files.filter(\.isSwift).compactMap { file in
      let comments = file.tokens.filter { $0.kind == .comment }.map(\.text)
      let isGenerated = comments.contains { $0.hasPrefix(" Written by Scripts/") }
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      return lines <= 250 || isGenerated || file.allows("file-length", at: 1)
        ? nil
        : file.violation(
          "The file has \(lines) lines, more than 250: split it, or say why not in `// allow(file-length): …` at its top."
        )
    }
  }

  /// The rule that code does not trap on an error, because input, network, disk and other processes can cause any.
  public static let noTraps: Rule = .init(id: "no-traps") { tree in
    let programs = tree.programs
    return tree.swiftSources.flatMap { file in
      // Libraries may end a program that misuses them. A feature has no such clients.
      let isFeature = file.package?.hasPrefix("Feature") == true && !programs.contains(file.target ?? "")
      let others = [
        ["preconditionFailure", "("], ["precondition", "("], ["assertionFailure", "("], ["assert", "("], ["exit", "("],
        ["_exit", "("], ["abort", "("], [".", "unsafelyUnwrapped"], ["unowned"], ["unsafeBitCast"], ["unsafeDowncast"],
        ["uniqueKeysWithValues", ":"], ["raise", "("], ["kill", "("], ["quick_exit", "("],
        ["dispatchPrecondition", "("], [".", "preconditionIsolated"], [".", "assertIsolated"], ["NSException"],
        ["Unmanaged"],
      ]
      let patterns = [["try!"], ["as!"], ["fatalError", "("]] + (isFeature ? others : [])
      return file.matches(of: patterns, rule: "no-traps") {
        "`\($0)` ends the program: throw a specific error, capture weakly, or say why it cannot happen in `// allow(no-traps): …`."
      }
    }
  }

  /// The rule that libraries print nothing, because output must be sanitized and must not break the screen's layout.
  public static let noPrint: Rule = .init(id: "no-print") { tree in
    let programs = tree.programs
    let libraries = tree.swiftSources.filter {
      ($0.package != nil && !programs.contains($0.target ?? "")) || $0.target == "AppShell"
    }
    let functions = ["print", "debugPrint", "dump", "NSLog", "putchar", "puts"].map { [$0, "("] }
    // A program that draws writes to the terminal itself, but a feature does not.
    let streams =
      ["fputs", "fputc", "fwrite", "fprintf", "printf", "vprintf", "os_log", "syslog"].map { [$0, "("] }
      + ["standardOutput", "standardError"].map { ["FileHandle", ".", $0] }
      + ["STDOUT_FILENO", "STDERR_FILENO", "stdout", "stderr"].map { [$0] }
    return libraries.flatMap { file in
      let isFeature = file.package?.hasPrefix("Feature") == true && !file.isDemo && !file.isTestSupport
      let found = file.matches(of: functions + (isFeature ? streams : []), exemptFrom: "no-print")
      return Dictionary(found.map { ($0.line, $0.name) }, uniquingKeysWith: { first, _ in first }).sorted {
        $0.key < $1.key
      }.map { line, name in
        file.violation(
          line,
          "`\(name)` bypasses TerminalUI: return the text, or draw it, or say why not in "
            + "`// allow(no-print): …`.")
      }
    }
  }

  /// The rule that tests do not sleep: a test that sleeps is slow, and fails when the machine is busy. A feature waits on a
  /// scheduler, so that its tests need not wait.
  public static let noSleep: Rule = .init(id: "no-sleep") { tree in
    let always = [
      ["sleep", "("], ["usleep", "("], ["nanosleep", "("], ["poll", "(", "nil"], ["while", "Date", "("],
      ["RunLoop", ".", "current", ".", "run", "(", ")"], ["RunLoop", ".", "main", ".", "run", "(", ")"],
      [".", "run", "(", "until", ":"], [".", "run", "(", "mode", ":"],
      ["clock_nanosleep", "("], ["pause", "(", ")"], ["select", "(", ",", "nil"], ["while", ".", "now"],
      [".", "asyncAfter", "("], ["Timer", ".", "scheduledTimer"], ["AsyncTimerSequence"],
      [":", ".", "continuous"], ["(", ".", "continuous"], ["=", ".", "continuous"],
    ]
    let known = [
      ["Task", ".", "sleep"], ["Thread", ".", "sleep"], [")", ".", "sleep", "("], [">", ".", "sleep", "("],
    ]
    let programs = tree.programs
    let features = tree.swiftSources.filter {
      $0.package?.hasPrefix("Feature") == true && !programs.contains($0.target ?? "") && !$0.isTestSupport && !$0.isDemo
    }
    let waits = features.flatMap { file in
      file.matches(
        of: [
          ["Task", ".", "sleep"], [">", ".", "sleep", "("], [".", "asyncAfter"], ["Timer", ".", "scheduledTimer"],
          ["Timer", "("],
        ],
        rule: "no-sleep"
      ) {
        "`\($0)` takes real time, also in tests: use `delay`, `timer` or `debounce` with a scheduler."
      }
    }
    return waits
      + tree.swiftTests.flatMap { file in
        // Any clock of a file that names a real one is taken for it.
        let isReal = file.words.contains("ContinuousClock") || file.words.contains("SuspendingClock")
        return file.matches(of: always + (isReal ? [[".", "sleep", "("]] : known), rule: "no-sleep") {
          "`\($0)` makes the test wait: use virtual time, wait for the event itself, or say why not in "
            + "`// allow(no-sleep): …`."
        }
      }
  }

  /// The rule of decision 0002: HTTP through libcurl.
  public static let noURLSession: Rule = .init(id: "no-urlsession") { tree in
    // `ReactiveURLSession` offers `URLSession.rx` to other programs, and `Swift6Client` represents one of them.
    let exempt: Set = ["ReactiveURLSession", "Swift6Client"]
    return tree.swiftSources.filter { !exempt.contains($0.target ?? "") }.flatMap { file in
      file.matches(of: [["URLSession"], ["FoundationNetworking"]], rule: "no-urlsession") {
        "`\($0)` hangs and crashes on Linux when requests are canceled: send an Endpoint through APIClient."
      }
    }
  }

  /// The rule against `Mutex`, which ThreadSanitizer does not recognize: it reports false races in code that a `Mutex`
  /// guards, or misses real ones.
  public static let oneLock: Rule = .init(id: "one-lock") { tree in
    // Reactive's own lock is inlined into the code of clients, and counts held locks.
    tree.swiftSources.filter { $0.target != "Locking" && $0.package != "Reactive" }.flatMap { file in
      file.matches(of: [["Mutex"], ["NSLock"]], rule: "one-lock") {
        "ThreadSanitizer needs one kind of lock: use `Locked` of LockAndDigest instead of `\($0)`."
      }
    }
  }

  /// The rule that each claim that the compiler does not check has its reason next to it.
  public static let statedInvariants: Rule = .init(id: "stated-invariants") { tree in
    tree.swiftSources.flatMap { file in
      file.uncheckedClaims.compactMap { claim, lines in
        let comments = lines.map(file.comment(around:))
        return comments.contains { $0.contains(/(Invariants?( of [^:]+)?|@unchecked Sendable`): \S.{6}/) }
          ? nil
          : file.violation(
            lines[0], "`\(claim)` without its reason: state in `// Invariant: …` beside it what makes it safe.")
      }
    }
  }
}

extension SourceFile {
  /// Each `@unchecked Sendable` and `nonisolated(unsafe)`, with the lines next to which its reason may be.
  fileprivate var uncheckedClaims: [(claim: String, lines: [Int])] {
    guard words.contains("unchecked") || words.contains("unsafe") else { return [] }
    return code.indices.compactMap { index in
      let line = code[index].line
      if code[index].isWord("unchecked"), index > 0, code[index - 1].isSymbol("@") {
        let kinds = ["class", "struct", "enum", "extension"]
        let declaration = code[..<index].last { $0.kind == .word && kinds.contains($0.text) }
        let body = code[index...].first { $0.isSymbol("{") }
        return ("@unchecked Sendable", [line, declaration?.line ?? line, body?.line ?? line])
      }
      if code[index].isWord("unsafe"), index > 1, code[index - 2].isWord("nonisolated") {
        return ("nonisolated(unsafe)", [line])
      }
      return nil
    }
  }
}
