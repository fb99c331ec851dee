import Foundation
import Networking
import NetworkingTest
import Testing

@Suite
struct JSONRepairTests {
  private func decode<Value: Decodable & Sendable>(_ body: Data, as: Value.Type = Value.self) async throws -> Value {
    try await APIClient.scripted([.json(body)]).send(Endpoint<Value>(.get, "/"))
  }

  @Test(arguments: [
    (#"a \ud83d b"#, "a \u{FFFD} b"), (#"a \uDE00 b"#, "a \u{FFFD} b"), (#"\ud83d"#, "\u{FFFD}"),
    (#"\ud83d\ud83d\ude00"#, "\u{FFFD}😀"), (#"\ude00\ud83d"#, "\u{FFFD}\u{FFFD}"), (#"\uD83D\u0041"#, "\u{FFFD}A"),
    (#"\ud83d\n"#, "\u{FFFD}\n"), (#"\\\ud83d"#, "\\\u{FFFD}"),
  ])
  func `A surrogate that is not part of a pair becomes U+FFFD, and the rest of the text stays`(
    json: String, text: String
  ) async throws {
    #expect(try await decode(Data("[\"\(json)\"]".utf8), as: [String].self) == [text])
  }

  @Test(arguments: [
    (#"\ud83d\ude00"#, "😀"), (#"\\ud83d"#, #"\ud83d"#), (#"\\\\ud83d x"#, #"\\ud83d x"#),
    (#"\"\\ud83d\""#, #""\ud83d""#),
    (#"\u00e9\/\b"#, "é/\u{08}"), ("é 张 😀", "é 张 😀"),
  ])
  func `Valid pairs, and escaped backslashes before u, do not change`(json: String, text: String) async throws {
    #expect(try await decode(Data("[\"\(json)\"]".utf8), as: [String].self) == [text])
  }

  @Test func `A lone surrogate in a name neither hides the other fields nor the object`() async throws {
    let json = #"{"\ud800": 1, "name": "a", "x\udfff": {"\ud83d\ude00": 2}}"#
    struct Named: Decodable { var name: String }
    #expect(try await decode(Data(json.utf8), as: Named.self).name == "a")
    #expect(try await decode(Data(#"{"\ud800": 1, "b": 2}"#.utf8), as: [String: Int].self) == ["\u{FFFD}": 1, "b": 2])
  }

  @Test(arguments: [
    ([0x61, 0xFF, 0x62] as [UInt8], "a\u{FFFD}b"), ([0x61, 0xE5, 0xBC], "a\u{FFFD}"),
    ([0xED, 0xA0, 0x80, 0x62], "\u{FFFD}\u{FFFD}\u{FFFD}b"), ([0x61, 0x01, 0x0A, 0x62], "a\u{FFFD}\u{FFFD}b"),
    (Array(#"a\xb"#.utf8), "a\u{FFFD}xb"), (Array(#"\u12G4"#.utf8), "\u{FFFD}u12G4"),
  ])
  func `An ill-formed byte, control character or escape sequence in a string does not remove its text`(
    bytes: [UInt8], text: String
  ) async throws {
    #expect(try await decode(Data(#"["x", ""#.utf8) + bytes + Data(#""]"#.utf8), as: [String].self) == ["x", text])
  }

  @Test(arguments: [#"["a\"#, #"["\ud83d"#, #"["\ud8"#, #"["\"#, #"[\ud83d]"#, "[\u{01}]"])
  func `Text that is not JSON stays an error`(json: String) async {
    await #expect(throws: NetworkError.self) { try await decode(Data(json.utf8), as: [String].self) }
  }

  @Test func `A response of megabytes of lone surrogates is decoded`() async throws {
    let count = 500_000
    let json = Data("[\"".utf8) + Data(String(repeating: #"\ud800"#, count: count).utf8) + Data("\"]".utf8)
    #expect(try await decode(json, as: [String].self).first?.unicodeScalars.count == count)
  }
}
