import Foundation
import Networking
import Testing

@Suite struct CookieAttributeTests {
  @Test func `A value without the name of its attribute has no effect`() throws {
    let url = try #require(URL(string: "http://www.wanandroid.com/"))
    let jar = CookieJar()
    jar.store(["Set-Cookie": "a=b;=Secure; Path=/"], from: url)
    #expect(jar.header(for: url) == "a=b")
  }
}
