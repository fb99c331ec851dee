import Rules
import SourceFiles
import Testing

/// Code that resembles secrets which are shown, and indexes that may not exist.
@Suite struct ShownSecretExceptionTests {
  @Test(arguments: [
    "enum Failure: Error { case noPassword, rejected(count: Int) }", "struct Form { let password: String }",
    "struct Failure: Error { init(password: String) {} }", "struct Failure: Error { let token: Token }",
    #"var description: String { "\(tokens.count) tokens" }"#,
    #"let a = LocalizedText(en: "No password for \(user)", zhHans: "没有 \(user) 的密码")"#,
  ])
  func `An error, a description and a text may say which secret is missing`(text: String) {
    #expect(violations(.noRevealedSecrets, text, at: "Sources/FeatureLogin") == [])
  }

  @Test func `A function may read an element after it has looked at the count`() {
    let text = "func head() -> String? { names.isEmpty ? nil : names[0] }"
    #expect(violations(.noUncheckedIndexes, text, at: "Sources/FeatureLogin") == [])
  }

  private func violations(_ rule: Rule, _ text: String, at folder: String) -> [Violation] {
    rule.violations(SourceTree(["Packages/FeatureLogin/\(folder)/Sample.swift": text]))
  }
}
