import ReactiveTest
import Testing

@testable import Posts

@Suite("HTMLText")
struct HTMLTextTests {
  @Test(
    "`HTMLText` converts HTML to plain text with its paragraphs, line breaks, lists and links",
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
      ("<ul><li>one</li><li>two</li></ul>", "• one\n• two"),
      (
        "a<ol><li><p>one</p></li><li>two<ul><li>in<br>it</li></ul></li></ol>b",
        "a\n\n1. one\n2. two\n  • in\n    it\n\nb"
      ),
      ("<blockquote><p>one<br>two</p><p>three</p></blockquote>four", "> one\n> two\n\n> three\n\nfour"),
      ("<pre><code>if x:\n    y  z\n</code></pre>a  b", "if x:\n    y  z\n\na b"),
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
    "`HTMLText` accepts malformed HTML",
    arguments: [
      ("1 < 2 and 3 <4", "1 < 2 and 3 <4"), ("a<b", "a<b"), ("<", "<"), ("</", "</"), ("a</p></span>b", "a\n\nb"),
      ("<!-- open", "<!-- open"), ("<!-- <!-- -", "<!-- <!-- -"), ("<!x", "<!x"), ("<!-->a", "a"),
      ("<!--->a-->b", "a-->b"),
      ("<a<b>x", "<ax"), (#"<a "<b>x"#, #"<a "x"#), ("<a '<i \"<b>x\"", "<a '<i \"x\""),
      (#"<a href="x>y"#, #"<a href="x>y"#), ("<p>a", "a"),
    ])
  func damaged(html: String, text: String) {
    #expect(HTMLText.plain(html) == text)
  }

  @Test(
    "`HTMLEntities` decodes entities once",
    arguments: [
      ("&amp;&lt;&gt;&quot;&apos;&hellip;", "&<>\"'…"), ("&#39;&#x27;&#X41;&#128512;", "''A😀"),
      ("&amp;lt;b&amp;gt;", "&lt;b&gt;"), ("&", "&"), ("&&amp;", "&&"),
      ("AT&T; &unknown; &#0; &#xD800; &#x110000;", "AT&T; &unknown; &#0; &#xD800; &#x110000;"),
      ("&#-5; &#x; &;", "&#-5; &#x; &;"), ("&amp", "&amp"),
    ])
  func entities(html: String, text: String) {
    #expect(HTMLEntities.decode(html) == text)
  }

  @Test("A tag written with entities is text")
  func noSecondReading() {
    #expect(HTMLText.plain("&lt;b&gt;x&lt;/b&gt;") == "<b>x</b>")
  }

  @Test(arguments: [
    "<a", "<", "<a ", "<a \"", "<a '\"", "<a =\">", "<!", "<!-", "<!--", "<!-- --", "</", "<a>", "<b><i>", "</b>",
    "<span class=", "clas", "class='", "class", "&", "&#",
    "&amp;", "&longest", "<br>", "<ul><li>a", "<blockquote>a", "<pre> ", "<pre>\n", "</li>", "<a href=x>", "href=",
    "<a href=\"https://a\">b</a>", " ", "é", "e\u{301}", "\r\n", "<p>a",
  ])
  func `The time to parse HTML is linear in the length of the HTML, whatever the HTML repeats`(piece: String) {
    for (start, end) in [("", ""), ("<a ", ">"), ("<a ", "\">"), ("<a \"", "'>"), ("<a '<a \"", ">")] {
      let ratio = growth(from: 2_000) { count in
        _ = HTMLText.plain(start + String(repeating: piece, count: count) + end, limit: .max)
      }
      #expect(ratio <= 2.2, "\(start) … \(end)")
    }
  }

  @Test func `A post longer than 256 KiB of HTML is truncated with an ellipsis, and no tag is split`() {
    let limit = 256 << 10
    #expect(HTMLText.plain(String(repeating: "a", count: limit)).count == limit)
    #expect(HTMLText.plain(String(repeating: "a", count: limit + 1)) == String(repeating: "a", count: limit) + "…")
    #expect(HTMLText.plain("abc<b title='x'>d", limit: 10) == "abc…")
    #expect(HTMLText.plain("<b>é</b>", limit: 4) == "…")
    #expect(HTMLText.plain("<script>x</script>", limit: 9) == "…")
  }

  @Test func `A person's name, username or description longer than 64 KiB is truncated with an ellipsis`() {
    let long = String(repeating: "é", count: 40_000)
    let person = Person(id: "1", name: long, username: long, about: long)
    let cut = String(repeating: "é", count: 32_768) + "…"
    #expect([person.name, person.username, person.about] == [cut, cut, cut])
    #expect("abc".limited(to: 3) == "abc")
    #expect("aé".limited(to: 2) == "a…")
  }
}
