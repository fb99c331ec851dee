import Foundation
import Networking
import Testing

@Suite struct ServerURLTests {
  @Test(arguments: [
    ("https://mastodon.social", "https://mastodon.social"),
    (" HTTPS://Mastodon.Social:443// ", "https://mastodon.social"),
    ("mastodon.social", "https://mastodon.social"),
    ("Mastodon.Social:8443/api/", "https://mastodon.social:8443/api"),
    ("http://example.com:80/Path/", "http://example.com/Path"),
    ("http://example.com:443", "http://example.com:443"),
    ("localhost:8080", "http://localhost:8080"),
    ("127.0.0.1:80/mastodon/", "http://127.0.0.1/mastodon"),
    ("[::1]:8080", "http://[::1]:8080"),
    ("https://[::1]/", "https://[::1]"),
    ("https://example.com/a%2Fb/", "https://example.com/a%2Fb"),
    ("münchen.example", "https://xn--mnchen-3ya.example"),
    ("https://MÜNCHEN.example:8443/a/", "https://xn--mnchen-3ya.example:8443/a"),
    ("例え.テスト", "https://xn--r8jz45g.xn--zckzah"),
  ])
  func `Every valid spelling of a server URL has the same canonical form`(text: String, expected: String) throws {
    let url = try #require(URL(server: text))
    #expect(url.absoluteString == expected)
    #expect(URL(server: url.absoluteString) == url)
  }

  @Test(arguments: [
    ("http://[::1]:8080/a", "[::1]:8080"), ("https://[2001:db8::1]", "[2001:db8::1]"),
    ("http://127.0.0.1:9", "127.0.0.1:9"), ("https://example.com/a", "example.com"), ("mailto:a@example.com", ""),
    ("http://ex%61mple.com:9", "example.com:9"),
  ])
  func `hostAndPort of a URL encloses an IPv6 address in brackets`(text: String, expected: String) throws {
    #expect(try #require(URL(string: text)).hostAndPort == expected)
  }

  @Test(arguments: [
    "", "   ", "ftp://example.com", "http://", "https:///path", "http://user:secret@example.com", "user@example.com",
    "http://example.com/?a=b", "http://example.com/#a", "two words", "http://exa mple.com",
    "example.com:99999", "http://example.com:0", "mün chen.example", "https://ü@example.com",
    "https://münchen.example?ä",
  ])
  func `Text that is not the URL of a web server is rejected`(text: String) {
    #expect(URL(server: text) == nil)
  }

  @Test func `A server URL is a loopback URL only for the hosts localhost, 127.0.0.1 and ::1`() throws {
    #expect(["localhost", "127.0.0.1:1", "http://[::1]:8"].allSatisfy { URL(server: $0)?.isLoopback == true })
    #expect(["localhost.example", "127.0.0.2", "1.127.0.0.1"].allSatisfy { URL(server: $0)?.isLoopback == false })
  }
}
