import ReactiveTest
import Testing

@testable import Posts

@Suite
struct HTMLTextTests {
  @Test(arguments: [
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
    ("<ol start=4><li>a</li><li>b</li></ol>", "4. a\n5. b"),
    (#"<ol start="-1"><li>a<li>b<ol><li>c</li></ol></ol>"#, "-1. a\n0. b\n  1. c"),
    (#"<ol type="a" start="26"><li>x</li><li>y</li><li type="1">z</li></ol>"#, "z. x\naa. y\n28. z"),
    (#"<ol type="I" start="3999"><li>x</li><li>y</li></ol>"#, "MMMCMXCIX. x\n4000. y"),
    (#"<ol type="i" start="4"><li>x</li></ol><ol type="A" start="0"><li>y</li><li>z</li></ol>"#, "iv. x\n\n0. y\nA. z"),
    (#"<ul><li><input type="checkbox" checked> a</li><li><input TYPE=checkbox>b<input></li></ul>"#, "• [x] a\n• [ ] b"),
    ("a<!-- b --!>c<!-- d -!> e -->f", "acf"),
    (#"<ol reversed start="3"><li>a</li><li>b</li></ol>"#, "3. a\n2. b"),
    ("<ol reversed><li>a</li><li>b<ul><li>c</li></ul></li></ol><ol><li>d</li></ol>", "2. a\n1. b\n  • c\n\n1. d"),
    (#"<ol><li value="9">a</li><li>b</li></ol>"#, "9. a\n10. b"),
    (#"<ol start="99999999999999999999"><li value="x">a</li></ol>"#, "1. a"),
    (#"<ol start="2147483647"><li>a</li><li>b</li></ol>"#, "2147483647. a\n2147483648. b"),
    ("x<sup>2</sup> + H<sub>2</sub>O, 10<sup>−3</sup>, 1<sup>st</sup>", "x² + H₂O, 10⁻³, 1ˢᵗ"),
    ("a<sup>Q</sup>, a<sub>i + j</sub>, a<sup><a>1</a></sup>, a<sup></sup>", "a^Q, a_(i + j), a^1, a"),
    ("<ruby>漢字<rt>かんじ</rt></ruby>!", "漢字(かんじ)!"),
    ("<ruby>漢<rp>【</rp><rt>か</rt><rp>】</rp>字<rt>じ</ruby>!", "漢(か)字(じ)!"),
    ("a<table><tr><th>n</th><th>m</th></tr><tr><td>1<td><p>2</p></table>b", "a\n\nn | m\n1 | 2\n\nb"),
    ("<ruby>漢<rt></rt></ruby>, <ruby>字<rt> <b>じ</b> </rt></ruby>!", "漢, 字 (じ) !"),
    (#"<ol start=" 4 "><li>a<li value="+7x">b</ol>"#, "4. a\n7. b"),
    (#"<ol start="4.7"><li>a<li value="-">b</ol>"#, "4. a\n5. b"),
    ("a<?pi x?>b</ broken>c</>d</1>e", "abcde"),
    ("a<template><b>no</b></template>b", "ab"),
    ("<select><option>a</option><option>b</option></select>c<textarea>d</textarea>e", "a\nb\nc\nd\ne"),
    (#"<math><mi>x</mi><annotation encoding="application/x-tex"> </annotation></math>"#, "x"),
    (#"<math alttext=" "><mi>x</mi><annotation encoding="text/plain"></annotation></math>"#, "x"),
    (
      "<math><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>0</mn></mtd></mtr><mtr><mtd><mn>0</mn></mtd><mtd><mn>1</mn></mtd></mtr></mtable></math>",
      "1 0; 0 1"
    ),
    ("<math><mi>a</mi> < <mi>b</mi></math>", "a<b"),
    ("<math><msup><!-- a --><mi>x</mi><mn>2</mn></msup></math>", "x^2"),
    ("<dl><dt>a</dt><dd>b</dd></dl>c", "a\nb\n\nc"),
    (
      #"<a href="mailto:x@a.example?subject=b">write</a>, <a href="tel:+49%201">call</a>"#,
      "write (x@a.example), call (+49 1)"
    ),
    (#"<a href="mailto:x@a.example">mailto:x@a.example</a> <a href="javascript:x">y</a>"#, "mailto:x@a.example y"),
    (#"<a href="gemini://a.example/">capsule</a>"#, "capsule (gemini://a.example/)"),
    ("It costs <del>10 </del>9 <s>dollars</s><strike><b>!</b></strike>", "It costs ~~10~~ 9 ~~dollars~~~~!~~"),
    ("<del></del>a<q> b <q>c</q></q>, <del><p>d</p><p>e</p></del>f", "a “b “c””,\n\n~~d\n\ne~~\n\nf"),
    (
      #"a <img src="x" alt="a &lt;cat&gt;"> <img alt=":dog:"/><img><img title=" alt=x" ALT = 'b'>"#,
      "a a <cat> :dog:b"
    ),
    (#"<a href="/a?b=1&copy=2&amp;c">x</a><b-x>y</b-x>"#, "xy"),
  ])
  func `HTMLText converts HTML to plain text with its paragraphs, line breaks, lists and links`(
    html: String, text: String
  ) {
    #expect(HTMLText.plain(html) == text)
  }

  @Test(arguments: [
    ("1 < 2 and 3 <4", "1 < 2 and 3 <4"), ("a<b", "a<b"), ("<", "<"), ("</", "</"), ("a</p></span>b", "a\n\nb"),
    ("<!-- open", "<!-- open"), ("<!-- <!-- -", "<!-- <!-- -"), ("<!x", "<!x"), ("<!-->a", "a"),
    ("<!--->a-->b", "a-->b"),
    ("<a<b>x", "<ax"), (#"<a "<b>x"#, #"<a "x"#), ("<a '<i \"<b>x\"", "<a '<i \"x\""),
    (#"<a href="x>y"#, #"<a href="x>y"#), ("<p>a", "a"),
  ])
  func `HTMLText accepts malformed HTML`(html: String, text: String) {
    #expect(HTMLText.plain(html) == text)
  }

  @Test(arguments: [
    ("&amp;&lt;&gt;&quot;&apos;&hellip;", "&<>\"'…"), ("&#39;&#x27;&#X41;&#128512;", "''A😀"),
    ("&amp;lt;b&amp;gt;", "&lt;b&gt;"), ("&", "&"), ("&&amp;", "&&"),
    ("AT&T; &unknown; &hellip &; &", "AT&T; &unknown; &hellip &; &"),
    ("&#0; &#xD800; &#x110000; &#99999999999999999999;", "\u{FFFD} \u{FFFD} \u{FFFD} \u{FFFD}"),
    ("&#-5; &#x; &#xg; &#", "&#-5; &#x; &#xg; &#"), ("&amp &#65 &#x42c", "& A \u{42C}"),
    ("&#128; &#x80; &#129; &#145;&#159; &#160;", "€ € \u{81} ‘Ÿ \u{A0}"),
    ("&copy2 &notit; &notin; &ltb&gt &frac12x", "©2 ¬it; ∉ <b> ½x"),
  ])
  func `HTMLEntities decodes entities once`(html: String, text: String) {
    #expect(HTMLEntities.decode(html) == text)
  }

  @Test func `A name without a semicolon is part of a URL if a letter, a digit or an equals sign follows`() {
    #expect(HTMLEntities.decode("?a&copy=1&reg2&lt&amp;&amp", isAttribute: true) == "?a&copy=1&reg2<&&")
    #expect(HTMLTag(attributes: #"href="/a?b&copy=1" hidden =x"#)["href"] == "/a?b&copy=1")
    #expect(HTMLTag(attributes: "a/b hidden")["hidden"] == "")
  }

  @Test func `HTMLEntities decodes the named entities of HTML 5`() {
    let html = "M&uuml;nchen 20&deg; caf&eacute; &rarr; &mldr; &lcub;x&rcub; &CounterClockwiseContourIntegral; &acE;"
    #expect(HTMLEntities.decode(html) == "München 20° café → … {x} ∳ ∾\u{333}")
    #expect(
      Array(HTMLEntities.decode("&shy;&zwj;&NewLine;&Tab;&DownBreve;&nbsp;").unicodeScalars.map(\.value))
        == [0xAD, 0x200D, 0xA, 0x9, 0x311, 0xA0])
    let words = EntityTable.text.utf8.split(separator: UInt8(ascii: " "))
    #expect(words.count == 2 * 2_125)
    for index in stride(from: 0, to: words.count, by: 2) {
      #expect(HTMLEntities.decode("&\(Substring(words[index]));") == String(Substring(words[index + 1])))
    }
  }

  @Test(arguments: [
    (
      "E: <math><semantics><mrow><mi>x</mi></mrow><annotation encoding=\"application/x-tex\">x &lt; y^2</annotation></semantics></math> end",
      "E: x < y^2 end"
    ),
    ("<math><mi>x</mi><annotation-xml encoding=\"a\"><mi>z</mi></annotation-xml></math>", "x"),
    ("<math><mi>x</mi><annotation encoding=\"text/plain\">an x</annotation></math>", "an x"),
    ("<math alttext=\"x^2\"><mi>x</mi></math>", "x^2"),
    (
      "<math> <mi>x</mi> <mo>=</mo> <msup><mi>y</mi><mn>2</mn></msup><mspace/><msub><mi>a</mi><mrow><mi>i</mi><mo>+</mo><mn>1</mn></mrow></msub></math>",
      "x=y^2a_(i+1)"
    ),
    ("<math><mfrac><mn>1</mn><msqrt><mn>2</mn></msqrt></mfrac></math>", "1/√(2)"),
    ("a <math><mi>x</mi>", "a x"), ("a <math><mi>x</mi><annotation>x</annotation>", "a x"),
    ("<MATH ALTTEXT=''><mi>x</mi></MATH >!", "x!"),
    ("<math><mroot><mrow><mi>x</mi><mo>+</mo><mn>1</mn></mrow><mn>3</mn></mroot></math>", "(x+1)^(1/3)"),
    ("<math><mfrac><mroot><mi>x</mi><mn>3</mn></mroot><mtext> if x </mtext></mfrac></math>", "((x)^(1/3))/if x"),
    ("<math><mi>x</mi><annotation-xml><math><msqrt><mi>x</mi></msqrt></annotation-xml></math>", "x"),
  ])
  func `A formula is shown once: as TeX, as plain text, or by its symbols`(html: String, text: String) {
    #expect(HTMLText.plain(html) == text)
  }

  @Test
  func `A tag written with entities is text`() {
    #expect(HTMLText.plain("&lt;b&gt;x&lt;/b&gt;") == "<b>x</b>")
  }

  @Test(arguments: [
    "<a", "<", "<a ", "<a \"", "<a '\"", "<a =\">", "<!", "<!-", "<!--", "<!-- --", "</", "<a>", "<b><i>", "</b>",
    "<span class=", "clas", "class='", "class", "&", "&#",
    "&amp;", "&longest", "<br>", "<ul><li>a", "<blockquote>a", "<pre> ", "<pre>\n", "</li>", "<a href=x>", "href=",
    "<a href=\"https://a\">b</a>", "<math>", "<math><mi>", "<math></math>", "<sup>", "<rt>", "<ol reversed>", "<td>",
    "<a href=\"mailto:a\">", " ", "é", "e\u{301}", "\r\n", "<p>a",
  ])
  func `The time to parse HTML is linear in the length of the HTML, whatever the HTML repeats`(piece: String) {
    for (start, end) in [("", ""), ("<a ", ">"), ("<a ", "\">"), ("<a \"", "'>"), ("<a '<a \"", ">")] {
      let ratio = growth(from: 200) { count in
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
