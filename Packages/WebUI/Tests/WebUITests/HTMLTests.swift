import Foundation
import Testing
import WebUI

@Suite struct HTMLTests {
  @Test(arguments: [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onclick='alert(1)", "</title><script>", "<!--",
    "&lt;b&gt;", "]]>", "<\u{0}script>",
  ])
  func `Hostile text stays text in content and in attributes`(text: String) {
    let page = HTML.element("p", [.identifier(text), .description(text), .value(text)]) { "\(text)" }
    let markup = page.document(title: text, language: "en").markup
    let tags = markup.matches(of: /<\/?([a-z!]+)/).map { String($0.1) }
    let head = ["head", "meta", "meta", "title", "title", "link", "script", "script", "head"]
    #expect(tags == ["!", "html"] + head + ["body", "p", "p", "body", "html"])
    #expect(markup.filter { $0 == "\"" }.count == 20)
    #expect(!markup.contains("'"))
  }

  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,x", "file:///etc", "//host", "http:x",
  ])
  func `A URL that is not a web page's becomes no link`(text: String) throws {
    let url = try #require(URL(string: text))
    #expect(HTML.element("a", [.link(url)]) { "x" }.markup == "<a>x</a>")
  }

  @Test func `A URL with a password becomes no link`() throws {
    let url = try #require(URL(string: "https://bank.example@evil.example/"))
    #expect(HTML.Attribute.link(url) == nil)
  }

  @Test func `Characters that reverse the direction of text are replaced`() {
    #expect(HTML("a\u{202E}b\u{2066}c\u{7}").markup == "a\u{FFFD}b\u{FFFD}c\u{FFFD}")
  }

  @Test func `A field keeps the direction controls that the user has typed, and no other control`() {
    #expect(HTML(typed: "<a\u{202E}b\u{2066}c\u{7}").markup == "&lt;a\u{202E}b\u{2066}c\u{FFFD}")
    #expect(HTML.element("input", [.value("a\u{2069}\"\u{7}")]).markup == "<input value=\"a\u{2069}&quot;\u{FFFD}\">")
  }

  @Test func `A builder joins elements, conditions and loops in order`() {
    let isShown = true
    let list = HTML.element("ul", [.style("rows")]) {
      for name in ["a", "b"] { HTML.element("li") { HTML(name) } }
      if isShown { HTML.element("br") }
      if !isShown { "hidden" }
    }
    #expect(list.markup == #"<ul class="rows"><li>a</li><li>b</li><br></ul>"#)
  }

  @Test func `The form of a page is sent as POST`() {
    let form = HTML.element("form", [.action("/more")]) {
      HTML.element("input", [.type("hidden"), .name("token"), .value("1&2")])
    }
    #expect(
      form.markup
        == #"<form method="post" action="/more"><input type="hidden" name="token" value="1&amp;2"></form>"#)
  }

  @Test(arguments: ["//evil.example", "/\\evil.example", "evil", "", "https://evil.example", "javascript:x"])
  func `A path that could lead to another server becomes no link, no form and no image`(path: String) {
    #expect(HTML.Attribute.page(path) == nil)
    #expect(HTML.Attribute.action(page: path) == nil)
    #expect(HTML.Attribute.image(path) == nil)
  }

  @Test(arguments: ["/", "/ranking", "/a?b=//c"])
  func `A path within the app becomes a link`(path: String) {
    #expect(HTML.element("a", [.page(path)]).markup == "<a href=\"\(path)\"></a>")
  }
}
