import Rules
import SourceFiles
import Testing

/// Code that resembles violations in qualified names, and comments that allow violations.
@Suite struct QualifiedExceptionTests {
  private static let viewModel = "Packages/FeatureLogin/Sources/FeatureLogin/Sample.swift"
  private static let screen = "Packages/FeatureLogin/Sources/FeatureLoginTerminal/Sample.swift"

  private func violations(_ rule: Rule, _ text: String, at path: String = viewModel) -> [Violation] {
    rule.violations(SourceTree([path: text]))
  }

  @Test(arguments: [
    "row.write(to: &output)", "func unlink(_ name: String) {}\nfunc f() { unlink(name) }", "links.symlink(to: row)",
    "Poll().mkdir(name)", "enum Step { case chdir(String), next }", #"let step = Step.chdir("a")"#, "menu.open(row, 0)",
  ])
  func `A type may have functions and cases with the names of the C library`(text: String) {
    #expect(violations(.noFilesInScreens, text) == [])
  }

  @Test(arguments: [
    "func select(_ index: Int) {}\nfunc f() { select(0) }", "func poll(_ index: Int) {}\nfunc f() { poll(0) }",
    "func pause() {}\nfunc f() { pause() }", "func sleep(_ days: Int) {}\nfunc f() { sleep(3) }", "door.flock(birds)",
    "for row in rows where row.isNew { show(row) }", "while true { if let row = next() { show(row) } else { break } }",
  ])
  func `A type may have functions with the names of those that wait`(text: String) {
    #expect(violations(.noBlockedThreads, text, at: Self.screen) == [])
  }

  @Test(arguments: [
    "private var task: Task<Void, Never>?\nfunc stop() { task?.cancel() }", "var task: Task<Void, Never> { work.task }",
    "func start() -> Task<Int, any Error> { work.task }", "try await Task<Never, Never>.sleep(for: time)",
    "let row = Row.detached", "func f(queue: OperationQueue) {}", "let rows = source.async(on: scheduler)",
  ])
  func `A view model may name a task that others start`(text: String) {
    #expect(violations(.noUnstructuredTasks, text) == [])
  }

  @Test(arguments: [
    "let columns = 0x1B", "let width: UInt8 = 27", "let sizes = [27, 91]", "let color = 0x1B",
    "let maximumWidth: UInt8 = 27", "show(width: 0x1B)", #"let text = "[mail]""#, #"let note = "see [2]""#,
  ])
  func `A measure and a color may be any number`(text: String) {
    #expect(violations(.noEscapeCodes, text) == [])
  }

  @Test(arguments: [
    "// allow(no-traps): the list is never empty\nlet a = try! b()",
    "// allow(no-traps): the list is never empty\n// The first is the newest.\nlet a = try! b()",
    "// allow(no-traps): the list is never empty\n@Sendable @inline(never)\nlet a = try! b()",
    "let a = max(\n  try! b(),\n  1)  // allow(no-traps): the list is never empty",
    "let a = [\n  try! b()\n]  // allow(no-traps): the list is never empty",
    "f(\"a\", /* allow(no-traps): the list is never empty */ try! b())",
  ])
  func `A comment allows the next line of code, or the line or the call that it ends`(text: String) {
    #expect(violations(.noTraps, text) == [])
    #expect(violations(.usedExceptions, text) == [])
  }

  @Test func `A comment allows the empty block that contains it`() {
    let text = "do { try f() } catch {\n  // allow(no-dropped-errors): the next request reports it\n}"
    #expect(violations(.noDroppedErrors, text) == [])
    #expect(violations(.usedExceptions, text) == [])
  }

  @Test func `A violation names its rule`() {
    let found = violations(.noTraps, "let a = 1\nlet b: Int = Swift.fatalError()").map(\.description)
    #expect(found.count == 1 && found[0].hasPrefix("\(Self.viewModel):2: [no-traps] `fatalError` ends"), "\(found)")
  }

  @Test func `A message quotes code as words without brackets`() throws {
    let tests = "Packages/FeatureLogin/Tests/FeatureLoginTests/SampleTests.swift"
    let found = try #require(violations(.noSleep, "while Date() < end {}", at: tests).first)
    #expect(found.message.hasPrefix("`while Date` makes the test wait"))
  }

  @Test func `A test may call the function of a value that is named sleep`() {
    let tests = "Packages/FeatureLogin/Tests/FeatureLoginTests/SampleTests.swift"
    #expect(violations(.noSleep, "cat.sleep(1)\nThread.sleep(2)", at: tests).map(\.line) == [2])
  }
}
