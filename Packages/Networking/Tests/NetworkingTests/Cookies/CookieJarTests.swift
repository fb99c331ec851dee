import Foundation
import Networking
import Synchronization
import Testing

@Suite
struct CookieJarTests {
  private final class MemoryStorage: CookieStorage {
    let saved = Mutex<[[Cookie]]>([])

    func load() -> [Cookie] { saved.withLock { $0.last ?? [] } }

    func save(_ cookies: [Cookie]) { saved.withLock { $0.append(cookies) } }
  }

  private let site = "https://www.wanandroid.com/user/login"

  private func store(_ values: [String], from address: String? = nil, in jar: CookieJar) throws {
    let url = try #require(URL(string: address ?? site))
    jar.store(HTTPHeaders(values.map { .init(name: "Set-Cookie", value: $0) }), from: url)
  }

  private func header(_ jar: CookieJar, for address: String) throws -> String? {
    jar.header(for: try #require(URL(string: address)))
  }

  @Test
  func `A cookie jar sends the cookies of a login to the hosts that they belong to`() throws {
    let jar = CookieJar(now: { Date(timeIntervalSince1970: 1_700_000_000) })
    try store(
      [
        "JSESSIONID=865E; Path=/; Secure; HttpOnly",
        "token_pass=0123; Expires=Tue, 14-Oct-2036 06:37:13 GMT; Path=/",
        "token_pass_wanandroid_com=0123; Domain=wanandroid.com; Expires=Tue, 14-Oct-2036 06:37:13 GMT; Path=/",
      ], in: jar)
    #expect(
      try header(jar, for: "https://www.wanandroid.com/lg/coin")
        == "JSESSIONID=865E; token_pass=0123; token_pass_wanandroid_com=0123")
    #expect(try header(jar, for: "http://www.wanandroid.com/") == "token_pass=0123; token_pass_wanandroid_com=0123")
    #expect(try header(jar, for: "https://wanandroid.com/") == "token_pass_wanandroid_com=0123")
    #expect(try header(jar, for: "https://evil-wanandroid.com/") == nil)
    #expect(try header(jar, for: "https://example.com/") == nil)
  }

  @Test
  func `A cookie jar deletes a cookie that a logout sets with Max-Age=0`() throws {
    let jar = CookieJar()
    try store(["token=0123; Max-Age=1000; Path=/", "own=1"], in: jar)
    try store(["token=\"\"; Max-Age=0; Expires=Tue, 14-Oct-2036 06:37:13 GMT; Path=/"], in: jar)
    #expect(jar.cookies.map(\.name) == ["own"])
  }

  @Test
  func `A cookie expires after its Max-Age, which takes precedence over Expires`() throws {
    let now = ManualClock(Date(timeIntervalSince1970: 1_700_000_000))
    let jar = CookieJar(now: { now.date })
    try store(["a=1; Max-Age=10; Expires=Thu, 01-Jan-1970 00:00:10 GMT", "b=2; Max-Age=20"], in: jar)
    #expect(jar.cookies.map(\.name) == ["a", "b"])
    now.advance(by: 10)
    #expect(jar.cookies.map(\.name) == ["b"])
    now.advance(by: 10)
    #expect(try header(jar, for: site) == nil)
  }

  @Test
  func `A cookie jar sends a cookie to its path and the paths below, and sends cookies with longer paths first`() throws
  {
    let jar = CookieJar()
    try store(["a=1; Path=/", "b=2; Path=/user", "c=3", "d=4; Path=x"], in: jar)
    #expect(try header(jar, for: "https://www.wanandroid.com/user/x") == "b=2; c=3; d=4; a=1")
    #expect(try header(jar, for: "https://www.wanandroid.com/users") == "a=1")
    #expect(try header(jar, for: "https://www.wanandroid.com/user") == "b=2; c=3; d=4; a=1")
  }

  @Test(arguments: [
    "a=1; Domain=example.com", "a=1; Domain=com", "a=1; Domain=b.www.wanandroid.com", "=1", "a", "a\u{1}=1",
    "a=1\r\nX: 2",
  ])
  func `A cookie jar rejects cookies for other hosts, cookies for top-level domains, and malformed cookies`(
    value: String
  ) throws {
    let jar = CookieJar()
    try store([value], in: jar)
    #expect(jar.cookies.isEmpty)
  }

  @Test
  func `A cookie jar rejects a cookie with a domain from a server with an IP address`() throws {
    let jar = CookieJar()
    try store(["a=1; Domain=0.0.1", "b=2"], from: "http://127.0.0.1:8080/", in: jar)
    #expect(jar.cookies.map(\.name) == ["b"])
    #expect(try header(jar, for: "http://127.0.0.1:9090/") == "b=2")
  }

