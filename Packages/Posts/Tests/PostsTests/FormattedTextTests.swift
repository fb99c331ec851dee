import Foundation
import Posts
import Testing

@Suite struct FormattedTextTests {
  /// Returns the spans as `kind text target`.
  private func spans(_ html: String) -> [String] {
    let text = HTMLText.read(html)
    return text.spans.map { span in
      ["\(span.kind)", String(text[span]), span.url?.absoluteString].compactMap(\.self).joined(separator: " ")
    }
  }

  @Test func `The span of a link has its target and covers its visible text`() {
    let html =
      #"<p>See <a href="https://docs.example/a?b=1&amp;c=2" rel="x"><span class="invisible">https://</span>"#
      + #"<span class="ellipsis">docs.example/a</span><span class="invisible">?b=1</span></a>!"#
    #expect(spans(html) == ["link docs.example/a… https://docs.example/a?b=1&c=2"])
    #expect(HTMLText.plain(html) == "See docs.example/a…!")
  }

  @Test func `Mentions and hashtags are separate kinds of links`() {
    #expect(
      spans(
        ##"<a href="https://s.example/@ada" class="u-url mention">@<span>ada</span></a> "##
          + ##"<a class="mention hashtag" href="https://s.example/tags/x">#<span>x</span></a>"##)
        == ["mention @ada https://s.example/@ada", "hashtag #x https://s.example/tags/x"])
  }

  @Test(arguments: [
    #"<a href="javascript:alert(1)">x</a>"#, #"<a data-href="https://a.example">x</a>"#, "<a>x</a>",
    #"<a href="https://a.example"></a>x"#, #"<b></b>x"#,
  ])
  func `An element without text has no span, and neither does a link without a web address`(html: String) {
    #expect(spans(html) == [])
    #expect(HTMLText.plain(html) == "x")
  }

  @Test func `Formats can be nested, and a tag that is closed out of order ends the formats inside it`() {
    #expect(spans("a <b>b <i>c</b> d</i> <del>e</del>") == ["strong b c", "emphasis c", "strikethrough e"])
    #expect(spans("<pre><code>x</code></pre>") == ["preformatted x", "code x"])
    #expect(spans("<blockquote>x") == ["quote x"])
  }

  @Test func `Truncated text has no spans beyond its end`() {
    let long = FormattedText(
      String(repeating: "a", count: 300_000),
      spans: [TextSpan(0..<300_000, .strong), TextSpan(290_000..<300_000, .code)])
    let post = Post(id: "1", body: long, author: Person(id: "1", name: "a"))
    #expect(post.body.spans == [TextSpan(0..<(256 << 10), .strong)])
    #expect(post.text.hasSuffix("a…"))
  }
}
