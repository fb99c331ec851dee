import Foundation
import Testing
import WebUI

@Suite struct ExampleTests {
  @Test func `The example of the README creates a row with a link`() throws {
    let (name, page) = ("Ada <b>", try #require(URL(string: "https://swift.org/a?b&c")))
    let row = HTML.element("li", [.identifier("row")]) {
      "Name: \(name)"
      HTML.element("a", [.link(page)]) { "Page" }
    }
    let link = #"<a href="https://swift.org/a?b&amp;c" rel="noopener noreferrer">Page</a>"#
    #expect(row.markup == #"<li id="row">Name: Ada &lt;b&gt;"# + link + "</li>")
  }
}