  @Test
  func `A cookie jar sends a secure cookie without encryption only to the loopback address`() throws {
    let jar = CookieJar()
    try store(["a=1; Secure"], from: "http://127.0.0.1:8080/", in: jar)
    try store(["b=1; Secure"], in: jar)
    #expect(try header(jar, for: "http://127.0.0.1:8080/") == "a=1")
    #expect(try header(jar, for: "http://www.wanandroid.com/user/x") == nil)
  }

  @Test
  func `The storage of a cookie jar contains only cookies with an expiration date`() throws {
    let storage = MemoryStorage()
    let jar = CookieJar(storage: storage)
    try store(["session=1", "kept=2; Max-Age=1000"], in: jar)
    #expect(CookieJar(storage: storage).cookies.map(\.name) == ["kept"])
    try store(["session=2"], in: jar)
    #expect(storage.saved.withLock { $0.count } == 1)
    jar.removeAll()
    #expect(CookieJar(storage: storage).cookies.isEmpty)
    #expect(jar.cookies.isEmpty)
  }

  @Test(
    arguments: [
      ("https://www.example.co.uk/", "co.uk"), ("https://evil.github.io/", "github.io"), ("https://a.b.com/", "com"),
      ("https://www.example.公司.cn/", "xn--55qx5d.cn"), ("https://x.y.kawasaki.jp/", "y.kawasaki.jp"),
      ("https://www.evil.com./", "com."), ("https://www.evil.co.uk./", "co.uk."), ("https://server.lan/", "lan"),
    ])
  func `A cookie jar rejects a cookie for a public suffix`(address: String, domain: String) throws {
    let jar = CookieJar()
    try store(["a=1; Domain=\(domain)", "b=1; Domain=.\(domain)", "c=1"], from: address, in: jar)
    #expect(jar.cookies.map(\.name) == ["c"])
  }

  @Test func `A cookie jar sends a cookie for a registered domain to every host below it`() throws {
    let jar = CookieJar()
    try store(["a=1; Domain=example.co.uk"], from: "https://www.example.co.uk/", in: jar)
    try store(["b=1; Domain=city.kawasaki.jp"], from: "https://www.city.kawasaki.jp/", in: jar)
    #expect(try header(jar, for: "https://shop.example.co.uk/") == "a=1")
    #expect(try header(jar, for: "https://shop.city.kawasaki.jp/") == "b=1")
  }

  @Test(arguments: [("https://github.io/", "https://a.github.io/"), ("https://localhost/", "https://a.localhost/")])
  func `A host that is a public suffix can set cookies only for itself`(address: String, below: String) throws {
    let jar = CookieJar()
    let host = try #require(URL(string: address)?.host())
    try store(["a=1; Domain=\(host)"], from: address, in: jar)
    #expect(try header(jar, for: address) == "a=1")
    #expect(try header(jar, for: below) == nil)
  }

  @Test func `A cookie jar drops stored cookies for a public suffix`() throws {
    let storage = MemoryStorage()
    try store(["a=1; Max-Age=1000"], in: CookieJar(storage: storage))
    storage.saved.withLock { ($0[0][0].domain, $0[0][0].isHostOnly) = ("com", false) }
    let jar = CookieJar(storage: storage)
    #expect(jar.cookies.isEmpty)
    #expect(try header(jar, for: "https://example.com/") == nil)
  }

  @Test(
    arguments: [
      ("__Secure-a=1", false), ("__Secure-a=1; Secure", true), ("__SECURE-a=1", false),
      ("__Secure-a=1; Secure; Domain=wanandroid.com", true), ("__Host-a=1", false), ("__Host-a=1; Secure", false),
      ("__Host-a=1; Path=/", false), ("__Host-a=1; Secure; Path=/user", false), ("__Host-a=1; Secure; Path=/", true),
      ("__host-a=1; Secure; Path=/; Domain=www.wanandroid.com", false), ("__hOsT-a=1; Path=/", false),
    ])
  func `A cookie must meet the conditions of its name prefix`(value: String, isTaken: Bool) throws {
    let jar = CookieJar()
    try store([value], in: jar)
    #expect(jar.cookies.count == (isTaken ? 1 : 0))
  }

  @Test func `A cookie jar rejects a secure cookie from an unencrypted response`() throws {
    let jar = CookieJar()
    try store(["a=1; Secure", "__Host-b=1; Secure; Path=/"], from: "http://www.wanandroid.com/", in: jar)
    try store(["c=1; Secure"], from: "http://127.evil.example/", in: jar)
    #expect(jar.cookies.isEmpty)
  }

