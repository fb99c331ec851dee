import Digest
import Foundation

/// The server's side of a WebSocket, as far as a server needs it that only sends texts (RFC 6455).
struct WebSocketPeer {
  enum Kind: UInt8 {
    case text = 1
    case close = 8
    case ping = 9
    case pong = 10
  }

  private(set) var isClosed = false
  private var buffer: [UInt8] = []

  /// The number of bytes of a client's frame from which the connection is closed.
  private static let largestFrame = 64 << 10

  /// Returns the value of `Sec-WebSocket-Accept` for the key of a request.
  static func acceptance(of key: String) -> String {
    Data(SHA1.digest(of: "\(key)258EAFA5-E914-47DA-95CA-C5AB0DC85B11".utf8)).base64EncodedString()
  }

  static func frame(_ kind: Kind, _ payload: some Collection<UInt8> = []) -> Data {
    var bytes = Data([0x80 | kind.rawValue])
    switch payload.count {
    case ..<126: bytes.append(UInt8(payload.count))
    case ..<65_536: bytes += [126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
    default: bytes += [127] + (0..<8).reversed().map { UInt8(truncatingIfNeeded: payload.count >> (8 * $0)) }
    }
    return bytes + payload
  }

  /// Returns a message for each line.
  static func messages(_ lines: Data) -> Data {
    lines.split(separator: UInt8(ascii: "\n")).reduce(into: Data()) { $0 += frame(.text, $1) }
  }

  /// Reads what the client has sent, and returns the responses: a pong for each ping, and a close frame at the end or if the
  /// client does not mask a frame. Messages are ignored.
  mutating func replies(to bytes: [UInt8]) -> Data {
    buffer += bytes
    var replies = Data()
    while !isClosed, buffer.count > 1 {
      let extra = [126: 2, 127: 8][buffer[1] & 0x7F] ?? 0
      guard buffer.count >= 6 + extra || buffer[1] & 0x80 == 0 else { break }
      let length =
        extra == 0 ? Int(buffer[1] & 0x7F) : buffer[2..<min(2 + extra, buffer.count)].reduce(0) { $0 << 8 | Int($1) }
      guard buffer[1] & 0x80 != 0, 0...Self.largestFrame ~= length else {
        isClosed = true
        return replies + Self.frame(.close, [0x03, 0xEA])
      }
      let start = 6 + extra
      guard buffer.count >= start + length else { break }
      let mask = buffer[(start - 4)..<start]
      let payload = (0..<length).map { buffer[start + $0] ^ mask[mask.startIndex + $0 % 4] }
      switch buffer[0] & 0x0F {
      case Kind.ping.rawValue: replies += Self.frame(.pong, payload)
      case Kind.close.rawValue:
        isClosed = true
        replies += Self.frame(.close, payload.prefix(2))
      default: break
      }
      buffer.removeFirst(start + length)
    }
    return replies
  }
}
