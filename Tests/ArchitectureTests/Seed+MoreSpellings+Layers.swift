import Rules

private let login = "Packages/FeatureLogin/Sources/FeatureLogin/Seed.swift"
private let loginScreen = "Packages/FeatureLogin/Sources/FeatureLoginTerminal/Seed.swift"
private let loginPage = "Packages/FeatureLogin/Sources/FeatureLoginWeb/Seed.swift"

extension Seed {
  private static let fileAccesses = [
    "let files = FileManager.default", "let file = FileHandle(forReadingAtPath: path)",
    "let stream = InputStream(url: url)", "let stream = OutputStream(toFileAtPath: path, append: true)",
    #"let url = Bundle.main.url(forResource: "words", withExtension: "txt")"#, #"let file = fopen(path, "r")"#,
    "let file = open(path, O_RDONLY)", "if stat(path, &info) == 0 {}", "if access(path, R_OK) == 0 {}",
    "let text = try String(contentsOfFile: path, encoding: .utf8)", "let data: Data = try .init(contentsOf: url)",
    "let data = try Data(contentsOf: url)", "try Data(text.utf8).write(to: url)",
    "let lines = url.lines", "let folder = URL.documentsDirectory", "let folder: URL = .temporaryDirectory",
    "let home = NSHomeDirectory()", #"let isNew = UserDefaults.standard.bool(forKey: "new")"#,
    #"@AppStorage("new") var isNew = true"#,
  ]
  private static let environment = [
    #"let home = getenv("HOME")"#, #"setenv("LANG", "en", 1)"#, "let names = CommandLine.arguments",
    "let info = ProcessInfo.processInfo", "let info = ProcessInfo()",
  ]

  static let files =
    spellings(.noFilesInScreens, at: login, advice: "accesses files in a view model's module", fileAccesses)
    + spellings(.noFilesInScreens, at: loginScreen, advice: "move this to the view model's module", fileAccesses)
    + spellings(.noFilesInScreens, at: login, advice: "a closure through init", environment)
    + spellings(.noFilesInScreens, at: loginScreen, advice: "reads the environment of the process", environment)
    + spellings(.noFilesInScreens, at: loginPage, advice: "reads the environment of the process", environment)

  static let secrets =
    spellings(
      .noRevealedSecrets, at: login, advice: "give it to a header or to the body of a request",
      [
        #"let text = "token \(token.reveal())""#, #"let url = URL(string: "https://a.example/\(key.reveal())")"#,
        #"let path = "/rows/\(code.reveal())/1""#, "func f() { let text = key.reveal(); show(\"Your key: \\(text)\") }",
        "let text = String(describing: key.reveal())", #"let line = "key=" + key.reveal()"#,
        #"throw Failure("No row for \(key.reveal())")"#, "let url = base.appending(path: key.reveal())",
        "let text = key.reveal() + name", #"let item = URLQueryItem(name: "q", value: key.reveal())"#,
        "func f() { let text = key.reveal(); components.query = text }", "state.accept(key.reveal())",
        #"let rows = Endpoint(.get, "/rows", query: ["q": key.reveal()])"#,
      ])
    + [
      loginScreen, loginPage, "Packages/FeatureLogin/Sources/FeatureLoginModule/Seed.swift",
      "Packages/Presentation/Sources/Presentation/Seed.swift", "Apps/cli/Sources/AppShell/Seed.swift",
    ].flatMap { path in
      spellings(.noRevealedSecrets, at: path, advice: "pass the `Secret` itself on", ["let text = key.reveal()"])
    }
    + spellings(
      .noRevealedSecrets, at: login, advice: "read it from a setting or the secret store",
      [
        #"let password = "hunter22""#, #"let apiKey = "a1b2c3d4e5""#, #"static let token: String = "a1b2c3d4e5""#,
        #"let secret = Secret("a1b2c3d4e5")"#, #"let login = Login(name: name, password: "hunter22")"#,
        #"let accessToken: String? = "a1b2c3d4e5""#, #"client.apiKey = "a1b2c3d4e5""#,
        #"self.token = AccessToken("a1b2c3d4e5")"#,
      ])
    + spellings(
      .noRevealedSecrets, at: login, advice: "set the token of an `AccessToken`",
      [#"request.headers["Authorization"] = "Bearer \(text)""#, #"let header = "Bearer " + text"#])
    + spellings(
      .noSecretsInLogs, at: login, advice: "would reach the log",
      [
        #"logger.info("Sent", metadata: ["authorization": .string(header)])"#,
        #"logger.info("Sent", metadata: ["token": "\(value)"])"#, #"logger.info("\(key.reveal())")"#,
        "func f() { let text = key.reveal()\n  logger.info(\"\\(text)\") }", "fputs(key.reveal(), stderr)",
        "FileHandle.standardOutput.write(Data(key.reveal().utf8))",
      ])
    + spellings(
      .noSecretsInURLs, at: login, advice: "send it in a header or in the body",
      [#"let path = "/users/\(password)/rows""#, #"let url = URL(string: "https://a.example/\(accessToken)")"#])
    + spellings(
      .noSecretsInURLs, at: login, advice: "leave it out",
      ["func f() throws { throw Failure(key.reveal()) }"])

  static let ends =
    spellings(
      .noTraps, at: login, advice: "throw a specific error",
      [
        #"Swift.fatalError("x")"#, #"Swift.preconditionFailure("x")"#, "Foundation.exit(1)", #"assertionFailure("x")"#,
        "precondition(isReady)", "let all = Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0) })",
        "let number = unsafeBitCast(text, to: Int.self)",
      ])
    + spellings(
      .noPrint, at: login, advice: "return the text",
      [
        #"Swift.print("x")"#, #"fputs("x", stderr)"#, #"puts("x")"#, "fwrite(bytes, 1, 1, stdout)",
        #"os_log("x")"#, "FileHandle.standardError.write(data)", "Foundation.NSLog(text)",
      ])
    + spellings(
      .noUncheckedIndexes, at: login, advice: "check `count` before",
      [
        "let row = rows[rows.count - 1]", "let row = rows.removeFirst()", "stack.removeLast()",
        "let row = rows.remove(at: 0)", "let row = rows[rows.endIndex - 1]", "let first = text[text.startIndex]",
        "let last = text[text.index(before: text.endIndex)]",
        "let titles = [a, b]\nlet title = titles[2]",
      ])

  static let waits =
    spellings(
      .noBlockedThreads, at: login, advice: "use `await`",
      [
        "while !isDone {}", "while isRunning { sched_yield() }", "while !isDone { await Task.yield() }",
        "DispatchQueue.global().sync { update() }", "DispatchQueue.global(qos: .utility).sync(execute: work)",
        "func f() -> Never { dispatchMain() }", "poll(&descriptors, 1, -1)", "poll(nil, 0, 100)",
        "repeat {} while !isDone", "DispatchQueue.concurrentPerform(iterations: 3) { _ in }",
      ])
    + spellings(
      .noUnstructuredTasks, at: login, advice: "use an Observable",
      [
        "Task { await load() }", "Task.detached { await load() }", "let task = Task<Void, Never> { await load() }",
        "Task(priority: .low) { await load() }", "let thread = Thread { load() }", "Thread.detachNewThread { load() }",
        "DispatchQueue.global().async { load() }", "DispatchQueue.main.async { load() }",
        "let queue = OperationQueue()", "let queue: DispatchQueue = .global()",
      ])
    + spellings(
      .noEscapeCodes, at: login, advice: "use a style",
      [#"let red = "\(escape)[1;31mred""#, "let key = Key(byte: 0x1B)"])
}
