import Rules

private let login = "Packages/FeatureLogin/Sources/FeatureLogin/Seed.swift"
private let loginScreen = "Packages/FeatureLogin/Sources/FeatureLoginTerminal/Seed.swift"

extension Seed {
  /// Violations that keep an object or a thread for ever, each in several spellings.
  static let lifetimes: [Seed] =
    all(
      .noSelfInOwnBag, at: login, advice: "capture `[weak self]`",
      [
        (
          "a view model keeps a subscription as a constant",
          inClass(
            "let subscription = rows.subscribe(onNext: { [owner = self] in owner.count = $0 })\n    bag.insert(subscription)"
          )
        ),
        (
          "a view model stores a constant in a property",
          inClass(
            "let next = rows.subscribe { [owner = self] in owner.count = $0 }\n    self.subscription = next")
        ),
        (
          "a view model assigns a property in its initializer",
          inClass(
            "subscription = rows.drive(onNext: { [owner = self] in owner.count = $0 })")
        ),
        (
          "a view model has another name in a subscription",
          inClass("let me = self\n    rows.emit(onNext: { value in me.count = value }).disposed(by: bag)")
        ),
        (
          "a view model has another name in an operator",
          inClass("let owner = self\n    bag.insert(rows.filter { $0 > owner.count }.subscribe())")
        ),
        ("a view model has another name in a task", inClass("let me = self\n    task = Task { await me.load() }")),
        ("a view model appends to a list", inClass("subscriptions.append(rows.subscribe { self.count = $0 })")),
        ("a view model has a list", inClass("subscriptions = [rows.subscribe { self.count = $0 }]")),
        (
          "a view model adds to a list with an operator",
          inClass("subscriptions += [rows.subscribe { [self] in count = $0 }]")
        ),
        ("a view model has a dictionary", inClass("subscriptions[id] = rows.subscribe { self.count = $0 }")),
        ("a view model replaces a disposable", inClass("serial.disposable = rows.subscribe { self.count = $0 }")),
        (
          "a view model has a lazy subscription",
          """
          final class A {
            private lazy var subscription = rows.subscribe(onNext: { self.count = $0 })
          }
          """
        ),
        ("a view model keeps a task", inClass("task = Task { await self.load() }")),
        ("a view model keeps a task that lists it", inClass("self.task = Task { [self] in await load() }")),
        (
          "a view model keeps a task that does not name it",
          inClass("task = Task { for await row in rows { update(row) } }")
        ),
        (
          "a view model keeps a task that sets a property",
          inClass("task = Task { @MainActor in count = await number() }")
        ),
        ("a view model keeps a detached task", inClass("task = Task.detached(priority: .low) { await self.load() }")),
        ("a view model keeps a list of tasks", inClass("tasks.append(Task { await self.load() })")),
        ("a view model keeps a task as a constant", inClass("let next = Task { await self.load() }\n    task = next")),
      ])
    + all(
      .noSharedInstances, at: login, advice: "pass it through init",
      [
        ("a shared instance for each task", inEnum("@TaskLocal static var current = 1")),
        ("a shared instance for each task, without a value", inEnum("@TaskLocal\n  static var session: String?")),
        ("a shared variable that no actor isolates", inEnum("nonisolated(unsafe) static var session: String?")),
        ("a shared variable of the main actor", inEnum("@MainActor static var count = 0")),
        ("a global variable", "nonisolated(unsafe) var session: String? = nil"),
        ("a shared instance from a function", inEnum("static let current = makeSession()")),
        ("a shared instance of a protocol", inEnum("static let current: any SessionProtocol = Live()")),
        ("a shared instance under a common name", inEnum("public static let live: any SessionProtocol = Live()")),
        ("a class variable", "class A {\n  class var current: Int = 1\n}"),
      ])
    + all(
      .noBlockedThreads, at: login, advice: "use `await`",
      [
        ("a semaphore", "let done = DispatchSemaphore(value: 0)\nfunc f() { done.wait() }"),
        ("a semaphore with a time limit", "func f() { _ = done.wait(timeout: .now() + 1) }"),
        ("a group", "let group = DispatchGroup()\nfunc f() { group.wait() }"),
        ("a group with a wall time", "func f() { self.group.wait(wallTimeout: .distantFuture) }"),
        ("a stream that is read at once", "let rows = try stream.toBlocking().first()"),
        ("a thread that sleeps", "Thread.sleep(forTimeInterval: 1)"),
        ("a thread that waits for a condition", "let condition = NSCondition()"),
        ("a thread that waits for a process", "try process.run(); process.waitUntilExit()"),
        ("a thread that waits for a queue", "queue.asyncAndWait { update() }"),
      ])
    + all(
      .noBlockedThreads, at: loginScreen, advice: "use `await`",
      [("a screen that waits", "DispatchGroup().wait()"), ("a screen that sleeps", "usleep(10_000)")])
    + all(
      .noFilesInScreens, at: loginScreen, advice: "move this to the view model",
      [
        ("a screen reads the lines of a file", "for try await line in url.lines { rows.append(line) }"),
        ("a screen reads the lines of a file with its path", "for try await line in URL(filePath: path).lines {}"),
        ("a screen reads the bytes of a file", "for try await byte in url.resourceBytes {}"),
        ("a screen opens a file", "let file = try FileHandle(forReadingFrom: url)"),
        ("a screen reads a file with an initializer", "let text = try String.init(contentsOf: url, encoding: .utf8)"),
        ("a screen reads a file over several lines", "let text = try String(\n  contentsOf: url, encoding: .utf8)"),
        ("a screen asks whether a file is there", "if try url.checkResourceIsReachable() {}"),
      ])
    + all(
      .noFilesInScreens, at: "Packages/FeatureLogin/Sources/FeatureLoginWeb/Seed.swift",
      advice: "move this to the view model",
      [("a page reads a file", "let data = try Data(contentsOf: url)")])

  /// Returns a class whose initializer has a statement.
  private static func inClass(_ statement: String) -> String {
    """
    final class A {
      var count = 0
      init() {
        \(statement)
      }
      func update(_ row: Int) {}
      func load() async {}
    }
    """
  }

  private static func inEnum(_ member: String) -> String { "enum Sessions {\n  \(member)\n}" }
}
