import Foundation
import Testing

@testable import FeatureLogin

@Suite
struct OAuthPiecesTests {
  @Test(arguments: [
    ("mastodon.social", "https://mastodon.social"),
    (" Mastodon.social/ ", "https://mastodon.social"),
    ("https://mastodon.social:8443", "https://mastodon.social:8443"),
    ("http://127.0.0.1:8080/mastodon/", "http://127.0.0.1:8080/mastodon"),
    ("http://localhost:1", "http://localhost:1"),
    ("http://mastodon.social", nil), ("mastodon", nil), ("", nil), ("https://", nil), ("ftp://a.example", nil),
    ("https://user@a.example", nil), ("a.example?x=1", nil), ("a.example#x", nil), ("not a server", nil),
  ])
  func `A login server's address uses https, unless it is a loopback address`(text: String, url: String?) {
    #expect(ServerAddress(text)?.url.absoluteString == url)
  }

  @Test(arguments: [
    ("GET /callback?code=a&state=b HTTP/1.1\r\nHost: x\r\n\r\n", "http://127.0.0.1:5/callback?code=a&state=b"),
    ("GET /callback HTTP/1.0\n", "http://127.0.0.1:5/callback"),
    ("GET /favicon.ico HTTP/1.1\r\n", nil),
    ("GET /callback2?code=a HTTP/1.1\r\n", nil),
    ("GET //evil.example/callback HTTP/1.1\r\n", nil),
    ("POST /callback?code=a HTTP/1.1\r\n", nil),
    ("GET  /callback HTTP/1.1\r\n", nil),
    ("\u{0}\u{1}", nil), ("", nil),
  ])
  func `The first line of an HTTP request determines whether the request is a redirect`(head: String, url: String?)
    throws
  {
    let base = try #require(URL(string: "http://127.0.0.1:5/callback"))
    #expect(RedirectPage.address(in: Array(head.utf8), at: base)?.absoluteString == url)
  }

  @Test
  func `The page for the browser sends the user back to the terminal, and other requests receive the status 404`() {
    let page = String(decoding: RedirectPage.answer(isRedirect: true), as: UTF8.self)
    #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(page.contains("go back to the terminal"))
    #expect(page.contains("返回终端"))
    #expect(String(decoding: RedirectPage.answer(isRedirect: false), as: UTF8.self).hasPrefix("HTTP/1.1 404 Not Found"))
  }
}
