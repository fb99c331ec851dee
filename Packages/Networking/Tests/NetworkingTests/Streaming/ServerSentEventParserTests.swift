import Foundation
import Testing

@testable import Networking

@Suite
struct ServerSentEventParserTests {
  private func parse(_ text: String, limit: Int = 1_000) throws -> [ServerSentEvent] {
    var parser = ServerSentEventParser(limit: limit)
    return try parser.parse(Array(text.utf8))
  }

  @Test(arguments: [
    ("data: a\n\n", [ServerSentEvent(data: "a")]),
    ("data:a\n\n", [ServerSentEvent(data: "a")]),
    ("data:  a \n\n", [ServerSentEvent(data: " a ")]),
    ("data: a\ndata: b\n\n", [ServerSentEvent(data: "a\nb")]),
    ("data\n\n", [ServerSentEvent(data: "")]),
    ("data\ndata\n\n", [ServerSentEvent(data: "\n")]),
    (
      "event: update\ndata: a\n\ndata: b\n\n", [ServerSentEvent(type: "update", data: "a"), ServerSentEvent(data: "b")]
    ),
    ("event: update\n\ndata: b\n\n", [ServerSentEvent(data: "b")]),
    (":)\n\n:thump\ndata: a\n\n", [ServerSentEvent(data: "a")]),
    ("\u{FEFF}data: a\n\n\u{FEFF}data: b\n\n", [ServerSentEvent(data: "a")]),
    ("data: a\r\n\r\ndata: b\r\rdata: c\n\n", ["a", "b", "c"].map { ServerSentEvent(data: $0) }),
    ("other: x\nDATA: y\ndata: a:b\n\n", [ServerSentEvent(data: "a:b")]),
    ("data: a", []),
    ("data: a\n", []),
  ])
  func `The parser follows the HTML standard, for pieces of any size`(text: String, events: [ServerSentEvent]) throws {
    #expect(try parse(text) == events)
    for size in 1...5 {
      var parser = ServerSentEventParser(limit: 1_000)
      let bytes = Array(text.utf8)
      let pieces = stride(from: 0, to: bytes.count, by: size).map { bytes[$0..<min($0 + size, bytes.count)] }
      #expect(try pieces.flatMap { try parser.parse($0) } == events)
    }
  }

  @Test
  func `Bytes that are not UTF-8 are replaced`() throws {
    var parser = ServerSentEventParser(limit: 100)
    #expect(try parser.parse(Array("data: ".utf8) + [0xFF] + Array("\n\n".utf8)) == [ServerSentEvent(data: "\u{FFFD}")])
  }

  @Test
  func `The last ID and the delay remain after a restart, and an incomplete event does not`() throws {
    var parser = ServerSentEventParser(limit: 1_000)
    #expect(parser.lastID == nil)
    _ = try parser.parse(Array("retry: 2500\nid: 7\ndata: a\n\nid: 8\nevent: x\ndata: b\n".utf8))
    parser.restart()
    #expect(parser.lastID == "7")
    #expect(parser.retry == .milliseconds(2_500))
    #expect(try parser.parse(Array("data: c\n\n".utf8)) == [ServerSentEvent(data: "c")])
    #expect(parser.lastID == "7")
    _ = try parser.parse(Array("id\n\n".utf8))
    #expect(parser.lastID == "")
  }

  @Test(arguments: ["id: a\u{0}b", "id: a\tb", "id: \(String(repeating: "x", count: 2_000))"])
  func `An ID that cannot become a header is ignored`(line: String) throws {
    var parser = ServerSentEventParser(limit: 10_000)
    _ = try parser.parse(Array("id: 7\n\n\(line)\n\n".utf8))
    #expect(parser.lastID == "7")
  }

  @Test(arguments: [("-1", nil), ("1.5", nil), ("", nil), ("99999999999999999999", Duration.seconds(3_600))])
  func `An invalid delay is ignored, and a long one is shortened`(text: String, delay: Duration?) throws {
    var parser = ServerSentEventParser(limit: 1_000)
    _ = try parser.parse(Array("retry: \(text)\n".utf8))
    #expect(parser.retry == delay)
  }

  @Test(arguments: [
    String(repeating: "x", count: 101), ":" + String(repeating: "x", count: 100),
    String(repeating: "data:x\n", count: 51),
  ])
  func `A line or an event above the limit is an error`(text: String) {
    #expect(throws: NetworkError.tooLarge(.event(bytes: 100))) { try parse(text, limit: 100) }
  }

  @Test
  func `Any number of events and comments below the limit is parsed`() throws {
    #expect(try parse(String(repeating: "data: x\n\n:thump\n", count: 1_000), limit: 100).count == 1_000)
  }

  @Test
  func `An event of very many lines takes linear time`() throws {
    var parser = ServerSentEventParser(limit: 1 << 20)
    let text = String(repeating: "data\n", count: 1 << 18) + "\n"
    let started = ContinuousClock.now
    #expect(try parser.parse(Array(text.utf8)).map(\.data.utf8.count) == [(1 << 18) - 1])
    #expect(ContinuousClock.now - started < .seconds(20))
  }
}
