import Rules
import SourceFiles
import Testing

/// Code that the rules on assumptions must allow.
@Suite struct AssumptionExceptionTests {
  private func violations(_ rule: Rule, _ text: String, in target: String = "FeatureLogin") -> [Violation] {
    rule.violations(SourceTree(["Packages/FeatureLogin/Sources/\(target)/Sample.swift": text]))
  }

  @Test(arguments: [
    "guard parts.count == 3 else { return nil }\nlet name = parts[1]", "if !rows.isEmpty { show(rows[0]) }",
    "for level in [1] {}", "return [0]", "let sizes: [Int] = [3]", "f([1])", "rows[index]", "case [1]: break",
    "let a = b ? [1] : [2]", "// allow(no-unchecked-indexes): the literal above has two\nlet a = pair[1]",
  ])
  func `A numbered element may be read after a look at the count, and an array may have a number`(_ text: String) {
    #expect(violations(.noUncheckedIndexes, text) == [])
  }

  @Test(arguments: [
    #"ServerDefinition(.weather, names: ["open": "https://api.weather.example"], probe: .get("/"))"#,
    #"if text.hasPrefix("https://") {}"#, #"let url = "https://\(host)/""#, "// See https://weather.example/docs.",
    #"request("/v1/rows")"#, "// allow(no-servers-in-code): a page for people\nlet help = \"https://weather.example\"",
  ])
  func `A definition names servers, and a scheme is no server`(_ text: String) {
    #expect(violations(.noServersInCode, text, in: "FeatureLoginModule") == [])
  }

  @Test(arguments: [
    #"HTML.element("li") { "\(a) < \(b)" }"#, #"let arrow = "->""#, #"let sign = "a <b""#,
    #"let comparison = "1 < 2 > 0""#,
    "/// A `<li>` for each row.\nlet a = 1",
  ])
  func `A page may contain signs of comparison`(_ text: String) {
    #expect(violations(.noMarkup, text, in: "FeatureLoginWeb") == [])
  }

  @Test(arguments: [
    "/// Weather.\npublic struct Weather {}", "/// A.\n@MainActor\n@dynamicMemberLookup\npublic final class A {}",
    "/** A. */\npublic enum A {}", "struct Weather {}", "public extension Int {}",
    "/// A.\nopen class A {\n  public class func make() -> A { A() }\n}",
  ])
  func `A type has a comment above its attributes, or is not public`(_ text: String) {
    #expect(violations(.documentedTypes, text) == [])
  }

  @Test(arguments: [
    "@Test(.enabled(if: isSlow)) func `a b`() { #expect(a) }\nlet isSlow = environment[\"LONG\"] != nil",
    "@Test(.enabled(if: Tools.hasMake, \"make is missing\")) func `a b`() { #expect(a) }",
    "var isFirst = true\n@Test(.enabled(if: isFirst)) func `a b`() { #expect(a) }",
    "@Test(.disabled(if: text.isEmpty == false)) func `a b`() { #expect(a) }",
  ])
  func `A condition of a test may be one that is evaluated`(_ text: String) {
    let path = "Packages/FeatureLogin/Tests/FeatureLoginTests/SampleTests.swift"
    #expect(Rule.noDisabledTests.violations(SourceTree([path: text])) == [])
  }
}