  @Test(
    arguments: [
      "sid=evil; Path=/", "sid=evil; Path=/user/deeper", "sid=evil; Domain=wanandroid.com; Path=/user",
      "sid=; Max-Age=0; Path=/user",
    ])
  func `An unencrypted response cannot replace a secure cookie`(value: String) throws {
    let jar = CookieJar()
    try store(["sid=good; Secure; Path=/user"], in: jar)
    try store([value], from: "http://www.wanandroid.com/user/login", in: jar)
    let isElsewhere = value.hasSuffix("evil; Path=/")
    #expect(try header(jar, for: site) == (isElsewhere ? "sid=good; sid=evil" : "sid=good"))
    try store(["sid=new; Secure; Path=/user"], in: jar)
    #expect(try header(jar, for: site)?.hasPrefix("sid=new") == true)
  }

  @Test func `A subdomain cannot hide a secure cookie of its parent domain over http`() throws {
    let jar = CookieJar()
    try store(["sid=good; Secure; Path=/; Domain=wanandroid.com"], in: jar)
    try store(["sid=evil; Path=/"], from: "http://a.wanandroid.com/", in: jar)
    #expect(try header(jar, for: "http://a.wanandroid.com/") == nil)
    #expect(try header(jar, for: "https://a.wanandroid.com/") == "sid=good")
  }

  @Test func `A cookie jar keeps the 50 newest cookies of each site, and removes secure cookies last`() throws {
    let jar = CookieJar()
    try store(["other=1"], from: "https://example.org/", in: jar)
    try store(["first=1; Secure", "second=1"], in: jar)
    try store((0..<60).map { "c\($0)=1" }, from: "https://a.b.wanandroid.com/", in: jar)
    #expect(jar.cookies.map(\.name) == ["other", "first"] + (11..<60).map { "c\($0)" })
    try store((0..<60).map { "s\($0)=1; Secure" }, from: "https://wanandroid.com/", in: jar)
    #expect(jar.cookies.map(\.name) == ["other"] + (10..<60).map { "s\($0)" })
  }

  @Test func `A cookie jar keeps the 300 newest cookies of all sites`() throws {
    let jar = CookieJar()
    for site in 0..<8 { try store((0..<50).map { "c\($0)=1" }, from: "https://site\(site).example/", in: jar) }
    #expect(jar.cookies.count == 300)
    #expect(jar.cookies.first?.domain == "site2.example")
    #expect(jar.cookies.last?.domain == "site7.example")
  }

  @Test func `A cookie has at most 4,096 bytes, and an attribute of more than 1,024 bytes is ignored`() throws {
    let jar = CookieJar()
    let long = String(repeating: "x", count: 4_095)
    try store(["a=\(long)", "b=\(long)x"], in: jar)
    try store(["c=1; Path=/\(long); Domain=\(long); Comment=\(long)\(long)"], in: jar)
    #expect(jar.cookies.map(\.name) == ["a", "c"])
    #expect(jar.cookies.last?.path == "/user")
    #expect(jar.cookies.last?.domain == "www.wanandroid.com")
  }

  @Test func `The Cookie header has at most 8 KiB and omits cookies that do not fit`() throws {
    let jar = CookieJar()
    let value = String(repeating: "x", count: 4_000)
    try store(["a=\(value)", "b=\(value)", "c=\(value)", "d=1"], in: jar)
    #expect(try header(jar, for: site) == "a=\(value); b=\(value); d=1")
  }

  @Test(arguments: ["Max-Age=99999999999999999999999", "Max-Age=40000000", "Expires=Fri, 31 Dec 9999 23:59:59 GMT"])
  func `A cookie expires after 400 days at most`(attribute: String) throws {
    let now = Date(timeIntervalSince1970: 1_700_000_000)
    let jar = CookieJar(now: { now })
    try store(["a=1; \(attribute)"], in: jar)
    #expect(jar.cookies.first?.expires == now.addingTimeInterval(400 * 86_400))
  }

  @Test func `A cookie jar sends a cookie whose path ends with a slash only to paths below it`() throws {
    let jar = CookieJar()
    try store(["a=1", "b=1; Path=/user/"], from: "https://www.wanandroid.com/user/", in: jar)
    #expect(jar.cookies.first?.path == "/user")
    #expect(try header(jar, for: "https://www.wanandroid.com/user/") == "b=1; a=1")
    #expect(try header(jar, for: "https://www.wanandroid.com/user") == "a=1")
    #expect(try header(jar, for: "https://www.wanandroid.com/user%2Fx") == nil)
  }
}
