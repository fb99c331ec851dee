import Rules
import SourceFiles
import Testing

/// Code that the rules on easily overlooked violations must allow.
@Suite struct OverlookedExceptionTests {
  private let viewModel = "Packages/FeatureLogin/Sources/FeatureLogin/Sample.swift"
  private let tests = "Packages/FeatureLogin/Tests/FeatureLoginTests/SampleTests.swift"

  private func violations(_ rule: Rule, _ text: String, at path: String) -> [Violation] {
    rule.violations(SourceTree([path: text]))
  }

  @Test(arguments: [
    "throw LoginError.noPassword", "throw SecretError.exposed(path)", "throw Failure(AppText.emptyPassword[language])",
    #"let a = "https://example.com/?page=1&max_id=2""#, #"Endpoint(.post, "/token", body: .form(["token": value]))"#,
  ])
  func `An error may name the kind of a secret, and a request may contain one in its body`(_ text: String) {
    #expect(violations(.noSecretsInURLs, text, at: viewModel) == [])
  }

  @Test(arguments: [
    #"LocalizedText(en: "", zhHans: "")"#, #"LocalizedText(en: "a", zhHans: "\(a)甲")"#,
    #"LocalizedText(en: "Notes", translations: [.german: "Notizen"])"#,
  ])
  func `A text may be empty in both languages, and have translations other than Chinese`(_ text: String) {
    #expect(violations(.translatedTexts, text, at: viewModel) == [])
  }

  @Test(arguments: ["try await session.run(path)", "let data = Data(text.utf8)", "loop.run()"])
  func `A rule allows the names of functions that wait if they are those of others`(_ text: String) {
    #expect(violations(.noBlockedThreads, text, at: viewModel) == [])
  }

  @Test func `A function with an expectation may be called by a test of its target`() {
    let text = "@Suite struct A { func check() { #expect(a) }\n @Test func b() { check() } }"
    #expect(violations(.noDisabledTests, text, at: tests) == [])
    #expect(violations(.noDisabledTests, "@Test(arguments: [[Int]()]) func a() { #expect(b) }", at: tests) == [])
  }

  @Test(arguments: [
    "@Test func a() { if let row { #expect(row.id == 1) } else { Issue.record() } }",
    "@Test func a() { do { try f()\n Issue.record() } catch { #expect(error is A) } }",
    "@Test func a() { rows.drive { guard let a = $0 else { return }\n b = a }\n #expect(b == 1) }",
    "@Test func a() { #expect(b == 1)\n guard let row else { return }\n #expect(row.id == 1) }",
    "@Test func a() throws { guard let row else { throw Missing() }\n #expect(row.id == 1) }",
    "@Test func a() { for b in all { if b { #expect(c) } } }",
  ])
  func `A test may expect something in a condition if it also expects something otherwise`(_ text: String) {
    #expect(violations(.testExpectations, text, at: tests) == [])
  }

  @Test(arguments: [
    "/// A todo of the user.", "// The text of the todo, which a hacker may write.", "// 503: no requests for now.",
  ])
  func `A comment may name a thing that is to be done, and the present`(_ text: String) {
    #expect(violations(.noNotes, text, at: viewModel) == [])
  }

  @Test(arguments: [
    "let version = ProcessInfo.processInfo.operatingSystemVersion", "let locale = Locale(identifier: name)",
  ])
  func `A feature may read the version of the system, and use a locale that it names`(_ text: String) {
    #expect(violations(.noSharedInstances, text, at: viewModel) == [])
  }

  @Test(arguments: [
    "// If the list is empty, the rows are those of the store.", "/// let rows = load()",
    "// The rows { \"id\": 1 } are JSON.",
  ])
  func `A comment may be a sentence, and a documentation comment may have an example`(_ text: String) {
    #expect(violations(.noCommentedCode, text, at: viewModel) == [])
  }

  @Test(arguments: ["#if os(Linux)", "#if canImport(Glibc)", "#if !TSAN", "#if DEBUG"])
  func `A test may depend on the system and on a condition that a build defines`(_ line: String) {
    #expect(violations(.noDisabledTests, "\(line)\n@Test func `a b`() { #expect(a) }\n#endif", at: tests) == [])
  }

  @Test func `A test that always throws can fail`() {
    #expect(violations(.testExpectations, "@Test func a() throws { throw CancellationError() }", at: tests) == [])
  }

  @Test func `An import of another feature is reported once, by the rule that says what to do instead`() {
    let manifest = #"let package = Package(targets: [.target(name: "FeatureLogin")])"#
    let tree = SourceTree([
      "Packages/FeatureLogin/Package.swift": manifest, viewModel: "import FeatureHub",
      "Packages/FeatureHub/Sources/FeatureHub/Hub.swift": "public struct Hub {}",
    ])
    let found = [Rule.layers, .declaredDependencies, .usedImports].flatMap { $0.violations(tree) }
    #expect(found.map(\.message).count == 1 && found[0].message.contains("emit an intent"), "\(found)")
  }

  @Test func `The violations of a package are those of its files, found in the whole tree`() {
    let tree = SourceTree([
      viewModel: "try! a()", "Packages/FeatureLoginKit/Sources/FeatureLoginKit/A.swift": "try! b()",
    ])
    let found = Rule.noTraps.violations(tree)
    #expect(found.inPackage("FeatureLogin").map(\.path) == [viewModel])
    #expect(found.inPackage(nil) == found)
  }
}
