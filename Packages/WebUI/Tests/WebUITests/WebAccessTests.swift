import Testing

@testable import WebUI

@Suite struct WebAccessTests {
  private let access = WebAccess(port: 4000, key: "key", session: "session", token: "token")
  private let host = (name: "host", value: "127.0.0.1:4000")
  private let origin = (name: "origin", value: "http://127.0.0.1:4000")
  private let cookie = (name: "cookie", value: "theme=x; session-4000=session")

  @Test func `The requests of the page are allowed`() {
    #expect(access.refusal(of: "GET", [host, cookie]) == nil)
    #expect(access.refusal(of: "GET", [host, cookie, ("sec-fetch-site", "none")]) == nil)
    #expect(access.refusal(of: "POST", [host, origin, cookie], token: "token") == nil)
  }

  @Test(arguments: [
    "evil.example", "evil.example:4000", "127.0.0.1", "127.0.0.1:4001", "localhost:4000", "127.0.0.1:4000.evil.example",
    "[::1]:4000", "0.0.0.0:4000", "",
  ])
  func `A request for another host is refused`(name: String) {
    #expect(access.refusal(of: "GET", [("host", name), cookie]) == .host)
    #expect(access.refusal(of: "GET", [host, ("host", name), cookie]) == .host)
    #expect(access.refusal(of: "GET", [cookie]) == .host)
  }

  @Test(arguments: [
    "null", "http://evil.example", "https://127.0.0.1:4000", "http://127.0.0.1", "http://127.0.0.1:40000",
    "http://localhost:4000", "http://127.0.0.1:4000.evil.example",
  ])
  func `A request of another origin is refused, even with cookie and token`(other: String) {
    let fields = [host, cookie, ("origin", other)]
    #expect(access.refusal(of: "POST", fields, token: "token") == .origin)
    #expect(access.refusal(of: "GET", fields) == .origin)
    #expect(access.refusal(of: "POST", fields, needsSession: false) == .origin)
  }

  @Test func `A change without an origin is refused`() {
    #expect(access.refusal(of: "POST", [host, cookie], token: "token") == .origin)
  }

  @Test(arguments: ["cross-site", "same-site"])
  func `A link on another site does not open the page`(site: String) {
    #expect(access.refusal(of: "GET", [host, cookie, ("sec-fetch-site", site)]) == .origin)
  }

  @Test(arguments: ["PUT", "DELETE", "OPTIONS", "CONNECT", "TRACE", "post", ""])
  func `Other methods are refused`(method: String) {
    #expect(access.refusal(of: method, [host, origin, cookie], token: "token") == .method)
  }

  @Test(arguments: [
    "", "session-4000=", "session-4000=sessio", "session-4000=session2", "session-4001=session", "Session-4000=session",
    "x-session-4000=session", "session-4000=session; session-4000=session",
  ])
  func `A request without the one cookie of the session is refused`(value: String) {
    #expect(access.refusal(of: "GET", [host, ("cookie", value)]) == .session)
    #expect(access.refusal(of: "POST", [host, origin, ("cookie", value)], token: "token") == .session)
  }

  @Test(arguments: [nil, "", "toke", "token2", "TOKEN"])
  func `A change without the token of the page is refused`(token: String?) {
    #expect(access.refusal(of: "POST", [host, origin, cookie], token: token) == .token)
  }

  @Test func `The key is exchanged once, for a cookie that neither scripts nor other sites use`() {
    var access = access
    #expect(access.exchange("wrong") == nil)
    #expect(access.address == "http://127.0.0.1:4000/#key")
    #expect(access.exchange("key") == "session-4000=session; Path=/; SameSite=Strict; HttpOnly")
    #expect(access.exchange("key") == nil)
    #expect(access.address == nil)
  }

  @Test func `The secrets of two servers differ`() {
    let (first, second) = (WebAccess(port: 1), WebAccess(port: 1))
    #expect(first.token != second.token)
    #expect(first.address != second.address)
    #expect(first.token.count == 64)
  }

  @Test func `Every secret has 64 hexadecimal digits`() throws {
    for access in (0..<20).map(WebAccess.init) {
      let key = try #require(access.address?.split(separator: "#").last)
      #expect(key.wholeMatch(of: /[0-9a-f]{64}/) != nil && access.token.wholeMatch(of: /[0-9a-f]{64}/) != nil)
    }
  }

  @Test func `A request has the session if it has the cookie and comes from the page`() {
    #expect(access.hasSession([host, origin, cookie]))
    #expect(!access.hasSession([host, origin]))
    #expect(!access.hasSession([host, ("origin", "http://evil.example"), cookie]))
  }

  @Test func `The policy of the pages allows no script in markup and nothing from other servers`() throws {
    let policy = try #require(WebAccess.responseFields.first { $0.name == "Content-Security-Policy" }).value
    #expect(policy.hasPrefix("default-src 'none'"))
    #expect(!policy.contains("unsafe"))
    #expect(!policy.contains("http"))
  }
}
