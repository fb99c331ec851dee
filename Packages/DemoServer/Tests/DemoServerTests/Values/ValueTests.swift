import Foundation
import Testing

@testable import DemoServer

@Suite
struct TimestampTests {
  @Test
  func `A timestamp is formatted for each API`() {
    let date = Date(milliseconds: 1_544_258_835_113)
    #expect(date.iso8601Milliseconds == "2018-12-08T08:47:15.113Z")
    #expect(date.iso8601 == "2018-12-08T08:47:15Z")
    #expect(date.twitter == "Sat Dec 08 08:47:15 +0000 2018")
    #expect(date.http() == "Sat, 08 Dec 2018 08:47:15 GMT")
    #expect(date.http(separator: "-") == "Sat, 08-Dec-2018 08:47:15 GMT")
    #expect(date.chinaTime == "2018-12-08 16:47:15")
  }

  @Test(arguments: [0, 951_782_400, 4_107_542_400, -86_400, 68_169_600, 1_709_164_800])
  func `A timestamp agrees with Foundation's calendar`(seconds: Int) {
    let date = Date(timeIntervalSince1970: Double(seconds))
    #expect(date.iso8601 == date.formatted(.iso8601))
  }
}

@Suite
struct JSONTests {
  @Test
  func `JSON can be nested 64 levels deep, and deeper JSON is refused`() throws {
    func nested(_ depth: Int) -> Data {
      Data((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    #expect(throws: Never.self) { try JSON(parsing: nested(64)) }
    #expect(throws: NestingTooDeep.self) { try JSON(parsing: nested(65)) }
  }
}
