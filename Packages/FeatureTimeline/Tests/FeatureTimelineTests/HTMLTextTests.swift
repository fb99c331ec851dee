import Testing

@testable import FeatureTimeline

@Suite("Plain text out of HTML")
struct HTMLTextTests {
  @Test(
    "keeps paragraphs, lines and links as their server wants them",
    arguments: [
      ("", ""),
      ("plain", "plain"),
      ("<p>one</p><p>two</p>", "one\n\ntwo"),
      ("<p>one<br>two<br/>three<br />four</p>", "one\ntwo\nthree\nfour"),
      ("<p>one</p>\n\n<p>two</p>\n", "one\n\ntwo"),
      ("a<br><br><br><br>b", "a\n\nb"),
      ("  a \n\t b  ", "a b"),
      ("a&nbsp;&nbsp;b", "a\u{A0}\u{A0}b"),
      ("a <b>bold</b>, <i>x</i>", "a bold, x"),
      ("<ul><li>one</li><li>two</li></ul>", "one\ntwo"),
      (
        #"<a href="x"><span class="invisible">https://</span><span class="ellipsis">docs.example.com/a</span>"#
          + #"<span class="invisible">/long</span></a>!"#, "docs.example.com/a…!"
      ),
      (#"<span class='a ellipsis'>x</span>"#, "x…"),
      (#"<span class=invisible>x<span>y</span>z</span>w"#, "w"),
      ("a<!-- <b>no</b> -->b<!DOCTYPE html>c", "abc"),
      ("<script>alert(1)</script>x<style>p{}</style>", "x"),
      (#"<a title="a > b">x</a>"#, "x"),
    ])
  func text(html: String, text: String) {
    #expect(HTMLText.plain(html) == text)
  }

  @Test(
    "takes damaged input",
    arguments: [
      ("1 < 2 and 3 <4", "1 < 2 and 3 <4"), ("a<b", "a<b"), ("<", "<"), ("</", "</"), ("a</p></span>b", "a\n\nb"),
      ("<!-- open", "<!-- open"), (#"<a href="x>y"#, #"<a href="x>y"#), ("<p>a", "a"),
    ])
  func damaged(html: String, text: String) {
    #expect(HTMLText.plain(html) == text)
  }

  @Test(
    "decodes entities once",
    arguments: [
      ("&amp;&lt;&gt;&quot;&apos;&hellip;", "&<>\"'…"), ("&#39;&#x27;&#X41;&#128512;", "''A😀"),
      ("&amp;lt;b&amp;gt;", "&lt;b&gt;"), ("&", "&"), ("&&amp;", "&&"),
      ("AT&T; &unknown; &#0; &#xD800; &#x110000;", "AT&T; &unknown; &#0; &#xD800; &#x110000;"),
      ("&#-5; &#x; &;", "&#-5; &#x; &;"), ("&amp", "&amp"),
    ])
  func entities(html: String, text: String) {
    #expect(HTMLEntities.decode(html) == text)
  }

  @Test("a tag made of entities is text")
  func noSecondReading() {
    #expect(HTMLText.plain("&lt;b&gt;x&lt;/b&gt;") == "<b>x</b>")
  }
}
