import Foundation
import Networking
import Synchronization
import Testing

@Suite("A cookie jar")
struct CookieJarTests {
  private final class MemoryStorage: CookieStorage {
    let saved = Mutex<[Cookie]>([])
    let saves = Mutex(0)

    func load() -> [Cookie] { saved.withLock { $0 } }

    func save(_ cookies: [Cookie]) {
      saved.withLock { $0 = cookies }
      saves.withLock { $0 += 1 }
    }
  }

  private let site = "https://www.wanandroid.com/user/login"

  private func store(_ values: [String], from address: String? = nil, in jar: CookieJar) throws {
    let url = try #require(URL(string: address ?? site))
    jar.store(HTTPHeaders(values.map { .init(name: "Set-Cookie", value: $0) }), from: url)
  }

  private func header(_ jar: CookieJar, for address: String) throws -> String? {
    jar.header(for: try #require(URL(string: address)))
  }

  @Test("replays what a sign-in sets, to the hosts that it is meant for")
  func signIn() throws {
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

  @Test("forgets what a sign-out expires with Max-Age=0")
  func signOut() throws {
    let jar = CookieJar()
    try store(["token=0123; Max-Age=1000; Path=/", "own=1"], in: jar)
    try store(["token=\"\"; Max-Age=0; Expires=Tue, 14-Oct-2036 06:37:13 GMT; Path=/"], in: jar)
    #expect(jar.cookies.map(\.name) == ["own"])
  }

  @Test("lets cookies expire, by Max-Age before Expires")
  func expiry() throws {
    let now = ManualClock(Date(timeIntervalSince1970: 1_700_000_000))
    let jar = CookieJar(now: { now.date })
    try store(["a=1; Max-Age=10; Expires=Thu, 01-Jan-1970 00:00:10 GMT", "b=2; Max-Age=20"], in: jar)
    #expect(jar.cookies.map(\.name) == ["a", "b"])
    now.advance(by: 10)
    #expect(jar.cookies.map(\.name) == ["b"])
    now.advance(by: 10)
    #expect(try header(jar, for: site) == nil)
  }

  @Test("sends a cookie to its path and below, longer paths first")
  func paths() throws {
    let jar = CookieJar()
    try store(["a=1; Path=/", "b=2; Path=/user", "c=3", "d=4; Path=x"], in: jar)
    #expect(try header(jar, for: "https://www.wanandroid.com/user/x") == "b=2; c=3; d=4; a=1")
    #expect(try header(jar, for: "https://www.wanandroid.com/users") == "a=1")
    #expect(try header(jar, for: "https://www.wanandroid.com/user") == "b=2; c=3; d=4; a=1")
  }

  @Test(
    "refuses cookies for other hosts, for whole top-level domains and without a name",
    arguments: [
      "a=1; Domain=example.com", "a=1; Domain=com", "a=1; Domain=b.www.wanandroid.com", "=1", "a", "a\u{1}=1",
      "a=1\r\nX: 2",
    ])
  func refused(value: String) throws {
    let jar = CookieJar()
    try store([value], in: jar)
    #expect(jar.cookies.isEmpty)
  }

  @Test("refuses a domain on an address")
  func address() throws {
    let jar = CookieJar()
    try store(["a=1; Domain=0.0.1", "b=2"], from: "http://127.0.0.1:8080/", in: jar)
    #expect(jar.cookies.map(\.name) == ["b"])
    #expect(try header(jar, for: "http://127.0.0.1:9090/") == "b=2")
  }

  @Test("sends secure cookies to this machine without encryption, and to no other")
  func secure() throws {
    let jar = CookieJar()
    try store(["a=1; Secure"], from: "http://127.0.0.1:8080/", in: jar)
    try store(["b=1; Secure"], in: jar)
    #expect(try header(jar, for: "http://127.0.0.1:8080/") == "a=1")
    #expect(try header(jar, for: "http://www.wanandroid.com/user/x") == nil)
  }

  @Test("keeps cookies with an end of their own for the next run, and no others")
  func persistence() throws {
    let storage = MemoryStorage()
    let jar = CookieJar(storage: storage)
    try store(["session=1", "kept=2; Max-Age=1000"], in: jar)
    #expect(CookieJar(storage: storage).cookies.map(\.name) == ["kept"])
    try store(["session=2"], in: jar)
    #expect(storage.saves.withLock { $0 } == 1)
    jar.removeAll()
    #expect(CookieJar(storage: storage).cookies.isEmpty)
    #expect(jar.cookies.isEmpty)
  }

  @Test("keeps 300 cookies at most, the newest")
  func limit() throws {
    let jar = CookieJar()
    try store((0..<310).map { "c\($0)=1" }, in: jar)
    #expect(jar.cookies.count == 300)
    #expect(jar.cookies.last?.name == "c309")
  }
}
