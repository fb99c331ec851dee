import Foundation

/// A decoder of what a server sends on a WebSocket (RFC 6455, section 5).
///
/// Takes the bytes in pieces of any size. The time is linear in the number of bytes, and the memory is bounded by the limit:
/// a message that exceeds it is rejected at the head of its frame.
struct WebSocketDecoder: Sendable {
  enum Item: Sendable, Equatable {
    case message(WebSocketMessage)
    case ping([UInt8])
    case pong
    /// The server closes the connection, with a code unless it sent none. Nothing follows.
    case close(UInt16?)
    /// The server violates the protocol. Nothing follows.
    case violation(Violation)
  }

  /// A violation of the protocol, as the code with which the client closes the connection.
  enum Violation: UInt16, Error {
    case protocolError = 1_002
    case invalidText = 1_007
    case tooLarge = 1_009
  }

  private struct Frame {
    var kind: WebSocketFrame.Kind
    var isLast: Bool
    /// The number of bytes that have not arrived yet.
    var missing: Int
  }

  /// The maximum number of bytes of a message.
  let limit: Int
  private var head: [UInt8] = []
  private var frame: Frame?
  /// The kind of the message whose fragments arrive, or `nil` between messages.
  private var kind: WebSocketFrame.Kind?
  private var message: [UInt8] = []
  /// The content of a control frame, which can arrive between the fragments of a message.
  private var control: [UInt8] = []
  private(set) var isClosed = false

  init(limit: Int) {
    self.limit = limit
  }

  /// Decodes a piece, and returns the items that it completes. Ignores everything after the end of the connection.
  mutating func decode(_ piece: some Collection<UInt8>) -> [Item] {
    var rest = piece[...]
    var items: [Item] = []
    do throws(Violation) {
      while !isClosed, try advance(through: &rest, &items) {}
    } catch {
      isClosed = true
      items.append(.violation(error))
    }
    return items
  }

  /// Reads a byte of a head, or the rest of a frame. Returns `false` if more bytes are needed.
  private mutating func advance<Bytes: Collection<UInt8>>(
    through rest: inout Bytes, _ items: inout [Item]
  ) throws(Violation) -> Bool where Bytes == Bytes.SubSequence {
    guard let current = frame else {
      guard let byte = rest.popFirst() else { return false }
      head.append(byte)
      frame = try frameOfHead()
      if frame != nil { head.removeAll(keepingCapacity: true) }
      return true
    }
    let part = rest.prefix(current.missing)
    if current.kind.isControl { control.append(contentsOf: part) } else { message.append(contentsOf: part) }
    rest = rest.dropFirst(part.count)
    frame?.missing -= part.count
    guard part.count == current.missing else { return false }
    frame = nil
    if let item = try end(current) { items.append(item) }
    return true
  }

  /// Returns the frame if its head is complete.
  private func frameOfHead() throws(Violation) -> Frame? {
    guard let kind = WebSocketFrame.Kind(rawValue: head[0] & 0x0F), head[0] & 0x70 == 0 else { throw .protocolError }
    let isLast = head[0] & 0x80 != 0
    guard head.count > 1 else { return nil }
    // A server does not mask.
    guard head[1] & 0x80 == 0, !kind.isControl || isLast && head[1] < 126 else { throw .protocolError }
    guard kind.isControl || (kind == .continuation) == (self.kind != nil) else { throw .protocolError }
    let (extra, smallest): (Int, UInt64) =
      switch head[1] {
      case 126: (2, 126)
      case 127: (8, 65_536)
      default: (0, 0)
      }
    guard head.count == 2 + extra else { return nil }
    let length = extra == 0 ? UInt64(head[1]) : head[2...].reduce(0) { $0 << 8 | UInt64($1) }
    guard length >= smallest, length < 1 << 63 else { throw .protocolError }
    guard kind.isControl || length <= UInt64(limit - message.count) else { throw .tooLarge }
    return Frame(kind: kind, isLast: isLast, missing: Int(length))
  }

  private mutating func end(_ frame: Frame) throws(Violation) -> Item? {
    switch frame.kind {
    case .continuation, .text, .data:
      kind = kind ?? frame.kind
      guard frame.isLast else { return nil }
      defer { (kind, message) = (nil, []) }
      if kind == .data { return .message(.data(Data(message))) }
      guard let text = String(validating: message, as: UTF8.self) else { throw .invalidText }
      return .message(.text(text))
    case .ping, .pong, .close:
      defer { control = [] }
      if frame.kind != .close { return frame.kind == .ping ? .ping(control) : .pong }
      isClosed = true
      return .close(try closeCode())
    }
  }

  private func closeCode() throws(Violation) -> UInt16? {
    if control.isEmpty { return nil }
    guard control.count > 1 else { throw .protocolError }
    let code = UInt16(control[0]) << 8 | UInt16(control[1])
    switch code {
    case 1_000...1_003, 1_007...1_014, 3_000...4_999: break
    default: throw .protocolError
    }
    guard String(validating: control[2...], as: UTF8.self) != nil else { throw .invalidText }
    return code
  }
}
