/// A parser of the format `text/event-stream`, as the HTML standard defines it.
///
/// Takes the bytes in pieces of any size. The time is linear in the number of bytes, and the memory is bounded by the
/// limit and the size of a piece.
struct ServerSentEventParser: Sendable {
  /// The maximum number of bytes of an event and of a line.
  let limit: Int
  /// The ID of the last event, which the next connection sends, or `nil` if the server has sent none. Remains across
  /// connections.
  private(set) var lastID: String?
  /// The delay that the server requests before the next connection, or `nil` if it requests none. Remains across
  /// connections.
  private(set) var retry: Duration?
  private var line: [UInt8] = []
  private var data: [UInt8]?
  private var type = ""
  private var id: String?
  private var isAtStart = true
  private var skipsLineFeed = false

  /// The maximum number of bytes of an ID, which becomes a header.
  private static let longestID = 1_024
  /// The maximum delay, in milliseconds, that a server can request.
  private static let longestRetry = 3_600_000

  init(limit: Int) {
    self.limit = limit
  }

  /// Prepares for a new connection. An event that was not complete is discarded.
  mutating func restart() {
    (line, data, type, id) = ([], nil, "", lastID)
    (isAtStart, skipsLineFeed) = (true, false)
  }

  /// Parses a piece of the stream, and returns the events that it completes.
  ///
  /// - Throws: ``NetworkError/tooLarge(_:)`` if an event or a line exceeds the limit.
  mutating func parse(_ piece: some Collection<UInt8>) throws(NetworkError) -> [ServerSentEvent] {
    var events: [ServerSentEvent] = []
    for byte in piece {
      let followsReturn = skipsLineFeed
      skipsLineFeed = false
      switch byte {
      case UInt8(ascii: "\n") where followsReturn: break
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        skipsLineFeed = byte == UInt8(ascii: "\r")
        if let event = endLine() { events.append(event) }
      default: line.append(byte)
      }
      guard line.count + (data?.count ?? 0) <= limit else { throw .tooLarge(.event(bytes: limit)) }
    }
    return events
  }

  /// Processes a complete line. Returns an event if the line is empty and ends one.
  private mutating func endLine() -> ServerSentEvent? {
    defer { line.removeAll(keepingCapacity: true) }
    if isAtStart {
      isAtStart = false
      if line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
    }
    guard !line.isEmpty else { return dispatch() }
    let colon = line.firstIndex(of: UInt8(ascii: ":"))
    var value = colon.map { line[($0 + 1)...] } ?? []
    if value.first == UInt8(ascii: " ") { value.removeFirst() }
    switch String(decoding: line[..<(colon ?? line.endIndex)], as: UTF8.self) {
    case "data":
      if data != nil { data?.append(UInt8(ascii: "\n")) }
      data = data ?? []
      data?.append(contentsOf: value)
    case "event": type = String(decoding: value, as: UTF8.self)
    // The ID becomes a header, which cannot contain control characters.
    case "id" where value.count <= Self.longestID && value.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }):
      id = String(decoding: value, as: UTF8.self)
    case "retry" where !value.isEmpty && value.allSatisfy { (0x30...0x39).contains($0) }:
      let milliseconds = Int(String(decoding: value, as: UTF8.self)) ?? .max
      retry = .milliseconds(min(milliseconds, Self.longestRetry))
    default: break
    }
    return nil
  }

  private mutating func dispatch() -> ServerSentEvent? {
    lastID = id
    defer { (data, type) = (nil, "") }
    guard let data else { return nil }
    return ServerSentEvent(type: type.isEmpty ? "message" : type, data: String(decoding: data, as: UTF8.self))
  }
}
