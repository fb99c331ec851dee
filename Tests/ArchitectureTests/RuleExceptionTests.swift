import Rules
import SourceFiles
import Testing

/// Code that the rules must allow.
@Suite
struct RuleExceptionTests {
  private static let library = "Packages/Networking/Sources/Networking/Sample.swift"

  private func violations(_ rule: Rule, _ text: String, at path: String = library) -> [Violation] {
    rule.violations(SourceTree([path: text]))
  }

  @Test
  func `A rule allows a trap if a comment next to it or above its attributes explains why the trap cannot happen`() {
    #expect(violations(.noTraps, "fatalError() // allow(no-traps): the closure above never returns").isEmpty)
    #expect(violations(.noTraps, "// allow(no-traps): a literal, tested\n@inline(never)\nlet a = try! b()").isEmpty)
    #expect(violations(.noTraps, "// allow(no-print): not this rule\nlet a = try! b()").count == 1)
    #expect(violations(.noTraps, "// allow(no-traps): too far away\n\nlet a = try! b()").count == 1)
  }

  @Test func `A rule limits files to 250 lines, except generated files and files that state a reason`() {
    let long = String(repeating: "let a = 1\n", count: 300)
    #expect(violations(.fileLength, String(repeating: "let a = 1\n", count: 250)).isEmpty)
    #expect(violations(.fileLength, long).count == 1)
    #expect(violations(.fileLength, "// allow(file-length): a table of all words\n" + long).isEmpty)
    #expect(violations(.fileLength, "// Written by Scripts/words from a table.\n" + long).isEmpty)
  }

  @Test
  func `A rule allows the names of forbidden functions in comments, in strings and as members of another type`() {
    let text = """
      // try! as! fatalError( print(
      let a = "try! print(1) fatalError()"
      let b = try !isEmpty()
      page.print(x)
      func print(_ x: Int) {}
      """
    #expect(violations(.noTraps, text).isEmpty)
    #expect(violations(.noPrint, text).isEmpty)
  }

  @Test
  func `A rule allows a demo, which is a separate program, to print and to import test support`() {
    let tree = SourceTree([
      "Packages/FeatureLogin/Package.swift": ".executableTarget(name: \"login-demo\", dependencies: [])",
      "Packages/FeatureLogin/Sources/login-demo/Main.swift": "import NetworkingTest\nprint(1)",
      "Packages/Networking/Sources/NetworkingTest/Stub.swift": "",
    ])
    #expect(Rule.noPrint.violations(tree).isEmpty)
    #expect(Rule.testSupport.violations(tree).isEmpty)
  }

  @Test
  func `A rule allows an unchecked Sendable or unsafe isolation if a comment next to it states the invariant`() {
    let text = """
      /// A box.
      // Invariant: `value` is only touched under `lock`.
      @frozen
      public struct Box<Element>:
        Sequence, @unchecked Sendable
      {}
      nonisolated(unsafe) let a = b()  // Invariant: written once, before the first thread starts.
      """
    #expect(violations(.statedInvariants, text).isEmpty)
  }

  @Test
  func `A rule allows a test to sleep on a virtual clock, which does not wait`() {
    let tests = "Packages/Networking/Tests/NetworkingTests/SampleTests.swift"
    #expect(violations(.noSleep, "try await clock.sleep(for: .seconds(1))", at: tests).isEmpty)
  }

  @Test
  func `A rule allows Rx's error and debug, which are not log levels`() {
    #expect(violations(.noSecretsInLogs, "Single.error(badToken); stream.debug(tokenName: token)").isEmpty)
  }

  @Test
  func `A rule allows an import of a system module or of a declared dependency, and an import in a string`() {
    let manifest = """
      .target(name: "Networking", dependencies: ["Reactive", .product(name: "Logging", package: "swift-log")])
      """
    let tree = SourceTree([
      "Packages/Networking/Package.swift": manifest,
      Self.library: "import Foundation\nimport Reactive\nimport Logging\nlet a = \"\"\"\nimport GRDB\n\"\"\"",
    ])
    #expect(Rule.declaredDependencies.violations(tree).isEmpty)
  }

  private static let screen = "Packages/FeatureLogin/Sources/FeatureLoginTerminal/Sample.swift"
  private static let viewModel = "Packages/FeatureLogin/Sources/FeatureLogin/LoginViewModel.swift"
  private static let tests = "Packages/FeatureLogin/Tests/FeatureLoginTests/SampleTests.swift"

