import Rules

private let login = "Packages/FeatureLogin/Sources/FeatureLogin/Seed.swift"
private let loginModule = "Packages/FeatureLogin/Sources/FeatureLoginModule/Seed.swift"
private let loginPage = "Packages/FeatureLogin/Sources/FeatureLoginWeb/Seed.swift"
private let loginTests = "Packages/FeatureLogin/Tests/FeatureLoginTests/Seed.swift"

extension Seed {
  /// What code takes for granted: that an element exists, which server answers, that text needs no escapes, that a test runs.
  static let assumptions: [Seed] =
    all(
      .noUncheckedIndexes, at: login, advice: "use `first`",
      [
        ("the first row without a look at the count", "let row = rows[0]"),
        ("the second part of a text", #"let host = text.split(separator: "/")[1]"#),
        ("a field of a parameter of a closure", "let names = rows.map { $0[2] }"),
        ("an element of an element", "let cell = table[row][3]"),
        ("a look at the count of another array", "if names.count > 1 { show(rows[1]) }"),
        ("an element that is assigned", "rows[0] = row"),
        ("an element of the result of a call", "let id = rows()[0].id"),
      ])
    + all(
      .noServersInCode, at: login, advice: "declare a ServerDefinition",
      [
        ("the URL of a server", #"let url = URL(string: "https://api.weather.example/v1")"#),
        ("a server in a default value", #"init(server: String = "http://localhost:8080") {}"#),
        ("the server of a stream", #"static let stream = "wss://stream.weather.example""#),
        ("a host before an interpolated path", #"let url = "https://weather.example/\(path)""#),
      ])
    + all(
      .noServersInCode, at: loginModule, advice: "declare a ServerDefinition",
      [
        (
          "a server beside the definition of another",
          #"let a = ServerDefinition("a", names: ["b": "https://b.example"]); let c = "https://c.example""#
        )
      ])
    + all(
      .noMarkup, at: loginPage, advice: "use `HTML.element`",
      [
        ("an element around an interpolation", #"let row = "<li>\(name)</li>""#),
        ("an element with an attribute", #"let link = "<a href=\"\(url)\">""#),
        ("an element that is joined", #"let row = "<b>" + name + "</b>""#),
        ("an open element before an interpolation", #"let row = "<p class=" + quoted"#),
        ("markup in several lines", "let page = \"\"\"\n  <div>\n  \\(rows)\n  </div>\n  \"\"\""),
        ("a raw string with markup", "let page = #\"<br>\"#"),
      ])
    + all(
      .documentedTypes, at: login, advice: "say in `///` above it",
      [
        ("a public type without a comment", "public struct Weather {}"),
        ("a public class with attributes and modifiers", "import A\n\n@MainActor public final class Weather {}"),
        ("a nested public type", "/// A.\npublic enum A {\n  public enum B {}\n}"),
        ("a comment that is not documentation", "// Rows.\npublic protocol Weather {}"),
        ("a comment of another declaration", "/// A.\nlet a = 1\npublic typealias B = Int"),
        ("a comment inside the type", "public struct Weather {\n  /// Degrees.\n  public let degrees: Int\n}"),
      ])
    + all(
      .noDisabledTests, at: loginTests, advice: "repair or remove it",
      [
        (
          "a test with a constant as its condition",
          "let runs = false\n@Test(.enabled(if: runs)) func `a b`() { #expect(a) }"
        ),
        (
          "a suite with a static constant as its condition",
          "enum Flags { static let isSlow: Bool = true }\n@Suite(.disabled(if: Flags.isSlow)) struct A {}"
        ),
        (
          "a test with a computed constant as its condition",
          "var isFast: Bool { return false }\n@Test(.enabled(if: isFast, \"Slow\")) func `a b`() { #expect(a) }"
        ),
        ("a condition that ends with a constant", "@Test(.enabled(if: isFast && false)) func `a b`() { #expect(a) }"),
        ("a condition that is negated", "let skips = true\n@Test(.enabled(if: !skips)) func `a b`() { #expect(a) }"),
      ])
}
