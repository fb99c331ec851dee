import Rules
import SourceFiles
import Testing

/// Code that looks like a violation in another spelling, and that the rules must allow.
@Suite struct OtherSpellingTests {
  private let viewModel = "Packages/FeatureLogin/Sources/FeatureLogin/Sample.swift"
  private let screen = "Packages/FeatureLogin/Sources/FeatureLoginTerminal/Sample.swift"
  private let tests = "Packages/FeatureLogin/Tests/FeatureLoginTests/SampleTests.swift"

  private func violations(_ rule: Rule, _ text: String, at path: String) -> [Violation] {
    rule.violations(SourceTree([path: text]))
  }

  @Test(arguments: [
    #"let name = TerminalText("GitHub")"#, #"let name = TerminalText("iPhone")"#,
    #"let size = String(format: "%.1f KB", size)"#, #"let line = TerminalText("FeatureLoginTerminal: " + reason)"#,
    #"let isMissing = s == "not found""#, #"if "not found" != s {}"#,
    #"let text = d.formatted("yyyy-MM-dd HH:mm")"#, #"let keys = KeyBinding(["Enter"], .open, text)"#,
  ])
  func `A screen may have proper names, comparisons, formats of dates and names of keys`(_ text: String) {
    #expect(violations(.localizedTexts, text, at: screen) == [])
  }

  @Test(arguments: [
    #"throw DecodingError.dataCorruptedError(in: value, debugDescription: "not a date of ISO 8601")"#,
    #"precondition(count > 0, "the count must be positive")"#, #"logger.info("Received \(count) new rows")"#,
    #"if failure.message.lowercased().contains("rate limit") {}"#, #"let query = "SELECT id, title FROM rows""#,
    #"let (english, chinese) = ("The branch \(branch)", "分支 \(branch)")"#, #"let page = "query rows { id name }""#,
    "LocalizedText(\n  en: \"Logged out. \"\n    + (isRemote\n      ? \"Change your password there.\"\n"
      + "      : \"The server is gone.\"),\n  zhHans: \"已退出\")",
    #"let format = "yyyy-MM-dd HH:mm""#, #"let query = "is:open is:issue author:\(name)""#,
    #"case "not found": return nil"#, "/// The search failed.\nlet a = 1",
    "let debugDescription = \"a row of text\"",
  ])
  func `A view model may have queries, patterns, translated texts and texts for programmers`(_ text: String) {
    #expect(violations(.localizedTexts, text, at: viewModel) == [])
  }

  @Test(arguments: [
    "#expect(make() == make())", "#expect(l.hashValue == l.hashValue)", #"#expect("ab".width == 2)"#,
    "if a { #expect(b) } else { #expect(c) }", "if a { Issue.record() }", "guard a else { throw B() }",
    "switch a {\ncase .b: #expect(c)\ndefault: Issue.record()\n}",
    "switch a {\ncase .b: #expect(c)\ncase .d: #expect(e)\n}",
    "let check = { #expect(a) }\ncheck()", "func check() { #expect(a) }\ncheck()",
    "await Task { #expect(a) }.value", "let task = Task { #expect(a) }\nawait task.value",
    "if case .a = b { return }\nIssue.record()", "guard let a else { return Issue.record() }\nprint(a)",
    "return #expect(a)", "do { try f()\nIssue.record() } catch {}", "do { #expect(a) }",
    "for a in b where a > 1 { #expect(a == 2) }", "let isDone = true\n#expect(isDone == a)",
    "#expect(throws: Never.self) { try f() }", "try await withClient { client in\n  #expect(client.isOpen)\n}",
    "let count = 1\n#expect(rows.count == count)", "let row = 1 + more\n#expect(row == 2)",
    "let list = [] + more\nfor row in list { #expect(row == 2) }", "let text =\n  \"ab\"\n#expect(text.width == 2)",
    "var isDone = false\nrun { isDone = true }\n#expect(isDone)", "if a { b() } else { c() }\n#expect(d)",
  ])
  func `A test may choose between expectations`(_ statements: String) {
    let text = "@Test func `a b`() async throws {\n\(statements)\n}"
    #expect(violations(.testExpectations, text, at: tests) == [])
  }

  @Test(arguments: [
    "@Test(.enabled(\"The app is not built\") { isBuilt }) func `a b`() { #expect(a) }",
    "@Test(.enabled(if: !isSlow)) func `a b`() { #expect(a) }", "let isOff = world.timelines == .disabled",
    "#if os(macOS) || canImport(Glibc)\n@Test func `a b`() { #expect(a) }\n#endif",
    "@available(macOS 26, *)\n@Test func `a b`() { #expect(a) }",
    "@Test(arguments: [] + more) func `a b`(_ c: Int) { #expect(c == 1) }",
    "extension Trait where Self == ConditionTrait {\n  static var quick: Self { .enabled(if: isQuick) }\n}",
  ])
  func `A test may have a condition that is evaluated`(_ text: String) {
    #expect(violations(.noDisabledTests, text, at: tests) == [])
  }

  @Test func `A test may use the internals of its own package`() {
    let tree = SourceTree([
      viewModel: "struct Sample {}", tests: "@testable import FeatureLogin\n@testable import Unknown",
      "Packages/FeatureLogin/Sources/FeatureLoginTerminal/A.swift": "@_disfavoredOverload",
    ])
    #expect(Rule.testableImports.violations(tree) == [])
    #expect(Rule.noPrivateAttributes.violations(tree).count == 1)
  }

  @Test(arguments: [
    "let a = try! b()  // allow(no-traps): a literal, tested", "/// Write `// allow(no-traps): the reason`.\nlet a = 1",
    "// allow(no-traps): a literal, tested\n@inline(never)\nlet a = try! b()",
    "// The parameters allow (no-traps): they say so.\nlet a = 1",
  ])
  func `An exception is used if the line after it would break its rule`(_ text: String) {
    #expect(violations(.usedExceptions, text, at: viewModel) == [])
  }

  @Test(arguments: [
    "static let client: Client? = nil", "static let name = Word(\"client\")", "static var live: Box { Box() }",
  ])
  func `A type may have constants that are values, and create objects`(_ line: String) {
    #expect(violations(.noSharedInstances, "final class Box {}\nenum A {\n  \(line)\n}", at: viewModel) == [])
  }

  @Test(arguments: [
    "// The function `old()` is gone.", "// f(x) is a value of g(x)", "// allow(no-print): it prints (once)",
    "// See rows(of:) and accept(_:) in the store.", "/// typed.accept(\"\")", "// The bug: a comment in a sentence.",
  ])
  func `A comment may name a function and a mistake`(_ text: String) {
    #expect(violations(.noCommentedCode, text, at: viewModel) == [])
    #expect(violations(.noNotes, text, at: viewModel) == [])
  }

  @Test func `A violation is one line, also if it quotes several`() {
    let text = "let line = \"\"\"\n  Two words\n  and more\n  \"\"\""
    let found = violations(.localizedTexts, text, at: viewModel).map(\.description)
    #expect(found.count == 1 && !found[0].contains("\n") && found[0].contains("Two words ⏎ "), "\(found)")
  }
}
