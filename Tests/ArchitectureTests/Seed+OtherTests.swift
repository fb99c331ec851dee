import Rules

private let loginTests = "Packages/FeatureLogin/Tests/FeatureLoginTests/Seed.swift"

extension Seed {
  /// Tests that cannot fail or do not run, in other spellings than the usual ones.
  static let otherTests: [Seed] =
    all(
      .testExpectations, at: loginTests, advice: "can end without an expectation",
      [
        ("an expectation in a condition", "@Test func a() { if limit > 100 { #expect(b) } }"),
        ("an expectation that is not run", "@Test func a() { if false { #expect(b) } }"),
        ("an expectation in one of two branches", "@Test func a() { if c { #expect(b) } else { print(c) } }"),
        ("an expectation after a return", "@Test func a() {\n  print(b)\n  return\n  #expect(b)\n}"),
        ("an expectation after a condition that returns", "@Test func a() {\n  if isSlow { return }\n  #expect(b)\n}"),
        ("an expectation in a closure that nobody calls", "@Test func a() { let check = { #expect(b) } }"),
        ("an expectation in a function that nobody calls", "@Test func a() { func verify() { #expect(b) } }"),
        ("an expectation in a task that nobody awaits", "@Test func a() { Task { #expect(b) } }"),
        ("an expectation in a detached task", "@Test func a() { Task.detached(priority: .low) { #expect(b) } }"),
        ("an expectation in a case", "@Test func a() {\n  switch b {\n  case .c: #expect(d)\n  default: break\n  }\n}"),
        (
          "an expectation after a guard that prints",
          "@Test func a() {\n  guard let b else {\n    print(1)\n    return\n  }\n  #expect(b)\n}"
        ),
        ("an expectation at the end of the scope", "@Test func a() { defer { #expect(b) } }"),
        ("an expectation for each element of nothing", "@Test func a() { for b in [] as [Int] { #expect(b == 1) } }"),
        (
          "an expectation in a closure with a condition",
          "@Test func a() { rows.with { row in\n  if let row { #expect(row == 1) }\n} }"
        ),
        ("an expectation for each element", "@Test func a() { rows.forEach { #expect($0 == 1) } }"),
        ("an expectation in an observer", "@Test func a() { rows.subscribe(onNext: { #expect($0 == 1) }).dispose() }"),
        ("an expectation in a queue", "@Test func a() { DispatchQueue.main.async { #expect(b) } }"),
        ("an expectation in a closure without a name", "@Test func a() { _ = { #expect(b) } }"),
        (
          "an expectation for each element of an empty constant",
          "@Test func a() {\n  let all: [Int] = []\n  for b in all { #expect(b == 1) }\n}"
        ),
        ("an expectation in a loop that never runs", "@Test func a() { while false { #expect(b) } }"),
        ("an expectation in a driver", "@Test func a() { rows.drive { #expect($0 == 1) } }"),
        ("an expectation before an error that is ignored", "@Test func a() { do { try f()\n#expect(b) } catch {} }"),
      ])
    + all(
      .testExpectations, at: loginTests, advice: "state what it expects",
      [
        ("an expectation of an empty text", #"@Test func a() { #expect("".isEmpty) }"#),
        ("an expectation of a sum", "@Test func a() { #expect(1 + 1 == 2) }"),
        ("an expectation of a part of a constant", #"@Test func a() { #expect("abc".hasPrefix("a")) }"#),
        ("an expectation of a constant", "@Test func a() {\n  let ok = true\n  #expect(ok)\n}"),
        ("an expectation of a number", "@Test func a() {\n  let count = 1\n  #expect(count == 1)\n}"),
        ("an expectation of no error of nothing", "@Test func a() { #expect(throws: Never.self) {} }"),
        ("an expectation of a constant with a comment", #"@Test func a() { #expect(true, "it works") }"#),
      ])
    + all(
      .noDisabledTests, at: loginTests, advice: "repair or remove it",
      [
        ("a condition in a closure that never holds", "@Test(.enabled { false }) func a() { #expect(b) }"),
        ("a condition in a closure that waits", "@Test(.enabled { await false }) func a() { #expect(b) }"),
        ("a condition with a type", "@Test(.enabled(if: Bool(false))) func a() { #expect(b) }"),
        ("a condition with a comment in a closure", #"@Test(.enabled("x") { return false }) func a() { #expect(b) }"#),
        ("a negated condition", #"@Test(.enabled(if: !true, "x")) func a() { #expect(b) }"#),
        (
          "a trait as a constant",
          "struct A { static let flaky = ConditionTrait.disabled() }\n@Test(A.flaky) func a() { #expect(b) }"
        ),
        (
          "a trait as an extension",
          """
          extension Trait where Self == ConditionTrait {
            static var later: Self { .disabled("Later") }
          }
          """
        ),
        ("a test that is not available", "@available(*, unavailable) @Test func a() { #expect(b) }"),
        ("a test for another system", "#if os(Windows)\n@Test func a() { #expect(b) }\n#endif"),
        ("a test for another system or never", "#if os(Linux) && false\n@Test func a() { #expect(b) }\n#endif"),
        ("a test that is obsolete", "@available(swift, obsoleted: 5) @Test func a() { #expect(b) }"),
        ("a test for another module", "#if canImport(Missing)\n@Test func a() { #expect(b) }\n#endif"),
        ("a test for an empty list", "@Test(arguments: [] as [Int]) func a(_ b: Int) { #expect(b == 1) }"),
        ("a test for an empty set", "@Test(arguments: Set<Int>()) func a(_ b: Int) { #expect(b == 1) }"),
        ("a test for an empty array", "@Test(arguments: Array<Int>()) func a(_ b: Int) { #expect(b == 1) }"),
      ])
}
