import FeatureCompose
import Testing

@Suite struct PostLanguageTests {
  @Test(arguments: [
    ("de", "de"), ("GERM", "de"), ("deutsch", "de"), ("francais", "fr"), ("zh", "zh"), ("中文", "zh"), ("ckb", "ckb"),
    ("kurdish, s", "ckb"), ("toki", "tok"),
  ])
  func `A language is found by its code, and by the beginning of its name in English or in itself`(
    text: String, code: String
  ) {
    #expect(PostLanguage.suggestions(for: text).first?.id == code)
  }

  @Test func `A suggestion names the language in English and in itself, and there are at most five`() {
    #expect(PostLanguage.suggestions(for: "de").first?.title == "de  German · Deutsch")
    #expect(PostLanguage.suggestions(for: "en").first?.title == "en  English")
    #expect(PostLanguage.suggestions(for: "a").count == 5)
    #expect(PostLanguage.suggestions(for: " ").isEmpty && PostLanguage.suggestions(for: "xyzzy").isEmpty)
  }
}
