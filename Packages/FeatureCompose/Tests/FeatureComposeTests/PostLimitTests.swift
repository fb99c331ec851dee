import FeatureCompose
import Testing

@Suite struct PostLimitTests {
  private func length(of text: String, warning: String = "") -> Int {
    var draft = ComposeDraft()
    (draft.text, draft.warning) = (text, warning)
    return PostLimit().length(of: draft)
  }

  @Test(
    arguments: [
      ("", 0), ("hello", 5), ("积分👩‍🚀e\u{301}", 4), ("a\nb", 3), ("a\r\nb", 3),
    ])
  func `Characters count as readers perceive them`(text: String, count: Int) {
    #expect(length(of: text) == count)
  }

  @Test(
    arguments: [
      ("https://a.example", 23), ("http://a.example/long/path?with=query&more=1#part", 23), ("HTTPS://A.EXAMPLE", 23),
      ("see https://a.example.", 4 + 23 + 1), ("(https://a.example/x)", 1 + 23 + 1),
      ("https://a.example/x_(y)", 23), ("https://a.example/x, and", 23 + 5), ("看https://a.example/b，好", 1 + 23 + 2),
      ("https://积分.example", 23), ("https://a.example:8080/b", 23), ("https://a.example https://b.example", 47),
      ("https://a.example@mira@other.example", 23 + 19),
    ])
  func `A link counts as 23 characters, without the punctuation after it`(text: String, count: Int) {
    #expect(length(of: text) == count)
  }

  @Test(
    arguments: [
      "https://", "http://localhost", "ahttps://a.example", "@https://a.example", "ftp://a.example", "a.example",
      "https://a..example", "https://1.2", "https://.example", "h", "http:/a.example",
      "hello.example",
    ])
  func `Text that the server does not link counts in full`(text: String) {
    #expect(length(of: text) == text.count)
  }

  @Test(
    arguments: [
      ("@mira", 5), ("@mira@other.example", 5), ("@mira@other.example!", 6), ("Hi @mira_o@sub.other.example.", 11),
      ("@a.b@other.example", 4), ("a@other.example", 15), ("x/@mira@other.example", 21), ("@mira@", 6), ("@@", 2),
      ("@a@b.example@c.example", 2 + 10), ("@a@b.example@c@d.example", 2 + 12), ("@积分@other.example", 17),
    ])
  func `The domain of a mention is free`(text: String, count: Int) {
    #expect(length(of: text) == count)
  }

  @Test func `The content warning counts in full`() {
    #expect(length(of: "tea", warning: "https://a.example") == 20)
  }

  @Test func `The server's limit and its length of links are used`() {
    var draft = ComposeDraft()
    draft.text = "see https://a.example"
    #expect(PostLimit(characters: 5_000, charactersPerURL: 30).length(of: draft) == 34)
  }
}