  @Test
  func `A rule allows a screen to append the contents of an array, and to read the standard input`() {
    let text = "rows.append(contentsOf: more)\nlet text = FileHandle.standardInput.readDataToEndOfFile()"
    #expect(violations(.noFilesInScreens, text, at: Self.screen).isEmpty)
  }

  @Test(arguments: [
    "rows.subscribe(onNext: { [weak self] in self?.count = $0 }).disposed(by: bag)",
    "rows.subscribe(onNext: { [unowned self] in count = $0 }).disposed(by: bag)",
    "rows.subscribe(onNext: { [count = self.count] in count.accept($0) }).disposed(by: bag)",
    "rows.map(\\.self).subscribe(onNext: { rows.accept($0) }).disposed(by: bag)",
    "rows.bind(to: self.relay).disposed(by: bag)",
    "let other = { self.count }\nrows.subscribe(onNext: count.accept).disposed(by: bag)",
    "_ = rows.subscribe(onNext: { [self] in count = $0 })",
  ])
  func `A rule allows a subscription that does not retain the object that stores it`(statement: String) {
    let text = "final class A {\n  init() {\n    \(statement)\n  }\n}"
    #expect(violations(.noSelfInOwnBag, text, at: Self.viewModel).isEmpty)
  }

  @Test(arguments: [
    "static let table = Table<Row>(\"rows\")", "static var new: Session { Session() }", "let session = Session()",
    "static var current: Session { Session() }", "static let main = Word(\"main\")",
    "static let text = LocalizedText(en: \"a\", zhHans: \"b\")",
  ])
  func `A rule allows static values, properties of an instance, and static properties that create an object`(
    line: String
  ) {
    let text = "final class Session {}\nstruct A {\n  \(line)\n}"
    #expect(violations(.noSharedInstances, text, at: Self.viewModel).isEmpty)
  }

  @Test(arguments: [
    "log.info(\"Has a token: \\(token != nil)\")", "log.debug(\"\\(tokenCount) tokens\")", "logIn(password: password)",
    "logger.info(\"Received \\(cookies.count) cookies\")", "Single.error(badToken)", "catalog.write(token)",
  ])
  func `A rule allows a log to say that a secret is present, and functions that are no logs`(line: String) {
    #expect(violations(.noSecretsInLogs, line, at: Self.viewModel).isEmpty)
  }

  @Test(arguments: [
    "let name = \"login.submit\"", "let title = LocalizedText(en: \"Log in\", zhHans: \"登录\")",
    "let format = EnvelopeFormat(code: \"errorCode\", message: \"errorMsg\")", "let query = \"SELECT title FROM rows\"",
    "if message.contains(\"rate limit\") {}",
  ])
  func `A rule allows a view model to have names, queries and localized texts`(line: String) {
    #expect(violations(.localizedTexts, line, at: Self.viewModel).isEmpty)
  }

  @Test(arguments: [
    "let url = URL(string: \"https://example.com/post\")", "let line = \"tessera: failed\"",
    "if text.contains(\"://\") {}",
  ])
  func `A rule allows the URLs of web pages, and the name of the program`(line: String) {
    #expect(violations(.routeKeys, line, at: Self.screen).isEmpty)
  }

  @Test(arguments: ["let days = [27, 28]", "let size = 155", "let text = \"[3] more\"", "let list = \"array[0]\""])
  func `A rule allows numbers and brackets that are no escape sequences`(line: String) {
    #expect(violations(.noEscapeCodes, line, at: Self.viewModel).isEmpty)
  }

  @Test(arguments: [
    "@Test func a() { #expect(b) }", "@Test func a() throws { _ = try #require(b) }",
    "@Test func a() { Issue.record() }",
    "func verify(_ a: Int) { #expect(a == 1) }\n@Test func a() { verify(1) }",
    "@Test func a() async { await confirmation { $0() } }", "@Test(.disabled(if: isBusy)) func a() { #expect(b) }",
    "@Test(.enabled(if: canOpenSockets)) func a() { #expect(b) }",
  ])
  func `A rule allows a test that states what it expects, directly or in a function, and a test with a condition`(
    text: String
  ) {
    #expect(violations(.testExpectations, text, at: Self.tests).isEmpty)
    #expect(violations(.noDisabledTests, text, at: Self.tests).isEmpty)
  }

