import Rules
import SourceFiles
import Testing

/// Names that are no texts, and texts that are parsed.
@Suite struct NameExceptionTests {
  @Test(arguments: ["let date = try? Date(text, strategy: .iso8601)", "let pattern = try? Regex(text)"])
  func `A text that cannot be parsed may be none`(text: String) {
    #expect(violations(.noDroppedErrors, text, in: "FeatureLogin") == [])
  }

  @Test func `A name with a capital letter within it is the same in every language`() {
    #expect(violations(.translatedTexts, #"LocalizedText(en: "GitHub", zhHans: "GitHub")"#, in: "FeatureLogin") == [])
  }

  @Test(arguments: [
    #"TerminalText("README.md")"#, #"TerminalText("--server")"#, #"TerminalText("Ctrl-G")"#,
    #"TerminalText("⏎ ↑ ↓ Tab")"#,
    #"let header = "Content-Type""#, #"let type = request.headers["Accept"]"#,
  ])
  func `A screen may name a file, an option, keys and a header`(text: String) {
    #expect(violations(.localizedTexts, text, in: "FeatureLoginTerminal") == [])
  }

  @Test func `The name of a format is no server`() {
    let text = #"let audience = "https://www.w3.org/ns/activitystreams#Public""#
    #expect(violations(.noServersInCode, text, in: "FeatureLogin") == [])
  }

  @Test func `What the user replaces in a text is no markup`() {
    #expect(violations(.noMarkup, #"let usage = "Use <OWNER>/<NAME>.""#, in: "FeatureLoginWeb") == [])
  }

  private func violations(_ rule: Rule, _ text: String, in target: String) -> [Violation] {
    rule.violations(SourceTree(["Packages/FeatureLogin/Sources/\(target)/Sample.swift": text]))
  }
}
