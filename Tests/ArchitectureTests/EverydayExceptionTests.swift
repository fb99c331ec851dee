import Rules
import SourceFiles
import Testing

/// Code that the rules must allow although it resembles what is written in a hurry.
@Suite struct EverydayExceptionTests {
  private func violations(_ rule: Rule, _ text: String, at path: String) -> [Violation] {
    rule.violations(SourceTree(["Packages/FeatureLogin/\(path)/Sample.swift": text]))
  }

  @Test(arguments: [
    "func f(_ token: Int) throws { throw E.unexpected(token) }"
  ])
  func `A parser may name the token that it does not expect`(text: String) {
    #expect(violations(.noSecretsInURLs, text, at: "Sources/FeatureLogin") == [])
  }

  @Test(arguments: [
    #"let isReply = text.hasPrefix("Re:")"#,
    #"let keys = ["Enter", "Esc"]"#,
    #"let word = "list \(name)""#,
  ])
  func `A screen may have prefixes, names of keys and the names of sources`(text: String) {
    #expect(violations(.localizedTexts, text, at: "Sources/FeatureLoginTerminal") == [])
  }

  @Test(arguments: [
    #"let isWord = ["Yes", "No"].contains(text)"#,
    #"let headers = ["Accept": "text/html"]"#,
    #"let key = "edit \(id)""#,
    #"let months = ["Jan", "Feb"]"#,
    #"let text = LocalizedText(\#n  en: "Saved \(count) of \(all)",\#n  zhHans: "已存")"#,
  ])
  func `A view model may have headers, keys, names of months and translated texts`(text: String) {
    #expect(violations(.localizedTexts, text, at: "Sources/FeatureLogin") == [])
  }

  @Test(arguments: [
    "// The rows are pending until the server answers.\nlet a = 1",
    "// What is not done is shown later; a temporary file has no name.\nlet a = 1",
  ])
  func `A comment may say what waits, and name a temporary file`(text: String) {
    #expect(violations(.noNotes, text, at: "Sources/FeatureLogin") == [])
  }

  @Test(arguments: [
    "func f() { do { try g() } catch { failure = error } }",
    "func f() { do { try g() } catch is CancellationError {} }",
    "func f() { if case .success(let rows) = result { show(rows) } else { fail() } }",
  ])
  func `An error may be stored, and its reason shown in another branch`(text: String) {
    #expect(violations(.noDroppedErrors, text, at: "Sources/FeatureLogin") == [])
  }

  @Test(arguments: [
    "final class Store {}\nenum A { static let make = Maker { Store() } }",
    "final class Store {}\nenum A { static let name = Name(of: Store.self) }",
  ])
  func `A constant may create objects later, and name a type`(text: String) {
    #expect(violations(.noSharedInstances, text, at: "Sources/FeatureLogin") == [])
  }

  @Test(arguments: [
    "final class SearchModel {\n  let bag = DisposeBag()\n  init() {\n    observe(typed).disposed(by: bag)\n  }\n  func show(_ text: String) {}\n  func observe(_ rows: Rows) -> any Disposable { rows.subscribe { [weak self] in self?.show($0) } }\n}"
  ])
  func `A function may return a subscription that does not retain its object`(text: String) {
    #expect(violations(.noSelfInOwnBag, text, at: "Sources/FeatureLogin") == [])
  }

  @Test(arguments: [
    "@Test func a() { #expect(rows.count > 0) }",
    "@Test func a() { #expect(a || !b) }",
    "@Test func a() { #expect(!(rows == rows)) }",
  ])
  func `A condition that can fail is an expectation`(text: String) {
    #expect(violations(.testExpectations, text, at: "Tests/FeatureLoginTests") == [])
  }

  @Test(arguments: [
    "private let cases: [Int] = [1]\n@Test(arguments: cases) func a(_ b: Int) { #expect(b == 1) }"
  ])
  func `A list of arguments may have a name`(text: String) {
    #expect(violations(.noDisabledTests, text, at: "Tests/FeatureLoginTests") == [])
  }

  @Test(arguments: [
    #"open("/tmp")"#,
    "file.open(path)",
  ])
  func `A screen may open what is no route`(text: String) {
    #expect(violations(.routeKeys, text, at: "Sources/FeatureLoginTerminal") == [])
  }

  @Test func `A private function with an expectation counts only in its own file`() {
    let path = "Packages/FeatureLogin/Tests/FeatureLoginTests"
    let tree = SourceTree([
      "\(path)/OtherTests.swift": "private func load() { #expect(rows == [1]) }\n@Test func `a b`() { load() }",
      "\(path)/SampleTests.swift": "@Test func `a b`() async { await viewModel.load() }",
    ])
    #expect(Rule.testExpectations.violations(tree).map(\.path) == ["\(path)/SampleTests.swift"])
  }

  @Test func `A manifest may exclude golden files, but no tests`() {
    let manifest = #".testTarget(name: "ATests", exclude: ["Golden", "FeedTests.swift"]),"#
    let tree = SourceTree(["Packages/FeatureLogin/Package.swift": manifest])
    #expect(Rule.noDisabledTests.violations(tree).count == 1)
  }
}
