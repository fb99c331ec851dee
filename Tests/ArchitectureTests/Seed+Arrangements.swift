import Rules

private let loginTests = "Packages/FeatureLogin/Tests/FeatureLoginTests/Seed.swift"

extension Seed {
  /// Tests that only arrange something, with functions that can fail but check nothing.
  static let arrangements: [Seed] = all(
    .testExpectations, at: loginTests, advice: "state what it expects",
    [
      (
        "a function that only unwraps what it returns",
        "func makeURL() throws -> URL { try #require(URL(string: text)) }\n@Test func a() throws { print(try makeURL()) }"
      ),
      (
        "a function that only unwraps what it uses",
        "func load() throws { show(try #require(rows.first)) }\n@Test func a() throws { try load() }"
      ),
      (
        "a function that fails only if something is called",
        "func makeServer() -> Server { Server { Issue.record($0) } }\n@Test func a() { makeServer().load() }"
      ),
      (
        "an initializer that expects something",
        "struct Server { init() { #expect(isReady) } }\n@Test func a() { Server().load() }"
      ),
      (
        "a function that expects something on one of its paths",
        "func check(_ row: Row?) { if let row { #expect(row.id == 1) } }\n@Test func a() { check(row) }"
      ),
      (
        "a function of which another overload expects something",
        "func wait(for a: Int) { #expect(a == b) }\nfunc wait(until a: Int) {}\n@Test func a() { app.wait(until: 1) }"
      ),
      (
        "a function whose name is that of a function of another type, which expects something",
        "struct A { func load() { #expect(a) } }\nstruct B { func load() {} }\n@Test func a() { b.load() }"
      ),
      (
        "a function of an imported module whose name is that of a function of the tests",
        "import Reactive\nfunc subscribe() { #expect(a) }\n@Test func a() { rows.subscribe() }"
      ),
    ])
}
