import Foundation

@testable import Networking  // allow(testable-imports): the parsers are internal

extension FuzzTarget {
  /// The target whose property is that a body is decoded or rejected, and that a decoded body is an array.
  static let json = FuzzTarget(name: "json") { bytes in
    let response = HTTPResponse(status: 200, body: Data(bytes))
    let decoding = Decoding<LossyArray<Item>>.json(limits: JSONLimits(depth: 16, values: 1_000))
    let envelope = Decoding<Item>.envelope(EnvelopeFormat(payload: "data", code: "errorCode", message: "errorMsg"))
    let graphQL = Decoding<Item>.graphQL()
    _ = try? graphQL.decode(response)
    _ = try? envelope.decode(response)
    // Invalid JSON within an element affects only that element. Therefore, an accepted body is an array, but not
    // necessarily valid JSON.
    guard let items = try? decoding.decode(response) else { return }
    let text = bytes.filter { !" \t\r\n".utf8.contains($0) }
    try require(
      text.first == UInt8(ascii: "[") && text.last == UInt8(ascii: "]"),
      "\(items.elements.count) elements of a body that is not a JSON array")
  }

  /// The target whose property is that an accepted cookie may be sent back to its origin.
  static let cookies = FuzzTarget(name: "cookies") { bytes in
    guard let url = URL(string: "https://www.example.com/user/login") else { return }
    let header = String(decoding: bytes, as: UTF8.self)
    guard let cookie = Cookie(header, from: url, now: Date(timeIntervalSince1970: 0)) else { return }
    try require(["www.example.com", "example.com"].contains(cookie.domain), "a cookie for \(cookie.domain)")
    let sent = (cookie.name + cookie.value).utf8
    try require(!sent.contains { $0 < 0x20 || $0 == 0x7F }, "a control character in a cookie")
    try require(!cookie.name.isEmpty && !cookie.name.contains(";") && !cookie.value.contains(";"), "\(cookie)")
  }

  /// The target whose property is that a stream of events is parsed in the same way in pieces of any size, and that its last
  /// ID can be sent in a header. The first byte is the size of the pieces.
  static let events = FuzzTarget(name: "events") { bytes in
    let (size, stream) = (Int(bytes.first ?? 0) + 1, bytes.dropFirst())
    var (whole, parts) = (ServerSentEventParser(limit: 256), ServerSentEventParser(limit: 256))
    let expected = try? whole.parse(stream)
    let pieces = stride(from: stream.startIndex, to: stream.endIndex, by: size).map { start in
      stream[start..<min(start + size, stream.endIndex)]
    }
    let events = try? pieces.flatMap { try parts.parse($0) }
    try require(events == expected, "pieces of \(size) bytes have other events than the whole stream")
    try require(
      parts.retry == whole.retry && parts.lastID == whole.lastID, "pieces of \(size) bytes have another state")
    let header = HTTPHeaders(whole.lastID.map { [HTTPHeaders.Field(name: "Last-Event-ID", value: $0)] } ?? [])
    try require(header.firstInvalid == nil, "an ID that is no valid header")
  }

  /// The target whose property is that a WebSocket is decoded in the same way in pieces of any size, and that no message is
  /// larger than the limit. The first byte is the size of the pieces.
  static let webSocket = FuzzTarget(name: "websocket") { bytes in
    let (size, stream) = (Int(bytes.first ?? 0) + 1, bytes.dropFirst())
    var (whole, parts) = (WebSocketDecoder(limit: 256), WebSocketDecoder(limit: 256))
    let items = whole.decode(stream)
    let pieces = stride(from: stream.startIndex, to: stream.endIndex, by: size).map { start in
      stream[start..<min(start + size, stream.endIndex)]
    }
    try require(pieces.flatMap { parts.decode($0) } == items, "pieces of \(size) bytes differ from the whole stream")
    for item in items {
      switch item {
      case .message(.text(let text)): try require(text.utf8.count <= 256, "a text of \(text.utf8.count) bytes")
      case .message(.data(let data)): try require(data.count <= 256, "\(data.count) bytes")
      case .ping(let content): try require(content.count <= 125, "a ping of \(content.count) bytes")
      case .pong: break
      case .close, .violation: try require(item == items.last, "frames after the end")
      }
    }
  }

  /// The target whose property is that times and URLs in headers are parsed or ignored.
  static let headers = FuzzTarget(name: "headers") { bytes in
    guard let base = URL(string: "https://www.example.com/list?page=1") else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    let fields = ["Link", "Retry-After", "X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset", "Date"]
    let headers = HTTPHeaders(fields.map { HTTPHeaders.Field(name: $0, value: text) })
    let links = Links(headers, relativeTo: base)
    for link in [links.next, links.previous].compactMap(\.self) {
      try require(["http", "https"].contains(link.scheme?.lowercased()), "a link to \(link)")
    }
    let now = Date(timeIntervalSince1970: 1_000_000)
    let wait = HTTPResponse(status: 429, headers: headers).retryAfter(now: now)
    try require(wait.map { $0 >= .zero } ?? true, "a wait of \(wait ?? .zero)")
    _ = RateLimit(headers, now: now)
  }
}

private struct Item: Decodable {
  let id: StringOrNumber
  let name: String?
}