  @Test(arguments: [
    "task = Task { [weak self] in await self?.load() }", "task = Task { [rows] in await rows.load() }",
    "Task { await self.load() }", "let task = Task { await self.load() }\n    await task.value",
    "let subscription = rows.subscribe { self.count = $0 }\n    subscription.dispose()",
  ])
  func `A rule allows a task or subscription that the object does not store, or that does not retain it`(
    statement: String
  ) {
    let text = "final class A {\n  init() {\n    \(statement)\n  }\n}"
    #expect(violations(.noSelfInOwnBag, text, at: Self.viewModel).isEmpty)
  }

  @Test(arguments: [
    "let name = try? container.decode(String.self, forKey: .name)",
    "guard let a = try? container.resolve(A.self) else {}",
    "do { try send() } catch is CancellationError {}", "do { try send() } catch { show(error) }",
    "// allow(no-dropped-errors): the next request reports it\ntry? store.trim()",
  ])
  func `A rule allows an optional part of a response, and to ignore one error`(line: String) {
    #expect(violations(.noDroppedErrors, line, at: Self.viewModel).isEmpty)
  }

  @Test(arguments: [
    "init(clock: any SchedulerType = MainScheduler.instance) {}", "let age = Date(timeIntervalSince1970: 0)",
    "let index = Int.random(in: 0..<6, using: &generator)", "rows.delay(.seconds(1), scheduler: dependencies.clock)",
  ])
  func `A rule allows defaults of parameters, and time and chance that are passed in`(line: String) {
    #expect(violations(.injectedTime, line, at: Self.viewModel).isEmpty)
  }

  @Test(arguments: [
    "self = .wait(seconds)", "case .wait(let delay): delay", "return .wait(60)", "await terminal.wait { $0.isIdle }",
    "try await Task.sleep(for: delay)",
  ])
  func `A rule allows cases and functions that wait for nothing`(line: String) {
    #expect(violations(.noBlockedThreads, line, at: Self.screen).isEmpty)
  }

  @Test(arguments: [
    "LocalizedText(en: \"#\\(tag)\", zhHans: \"#\\(tag)\")",
    "LocalizedText(en: \"Twitter API\", zhHans: \"Twitter API\")",
    "LocalizedText(en: \"Log in\", zhHans: \"登录\")", "LocalizedText(en: \"\", zhHans: \"\")",
    "LocalizedText(en: name, zhHans: name)", "LocalizedText(en: \"Login\", zhHans: \"Login\")",
  ])
  func `A rule allows names, symbols and values that are the same in every language`(line: String) {
    #expect(violations(.translatedTexts, line, at: Self.screen).isEmpty)
  }

  @Test func `A rule allows the data of a feature's part of the demo server to be in one language`() {
    let demo = "Packages/FeatureLogin/Sources/FeatureLoginDemo/Sample.swift"
    #expect(violations(.localizedTexts, "let title = \"Good morning\"", at: demo).isEmpty)
    #expect(violations(.localizedTexts, "let title = \"Good morning\"", at: Self.viewModel).count == 1)
  }

  @Test func `A rule allows an import of which a file uses an extension, a case or the module's name`() {
    let tree = SourceTree([
      Self.library: "public struct Request {}\nextension String { public var requestLine: String { self } }",
      "Packages/FeatureLogin/Sources/FeatureLogin/A.swift": "import Networking\nlet a = name.requestLine",
      "Packages/FeatureLogin/Sources/FeatureLogin/B.swift": "import Networking\nlet a = Networking.self",
      "Packages/FeatureLogin/Sources/FeatureLogin/C.swift": "import Networking\nlet a = name",
    ])
    #expect(Rule.usedImports.violations(tree).map(\.path) == ["Packages/FeatureLogin/Sources/FeatureLogin/C.swift"])
  }

  @Test
  func `A rule allows a test that calls a function of its target or of a module for tests, which expects something`() {
    let tree = SourceTree([
      "Packages/Networking/Sources/NetworkingTest/Check.swift": "public func verify() { #expect(a) }",
      "Packages/FeatureLogin/Tests/FeatureLoginTests/Bench.swift": "struct Bench { func see() { #expect(a) } }",
      Self.tests: "@Test func a() { verify() }\n@Test func b() { Bench().see() }",
    ])
    #expect(Rule.testExpectations.violations(tree).isEmpty)
  }
}
