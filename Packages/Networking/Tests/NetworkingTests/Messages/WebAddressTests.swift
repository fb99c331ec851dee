import Foundation
import Networking
import Testing

@Suite
struct WebAddressTests {
  @Test(arguments: ["https://a.example/b?c=%20#d", "HTTP://A.example", "http://127.0.0.1:8080/", "https://[::1]/"])
  func `A web URL is used as the server wrote it`(_ text: String) {
    #expect(URL(web: text)?.absoluteString == text)
  }

  @Test(arguments: [
    nil, "", "a.example", "/path", "//a.example", "https://", "https:///path", "file:///etc/passwd",
    "javascript:alert(1)", "ftp://a.example", "https://a.example/b c", " https://a.example", "https://a.example/\n",
  ])
  func `A web URL cannot be a file, a script, a path, a name without a scheme, or text with spaces`(_ text: String?) {
    #expect(URL(web: text) == nil)
  }

  @Test(arguments: [
    (
      "See https://a.example/b, (http://c.example) and “https://d.example/?e=1”.",
      ["https://a.example/b", "http://c.example", "https://d.example/?e=1"]
    ),
    ("见https://a.example/茶。 httpd https:// https://a.example https://a.example", ["https://a.example"]), ("", []),
  ])
  func `The addresses in a text are without the punctuation after them, and each is listed once`(
    text: String, addresses: [String]
  ) {
    #expect([URL](webAddressesIn: text).map(\.absoluteString) == addresses)
  }
}
