import Rules
import SourceFiles
import Testing

/// Functions that count as expectations of the tests that call them.
@Suite struct ExpectationExceptionTests {
  @Test(arguments: [
    "func check() throws {\n  guard let row else { throw Missing() }\n  #expect(row.id == 1)\n}",
    "func check() throws { try #require(rows.count == 1) }",
    "func check() throws { _ = try #require(rows.first) }",
    "func check() { check(1) }\nfunc check(_ id: Int) { #expect(row.id == id) }",
    "func check() {\n  while isLate { if isDone { return } }\n  Issue.record(\"late\")\n}",
    "func check() throws {\n  let row = try #require(rows.first)\n  #expect(row.id == 1)\n}",
    "func check() { if row.id != 1 { Issue.record(\"another row\") } }",
    "func check() { with(row) { row in #expect(row.id == 1) } }",
  ])
  func `A test may call a function that checks something on each path`(function: String) {
    #expect(violations("\(function)\n@Test func a() throws { try check() }") == [])
  }

  @Test(arguments: [
    "func wait(for a: Int) { #expect(a == b) }\nfunc wait(until a: Int) {}\n@Test func a() { app.wait(for: 1) }",
    "struct App { func shows(_ text: String) { #expect(line == text) } }\n@Test func a() { app.shows(\"a\") }",
    "struct App { func shows() { #expect(a) }\n@Test func a() { self.shows() } }",
    "enum Golden { static func check() { #expect(a) } }\n@Test func a() { Golden.check() }",
  ])
  func `A test may call a member that checks something`(text: String) {
    #expect(violations(text) == [])
  }

  private func violations(_ text: String) -> [Violation] {
    Rule.testExpectations.violations(SourceTree(["Packages/FeatureLogin/Tests/FeatureLoginTests/Sample.swift": text]))
  }
}
