import Foundation
import Testing

@testable import DemoServer

@Suite("Timestamps")
struct TimestampTests {
  @Test("Timestamps are written as each API writes them")
  func forms() {
    let date = Date(milliseconds: 1_544_258_835_113)
    #expect(date.iso8601Milliseconds == "2018-12-08T08:47:15.113Z")
    #expect(date.iso8601 == "2018-12-08T08:47:15Z")
    #expect(date.twitter == "Sat Dec 08 08:47:15 +0000 2018")
    #expect(date.http() == "Sat, 08 Dec 2018 08:47:15 GMT")
    #expect(date.http(separator: "-") == "Sat, 08-Dec-2018 08:47:15 GMT")
    #expect(date.chinaTime == "2018-12-08 16:47:15")
  }

  @Test(
    "Timestamps agree with the calendar",
    arguments: [0, 951_782_400, 4_107_542_400, -86_400, 68_169_600, 1_709_164_800])
  func calendar(seconds: Int) {
    let date = Date(timeIntervalSince1970: Double(seconds))
    #expect(date.iso8601 == date.formatted(.iso8601))
  }
}

@Suite("SHA-256")
struct SHA256Tests {
  @Test(
    "SHA-256 gives the standard's digests",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (String(repeating: "a", count: 1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
    ])
  func vectors(message: String, digest: String) { #expect(SHA256.hexDigest(of: message) == digest) }
}
