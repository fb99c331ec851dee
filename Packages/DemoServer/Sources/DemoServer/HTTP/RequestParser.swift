import Foundation

/// The reason why bytes are not a valid request, and the status of the response. The connection must be closed after
/// the response.
struct MalformedRequest: Error, Equatable {
  var status: Int
  var reason: String
}

/// A parser that converts the bytes of one connection to requests (HTTP/1.1, RFC 9112), without any I/O.
///
/// The parser is strict where two lenient parsers could disagree about the end of a request: contradictory lengths,
/// folded headers, spaces before a colon and bare control characters are rejected.
struct RequestParser: Sendable {
  private let limits: Limits
  private var buffer: [UInt8] = []
  private var head: RequestHead?
  private var chunks = ChunkedBody()

  init(limits: Limits) { self.limits = limits }

  /// Whether no bytes of a further request have been received.
  var isIdle: Bool { buffer.isEmpty && head == nil }

  /// Whether the client waits for `100 Continue` before it sends the body.
  var awaitsContinue: Bool { head?.expectsContinue == true && buffer.isEmpty }

  mutating func append(_ bytes: some Sequence<UInt8>) { buffer.append(contentsOf: bytes) }

  /// Returns the next complete request, or `nil` if more bytes are needed.
  mutating func next() throws(MalformedRequest) -> Request? {
    if head == nil { head = try takeHead() }
    guard let current = head, let body = try takeBody(of: current) else { return nil }
    head = nil
    chunks = ChunkedBody()
    var request = current.request
    request.body = body
    return request
  }

  private mutating func takeHead() throws(MalformedRequest) -> RequestHead? {
    // Empty lines before a request are allowed, because some clients send one after a body.
    let start = buffer.firstIndex { $0 != .carriageReturn && $0 != .lineFeed } ?? buffer.endIndex
    buffer.removeFirst(start)
    guard let end = endOfHead() else {
      try refuseInvalidHead()
      return nil
    }
    let bytes = buffer[..<end]
    guard bytes.count <= limits.headBytes else { throw .headTooLarge }
    let head = try RequestHead(parsing: bytes, limits: limits)
    buffer.removeFirst(end)
    return head
  }

  /// Returns the index after the empty line that ends the head, or `nil` if the head is incomplete. A line may end with
  /// LF alone.
  private func endOfHead() -> Int? {
    var index = 0
    while let lineFeed = buffer[index...].firstIndex(of: .lineFeed) {
      let next = buffer[(lineFeed + 1)...].prefix(2)
      if next.first == .lineFeed { return lineFeed + 2 }
      if next.elementsEqual([.carriageReturn, .lineFeed]) { return lineFeed + 3 }
      index = lineFeed + 1
    }
    return nil
  }

  /// Rejects a head that no further byte can make valid, instead of waiting for the timeout.
  private func refuseInvalidHead() throws(MalformedRequest) {
    let line = buffer.prefix { $0 != .lineFeed }
    let method = line.prefix { $0 != .space }
    guard method.allSatisfy(\.isToken), method.count <= RequestHead.longestMethod else { throw .notHTTP }
    guard line.count <= limits.targetBytes + 64 else { throw .targetTooLong }
    guard buffer.count <= limits.headBytes else { throw .headTooLarge }
  }

  private mutating func takeBody(of head: RequestHead) throws(MalformedRequest) -> Data? {
    switch head.framing {
    case .length(let length):
      guard length <= limits.bodyBytes else { throw .bodyTooLarge }
      guard buffer.count >= length else { return nil }
      defer { buffer.removeFirst(length) }
      return Data(buffer.prefix(length))
    case .chunked:
      return try chunks.take(from: &buffer, limit: limits.bodyBytes)
    }
  }
}

extension MalformedRequest {
  static let notHTTP = Self(status: 400, reason: "This is not an HTTP request.")
  static let targetTooLong = Self(status: 414, reason: "The request target is too long.")
  static let headTooLarge = Self(status: 431, reason: "The request's headers are too large.")
  static let bodyTooLarge = Self(status: 413, reason: "The request's body is too large.")
  static func bad(_ reason: String) -> Self { Self(status: 400, reason: reason) }
}

extension UInt8 {
  static let carriageReturn = UInt8(ascii: "\r")
  static let lineFeed = UInt8(ascii: "\n")
  static let space = UInt8(ascii: " ")

  /// Whether the byte is one of RFC 9110's `tchar`, the characters of methods and header
  /// names.
  var isToken: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(self)
    }
  }
}
