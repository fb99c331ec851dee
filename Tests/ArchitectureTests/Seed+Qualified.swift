import Rules

private let login = "Packages/FeatureLogin/Sources/FeatureLogin/Seed.swift"
private let loginScreen = "Packages/FeatureLogin/Sources/FeatureLoginTerminal/Seed.swift"
private let loginTests = "Packages/FeatureLogin/Tests/FeatureLoginTests/Seed.swift"

extension Seed {
  /// Violations behind backticks, module names, generic arguments and inferred types, and beside exceptions for others.
  static let qualified: [Seed] =
    hiddenFiles + hiddenEnds + hiddenThreads + hiddenTasks + hiddenTimes + hiddenCharacters + wrongExceptions

  private static let hiddenFiles =
    spellings(
      .noFilesInScreens, at: login, advice: "take a value, a store or a closure through init",
      [
        "let files = `FileManager`.default", "let files = Foundation.FileManager.default",
        "let bundle = Foundation.Bundle.main", "let stream = Foundation.InputStream(url: url)",
        "import class Foundation.FileManager", "import func Glibc.fopen", "let file = open(path, 0)",
        "let values = try url.promisedItemResourceValues(forKeys: keys)", "let cache = URLCache.shared",
        "let store = NSUbiquitousKeyValueStore.default", "let handle = dlopen(path, 1)", "chmod(path, 0)",
        "let key = secure_getenv(name)",
      ])

  private static let hiddenEnds =
    spellings(
      .noTraps, at: login, advice: "throw a specific error",
      [
        "`fatalError`()", "raise(SIGABRT)", "kill(getpid(), 9)", "quick_exit(1)", "dispatchPrecondition(condition: a)",
        "MainActor.preconditionIsolated()", "let a = Unmanaged<Box>.fromOpaque(b)",
        "NSException(name: name, reason: text).raise()",
      ])
    + spellings(
      .statedInvariants, at: login, advice: "state in `// Invariant: …`",
      [
        "// Invariant\nfinal class Box: @unchecked Sendable {}", "// Invariant:\nnonisolated(unsafe) var count = 0",
        "// No invariant is known.\nnonisolated(unsafe) var count = 0",
      ])
    + spellings(
      .noReexports, at: login, advice: "use `public import`",
      ["@`_exported` import Presentation", "import Reactive\npublic typealias Observable = Reactive.Observable"])
    + spellings(
      .usedImports, at: login, advice: "remove the import",
      ["public import Reactive", "import Reactive\nimport Reactive\nlet rows: Observable<Int>? = nil"])

  private static let hiddenThreads =
    spellings(
      .noBlockedThreads, at: loginScreen, advice: "use `await`",
      [
        "`sleep`(1)", "Foundation.sleep(1)", "operation.waitUntilFinished()",
        "let loop = RunLoop.current\nloop.run(until: end)",
        "while true { if done { break } }", "for _ in 0..<n where !done {}", "getchar()", "let line = readLine()",
        "pthread_mutex_lock(&mutex)", "waitpid(child, nil, 0)", "flock(file, LOCK_EX)",
        "let data = FileHandle.standardInput.readDataToEndOfFile()",
      ])
    + spellings(
      .noWaitForMainThread, at: login, advice: "use `await` and `@MainActor`",
      ["func f() {\n  let q: DispatchQueue = .main\n  q.sync {}\n}", "(DispatchQueue.main).sync {}"])

  private static let hiddenTasks =
    spellings(
      .noUnstructuredTasks, at: login, advice: "use an Observable",
      [
        "`Task` {}", "let make = Task<Void, Never>.init", "Task<Void, any Error>(priority: .low) { await load() }",
        "Task.immediateDetached { await load() }", "Task.startOnMainActor { load() }",
        "let task: Task<Void, Never> = .detached(operation: work)", "func f() { self.task = .init { await load() } }",
        "func f() { tasks.append(.detached { await load() }) }", "queue.async { load() }",
        "RunLoop.main.perform { load() }", "let timer = DispatchSource.makeTimerSource()",
        "DispatchWorkItem { load() }.perform()", "let queue: OperationQueue = .init()",
        "let work = BlockOperation { load() }", "model.perform(load, with: nil, afterDelay: 1)",
      ])

  private static let hiddenTimes =
    spellings(
      .injectedTime, at: login, advice: "take it from a clock",
      [
        "let date = `Date`()", "let clock: any Clock<Duration> = .continuous", "let id: UUID = .init()",
        "let make: () -> Date = { .init() }", "let scheduler = MainScheduler.instance",
        "let rows = typed.observe(on: MainScheduler.instance)", "let ticks = clock()", "let now = localtime(&seconds)",
        "let id = NSUUID().uuidString", "let zone = NSTimeZone.local", "let languages = Locale.preferredLanguages",
        "var hasher = Hasher()", "getrusage(RUSAGE_SELF, &usage)",
      ])
    + spellings(
      .noSleep, at: loginTests, advice: "makes the test wait",
      [
        "try await _Concurrency.Task.sleep(for: time)", "try await Task<Never, Never>.sleep(for: time)",
        "let loop = RunLoop.current\nloop.run(until: end)", "queue.asyncAfter(deadline: time) { finish() }",
        "Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }", "run(clock: .continuous)",
        "select(0, nil, nil, nil, &time)", "while .now < end {}", "pause()",
      ])
    + spellings(
      .noSleep, at: loginScreen, advice: "takes real time", ["try await Task<Never, Never>.sleep(for: time)"])

  private static let hiddenCharacters =
    spellings(
      .noEscapeCodes, at: loginScreen, advice: "use a style",
      [
        "let clear = [27, 0x5B]", "let clear = [UInt8]([27])", "let byte = UTF8.CodeUnit(27)", "let byte: Int8 = 27",
        "let scalar: Unicode.Scalar = .init(27)", "let byte = UInt8(exactly: 27)", "let byte = 27 as UInt8",
        #"let clear = "[2J""#, #"let hide = "[?25l""#, #"let link = "]8;;""#, #"let title = "\u{9D}0;a""#,
        #"let bell = "\u{07}""#, ##"let reset = #"\#u{1B}c"#"##, #"let style = "[\(code)m""#,
      ])

  private static let wrongExceptions =
    spellings(
      .noTraps, at: login, advice: "throw a specific error",
      [
        "abort()\nfatalError()  // allow(no-traps): the closure above never returns",
        "fatalError()  // allow(no-traps): the closure above never returns\nabort()",
        "/// allow(no-traps): the list is never empty\nlet a = try! b()",
        "// Write `// allow(no-traps): the reason` above it.\nlet a = try! b()",
        "// allow(no-traps): ..........\nlet a = try! b()",
        "let a = b {\n  try! c()\n}  // allow(no-traps): the list is never empty",
      ])
}
