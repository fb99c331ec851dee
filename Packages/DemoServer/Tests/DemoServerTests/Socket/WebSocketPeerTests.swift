import Foundation
import Testing

@testable import DemoServer

@Suite struct WebSocketPeerTests {
  private func frame(_ opcode: UInt8, _ payload: [UInt8]) -> [UInt8] {
    let mask: [UInt8] = [1, 2, 3, 4]
    let length: [UInt8] =
      payload.count < 126
      ? [0x80 | UInt8(payload.count)] : [0xFE, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
    return [0x80 | opcode] + length + mask + payload.enumerated().map { $1 ^ mask[$0 % 4] }
  }

  @Test func `A ping is answered with its content, a message is ignored, and a close frame is answered with its code`()
  {
    let bytes =
      frame(9, [7, 8]) + frame(1, [UInt8](repeating: 65, count: 300)) + frame(8, [0x03, 0xE8, 65]) + frame(9, [])
    for size in [1, 3, 1_000] {
      var peer = WebSocketPeer()
      let replies = stride(from: 0, to: bytes.count, by: size).reduce(into: Data()) {
        $0 += peer.replies(to: Array(bytes[$1..<min($1 + size, bytes.count)]))
      }
      #expect(replies == Data([0x8A, 2, 7, 8, 0x88, 2, 0x03, 0xE8]))
      #expect(peer.isClosed)
    }
  }

  @Test(arguments: [
    [0x81, 0x00], [0x81, 0x01, 65], [0x81, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1, 2, 3, 4],
  ])
  func `A frame without a mask and a frame of any size above the limit end the connection`(bytes: [UInt8]) {
    var peer = WebSocketPeer()
    #expect(peer.replies(to: bytes) == Data([0x88, 2, 0x03, 0xEA]))
    #expect(peer.isClosed)
  }

  @Test(arguments: [(5, [5]), (126, [126, 0, 126]), (65_536, [127, 0, 0, 0, 0, 0, 1, 0, 0])])
  func `A frame of any length begins with its length`(count: Int, head: [UInt8]) {
    let payload = [UInt8](repeating: 65, count: count)
    #expect(WebSocketPeer.frame(.text, payload) == Data([0x81] + head + payload))
  }
}
