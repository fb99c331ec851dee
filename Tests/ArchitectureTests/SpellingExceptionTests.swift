import Rules
import SourceFiles
import Testing

/// Code that the rules must allow although it resembles violations in more spellings.
@Suite struct SpellingExceptionTests {
  private static let viewModel = "Packages/FeatureLogin/Sources/FeatureLogin/Sample.swift"
  private static let screen = "Packages/FeatureLogin/Sources/FeatureLoginTerminal/Sample.swift"

  private func violations(_ rule: Rule, _ text: String, at path: String = viewModel) -> [Violation] {
    rule.violations(SourceTree([path: text]))
  }

  @Test(arguments: [
    "func f(other: DisposeBag) { typed.subscribe(onNext: { self.show($0) }).disposed(by: other) }",
    "func f(in other: DisposeBag) { typed.map(show).subscribe().disposed(by: other) }",
    "func f() { typed.map { [weak self] in self?.show($0) }.subscribe().disposed(by: bag) }",
    "func f() { typed.map(Self.text).subscribe().disposed(by: bag) }",
    "func f() { typed.bind(to: state).disposed(by: bag) }",
    "func f(show: Driver<Int>) { typed.merge(show).drive().disposed(by: bag) }",
    "func f() { let show = 1\n    typed.delay(show).drive().disposed(by: bag) }",
    "func f() { let next = show(1)\n    typed.drive(next).disposed(by: bag) }",
    "func f() { rows.map(show).forEach { print($0) } }",
    "func f() { list.onOpen = { [weak self] _ in self?.show(1) } }",
    "func f() { list.onOpen = { [model] in model.open($0) } }",
    "func f() { let other = List()\n    other.onOpen = { self.show($0) } }",
    "lazy var state = { self.show(1) }()", "lazy var handler = { [weak self] in self?.show(1) }",
    "func f() { let handler = { [weak self] in self?.show($0) }\n    typed.subscribe(onNext: handler).disposed(by: bag) }",
  ])
  func `An object may not retain itself, or be retained by what it does not store`(member: String) {
    let text = """
      final class SearchModel {
        let bag = DisposeBag()
        let list = List()
        func show(_ number: Int) {}
        static func text(_ number: Int) -> String { "" }
        \(member)
      }
      """
    #expect(violations(.noSelfInOwnBag, text) == [])
  }

  @Test(arguments: [
    "let now = dependencies.clock.now", "let now = self.clock.now", "let now = context.now()",
    "init(now: @escaping () -> Date = { Date() }) {}", "init(now: @escaping () -> Date = Date.init) {}",
    "func f(zone: TimeZone = .current, date: Date = .init()) {}",
    "init(makeID: () -> UUID = { UUID() }, zone: TimeZone = .current) {}", "rows.map(Date.init(seconds:))",
    "let id = UUID(uuidString: text)", "let date = Date(timeIntervalSinceReferenceDate: 0)", "case .now: start()",
    "let index = Int.random(in: f(0)..<6, using: &generator)", "let zone = TimeZone(identifier: name)",
    "func date(in zone: TimeZone) -> String { text }", "let time = time(of: row)", "func shuffled() -> Rows { self }",
    "let seconds = date.timeIntervalSinceReferenceDate",
  ])
  func `Time and chance may come from a dependency or the default of a parameter`(text: String) {
    #expect(violations(.injectedTime, text) == [])
  }

  @Test func `A screen may ask where the user is`() {
    #expect(violations(.injectedTime, "let zone = TimeZone.current", at: Self.screen) == [])
  }

  @Test(arguments: [
    #"logger.debug("\(tokens) words")"#, #"logger.debug("\(cancellationToken)")"#, #"logger.debug("drawn the rows")"#,
    #"logger.info("Sent", metadata: ["authorization": "present"])"#,
    #"logger.info("Sent", metadata: ["rows": "\(n)"])"#,
  ])
  func `A log may have a count of tokens and the token of an operation`(text: String) {
    #expect(Rule.all.flatMap { violations($0, text, at: Self.screen) }.filter { $0.message.contains("log") } == [])
    #expect(violations(.noSecretsInLogs, text) == [])
  }

  @Test(arguments: [
    "authentication.token = AccessToken(key.reveal())", #"let item = Item(name: "github-token")"#,
    #"case token = "user_token""#, #"let form = Form(name: "", password: "")"#, #"let tokenName = "a1b2c3""#,
    #"let title = Text(password: "Your password")"#, #"let token = "\(a)""#, "let data = Data(key.reveal().utf8)",
    "scroll.reveal(row)", #"let title = "Bearer of the ring""#, "if token.reveal().isEmpty {}",
  ])
  func `A view model's module may reveal a secret to send it, and name one`(text: String) {
    #expect(violations(.noRevealedSecrets, text) == [])
  }

  @Test(arguments: [
    "let url = URL(filePath: path)", "rows.append(contentsOf: more)", "for line in text.lines {}", "case open, closed",
    "let access = account.access(to: row)", "store.write(rows)", "open(row)",
    "// allow(no-files-in-screens): the file is the subject of this type\nlet files = FileManager.default",
  ])
  func `A view model may name a file and a store`(text: String) {
    #expect(violations(.noFilesInScreens, text) == [])
  }

  @Test(arguments: [
    "let d: [Int: String] = all\nlet a = d[0]", "func f(d: [Int: String]) { show(d[0]) }", #"let b = d[1] ?? """#,
    "let d = [1: a, 2: b]\nlet c = d[1]", "var counts = [0, 0]\ncounts[0] = 1", "let titles = [a, b]\nshow(titles[0])",
    "if let a = d[0] {}", "guard let a = rows[0] else { return }",
    "if rows.last?.isEmpty == true { rows.removeLast() }",
    "while rows.count > 3 { rows.removeFirst() }", "if !rows.isEmpty { show(rows[rows.count - 1]) }",
    "rows.removeFirst(n)", "let rest = text[text.startIndex...]", "rows.remove(at: index)",
    "while let last = rows.last { rows.removeLast() }",
  ])
  func `A dictionary has no positions, and a literal array has its elements`(text: String) {
    #expect(violations(.noUncheckedIndexes, text) == [])
  }

  @Test(arguments: [
    "await gate.wait()", "let value = try await gate.wait()", "while let row = next() {}", "while i < 3 { i += 1 }",
    "while advance() {}", "queue.sync { value }", "case .poll(let poll): show(poll)", "draft.poll(id)", "poll(draft)",
  ])
  func `A task may wait, and a loop may work`(text: String) {
    #expect(violations(.noBlockedThreads, text) == [])
  }

  @Test(arguments: [
    "if Task.isCancelled {}", "try Task.checkCancellation()", "group.addTask { await load() }",
    #"let queue = DispatchQueue(label: "rows")"#, "case thread(Thread.ID)", "func start() -> any TransportTask {}",
  ])
  func `A view model may ask about its task, and use a task group`(text: String) {
    #expect(violations(.noUnstructuredTasks, text) == [])
  }

  @Test(arguments: [#"let text = "[1m]""#, "let rect = Rect(row: 27, column: 0x1B)", #"let text = "[30m] left""#])
  func `A duration in brackets and a position are no escape sequences`(text: String) {
    #expect(violations(.noEscapeCodes, text) == [])
  }

  @Test(arguments: ["page.print(x)", "printer.Swift.print(x)", "let a = swift.fatalError()"])
  func `A method of another object may have the name of a function that is not allowed`(text: String) {
    #expect(violations(.noPrint, text) == [])
    #expect(violations(.noTraps, text) == [])
  }
}
