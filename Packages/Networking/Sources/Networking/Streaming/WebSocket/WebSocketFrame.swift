/// A frame that a client sends (RFC 6455, section 5).
struct WebSocketFrame: Sendable {
  enum Kind: UInt8 {
    case continuation = 0
    case text = 1
    case data = 2
    case close = 8
    case ping = 9
    case pong = 10

    var isControl: Bool { rawValue >= 8 }
  }

  let kind: Kind
  let payload: [UInt8]

  init(_ kind: Kind, _ payload: [UInt8] = []) {
    self.kind = kind
    self.payload = payload
  }

  init(_ message: WebSocketMessage) {
    switch message {
    case .text(let text): self.init(.text, Array(text.utf8))
    case .data(let data): self.init(.data, Array(data))
    }
  }

  /// Creates a frame that closes the connection.
  init(close code: UInt16) {
    self.init(.close, [UInt8(code >> 8), UInt8(code & 0xFF)])
  }

  /// Returns the bytes of the whole message in one frame.
  ///
  /// - Parameter mask: Four random bytes, which differ from frame to frame.
  func encoded(mask: UInt32 = .random(in: .min ... .max)) -> [UInt8] {
    var bytes = [0x80 | kind.rawValue]
    switch payload.count {
    case ..<126: bytes.append(0x80 | UInt8(payload.count))
    case ..<65_536: bytes += [0x80 | 126] + UInt16(payload.count).bigEndianBytes
    default: bytes += [0x80 | 127] + UInt64(payload.count).bigEndianBytes
    }
    let mask = mask.bigEndianBytes
    bytes += mask
    bytes.reserveCapacity(bytes.count + payload.count)
    for (index, byte) in payload.enumerated() { bytes.append(byte ^ mask[index & 3]) }
    return bytes
  }
}

extension FixedWidthInteger {
  fileprivate var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian) { Array($0) } }
}
