import Foundation
import ReactiveTest
import Testing

@testable import Networking

/// The random test decodes twenty thousand streams, and ten million in `make fuzz-websocket`.
@Suite
struct WebSocketDecoderTests {
  private typealias Item = WebSocketDecoder.Item

  private static let inputs = ProcessInfo.processInfo.environment["FUZZ_INPUTS"].flatMap { Int($0) } ?? 20_000

  private func decode(_ bytes: [UInt8], piece size: Int = .max, limit: Int = 1_000) -> [Item] {
    var decoder = WebSocketDecoder(limit: limit)
    if size == .max { return decoder.decode(bytes) }
    return stride(from: 0, to: bytes.count, by: size).flatMap {
      decoder.decode(bytes[$0..<min($0 + size, bytes.count)])
    }
  }

  // The first frames are the examples of RFC 6455, section 5.7.
  @Test(
    arguments: [
      ([0x81, 0x05, 0x48, 0x65, 0x6C, 0x6C, 0x6F], [WebSocketDecoder.Item.message(.text("Hello"))]),
      ([0x01, 0x03, 0x48, 0x65, 0x6C, 0x80, 0x02, 0x6C, 0x6F], [.message(.text("Hello"))]),
      ([0x89, 0x05, 0x48, 0x65, 0x6C, 0x6C, 0x6F], [.ping(Array("Hello".utf8))]),
      ([0x8A, 0x00], [.pong]),
      ([0x82, 0x02, 0x00, 0xFF], [.message(.data(Data([0x00, 0xFF])))]),
      ([0x81, 0x00, 0x82, 0x00], [.message(.text("")), .message(.data(Data()))]),
      ([0x02, 0x00, 0x00, 0x00, 0x80, 0x01, 0x07], [.message(.data(Data([0x07])))]),
      // A control frame between the fragments of a message, and a character that two fragments share.
      ([0x01, 0x01, 0xC3, 0x89, 0x01, 0x41, 0x80, 0x01, 0xA9], [.ping([0x41]), .message(.text("é"))]),
      ([0x88, 0x00, 0x81, 0x00], [.close(nil)]),
      ([0x88, 0x04, 0x03, 0xE9, 0x6F, 0x6B], [.close(1_001)]),
      (
        [0x81, 0x7E, 0x00, 0x7E] + [UInt8](repeating: 0x61, count: 126),
        [.message(.text(String(repeating: "a", count: 126)))]
      ),
      ([0x81, 0x05, 0x48], []), ([0x81], []), ([], []),
    ] as [([UInt8], [WebSocketDecoder.Item])])
  private func `Valid frames are decoded, for pieces of any size`(bytes: [UInt8], items: [WebSocketDecoder.Item]) {
    for size in [.max, 1, 2, 3, 5] { #expect(decode(bytes, piece: size) == items) }
  }

  @Test(arguments: [
    ([0xC1, 0x00], WebSocketDecoder.Violation.protocolError), ([0x91, 0x00], .protocolError),
    ([0x83, 0x00], .protocolError), ([0x8B, 0x00], .protocolError),
    ([0x81, 0x80, 1, 2, 3, 4], .protocolError),  // masked
    ([0x80, 0x00], .protocolError), ([0x01, 0x00, 0x81, 0x00], .protocolError),  // no message, and a second one
    ([0x09, 0x00], .protocolError), ([0x89, 0x7E, 0x00, 0x80], .protocolError),  // fragmented and long control frames
    ([0x81, 0x7E, 0x00, 0x05], .protocolError), ([0x81, 0x7F, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF], .protocolError),
    ([0x81, 0x7F, 0x80, 0, 0, 0, 0, 0, 0, 0], .protocolError),
    ([0x88, 0x01, 0x03], .protocolError), ([0x88, 0x02, 0x03, 0xED], .protocolError),  // 1005 is never sent
    ([0x88, 0x02, 0x03, 0xE7], .protocolError), ([0x88, 0x02, 0x13, 0x88], .protocolError),
    ([0x88, 0x03, 0x03, 0xE8, 0xFF], .invalidText), ([0x81, 0x02, 0xC3, 0x28], .invalidText),
    ([0x81, 0x03, 0xED, 0xA0, 0x80], .invalidText), ([0x81, 0x01, 0xC3], .invalidText),
    ([0x01, 0x01, 0xC3, 0x80, 0x01, 0x28], .invalidText),
    ([0x82, 0x7E, 0x03, 0xE9], .tooLarge), ([0x82, 0x7F, 0x7F, 0, 0, 0, 0, 0, 0, 0], .tooLarge),
    ([0x02, 0x01, 0x00, 0x00, 0x7E, 0x03, 0xE8], .tooLarge),
  ])
  private func `A violation ends the connection with its code, and nothing follows`(
    bytes: [UInt8], violation: WebSocketDecoder.Violation
  ) {
    for size in [.max, 1] { #expect(decode(bytes + [0x81, 0x00], piece: size) == [.violation(violation)]) }
  }

  @Test
  func `The codes of violations are those of the standard`() {
    #expect(WebSocketDecoder.Violation.protocolError.rawValue == 1_002)
    #expect(WebSocketDecoder.Violation.invalidText.rawValue == 1_007)
    #expect(WebSocketDecoder.Violation.tooLarge.rawValue == 1_009)
  }

  @Test
  func `A message of very many fragments takes linear time`() {
    let growth = growth(from: 20_000) { count in
      var decoder = WebSocketDecoder(limit: 1 << 20)
      _ = decoder.decode([0x01, 0x00] + Array(repeating: [0x00, 0x01, 0x61], count: count).joined() + [0x80, 0x00])
    }
    #expect(growth < 3)
  }

  @Test
  func `A client masks its frames, and encodes each length in the shortest form`() {
    #expect(
      WebSocketFrame(.text, Array("Hello".utf8)).encoded(mask: 0x37FA_213D)
        == [0x81, 0x85, 0x37, 0xFA, 0x21, 0x3D, 0x7F, 0x9F, 0x4D, 0x51, 0x58])
    let mask: UInt32 = 0
    #expect(
      WebSocketFrame(.data, Array(repeating: 1, count: 126)).encoded(mask: mask).prefix(4) == [0x82, 0xFE, 0, 126])
    #expect(
      WebSocketFrame(.data, Array(repeating: 1, count: 65_536)).encoded(mask: mask).prefix(10)
        == [0x82, 0xFF, 0, 0, 0, 0, 0, 1, 0, 0])
    #expect(WebSocketFrame(close: 1_000).encoded(mask: mask) == [0x88, 0x82, 0, 0, 0, 0, 0x03, 0xE8])
    let masks = (0..<8).map { _ in WebSocketFrame(.ping).encoded()[2...] }
    #expect(Set(masks).count == 8)
  }

  @Test
  func `The response to a handshake is that of the standard`() {
    #expect(WebSocketHandshake.acceptance(of: "dGhlIHNhbXBsZSBub25jZQ==") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
    #expect(Data(base64Encoded: WebSocketHandshake.key())?.count == 16)
    #expect(WebSocketHandshake.key() != WebSocketHandshake.key())
  }

  @Test
  func `Random streams are decoded alike in pieces of any size, and valid ones to what was encoded`() {
    var random = SeededGenerator(seed: 6_455)
    for _ in 0..<Self.inputs {
      var (bytes, expected) = random.stream()
      let isDamaged = Bool.random(using: &random)
      if isDamaged, !bytes.isEmpty {
        bytes[.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
      let items = decode(bytes, limit: 300)
      let size = Int.random(in: 1...7, using: &random)
      guard items == decode(bytes, piece: size, limit: 300), isDamaged || items == expected else {
        Issue.record("\(Data(bytes).base64EncodedString()) in pieces of \(size) bytes: \(items)")
        return
      }
    }
  }
}

extension SeededGenerator {
  /// Returns the frames of a few messages, and what they mean.
  fileprivate mutating func stream() -> ([UInt8], [WebSocketDecoder.Item]) {
    var (bytes, items): ([UInt8], [WebSocketDecoder.Item]) = ([], [])
    for _ in 0..<Int.random(in: 0...3, using: &self) {
      let isText = Bool.random(using: &self)
      let text = (0..<Int.random(in: 0...40, using: &self)).map { _ in "aé中👍".randomElement(using: &self) ?? "a" }
      var rest = Array(String(text).utf8)[...]
      var opcode: UInt8 = isText ? 1 : 2
      let message = Array(rest)
      while Bool.random(using: &self) {
        let part = rest.prefix(.random(in: 0...max(1, rest.count), using: &self))
        rest = rest.dropFirst(part.count)
        bytes += frame(opcode, part)
        opcode = 0
        if Bool.random(using: &self) {
          let content = [UInt8](repeating: 7, count: .random(in: 0...125, using: &self))
          bytes += frame(0x89, content[...])
          items.append(.ping(content))
        }
      }
      bytes += frame(0x80 | opcode, rest)
      items.append(.message(isText ? .text(String(decoding: message, as: UTF8.self)) : .data(Data(message))))
    }
    if Int.random(in: 0..<4, using: &self) == 0 {
      bytes += [0x88, 0x02, 0x03, 0xE8]
      items.append(.close(1_000))
    }
    return (bytes, items)
  }

  private func frame(_ head: UInt8, _ payload: ArraySlice<UInt8>) -> [UInt8] {
    let length =
      payload.count < 126 ? [UInt8(payload.count)] : [126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
    return [head] + length + payload
  }
}
