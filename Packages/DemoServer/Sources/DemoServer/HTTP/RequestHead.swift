import Foundation

/// The request line and the headers of a request, and the framing of its body.
struct RequestHead: Sendable {
  enum Framing: Equatable {
    case length(Int)
    case chunked
  }

  static let longestMethod = 32

  var request: Request
  var framing: Framing
  var expectsContinue: Bool

  /// Parses a request line and headers.
  ///
  /// - Parameters:
  ///   - bytes: All lines, including the empty line that ends the head.
  ///   - limits: The limits of the head.
  init(parsing bytes: ArraySlice<UInt8>, limits: Limits) throws(MalformedRequest) {
    var lines = bytes.split(separator: .lineFeed).map { $0.last == .carriageReturn ? $0.dropLast() : $0 }
    lines.removeAll(where: \.isEmpty)
    guard let requestLine = lines.first else { throw .notHTTP }
    let parts = requestLine.split(separator: .space, omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[0].isEmpty, parts[0].count <= Self.longestMethod, parts[0].allSatisfy(\.isToken)
    else {
      throw .notHTTP
    }
    let version = String(decoding: parts[2], as: UTF8.self)
    guard version.hasPrefix("HTTP/") else { throw .notHTTP }
    guard version == "HTTP/1.1" || version == "HTTP/1.0" else {
      throw MalformedRequest(status: 505, reason: "This server supports HTTP/1.1 only.")
    }
    guard parts[1].count <= limits.targetBytes else { throw .targetTooLong }

    let headers = try Self.headers(in: lines.dropFirst(), limit: limits.headerCount)
    guard version == "HTTP/1.0" || headers.values(of: "Host").count == 1 else {
      throw .bad("An HTTP/1.1 request must have exactly one Host header.")
    }
    let (segments, query) = try Self.target(parts[1])
    let connection = headers.tokens(of: "Connection")
    request = Request(
      method: String(decoding: parts[0], as: UTF8.self), segments: segments, query: query, headers: headers,
      keepsAlive: version == "HTTP/1.1" ? !connection.contains("close") : connection.contains("keep-alive"))
    framing = try Self.framing(headers)
    expectsContinue = headers.tokens(of: "Expect").contains("100-continue")
  }

  private static func headers(in lines: some Collection<ArraySlice<UInt8>>, limit: Int) throws(MalformedRequest)
    -> Headers
  {
    guard lines.count <= limit else { throw .headTooLarge }
    var headers = Headers()
    for line in lines {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
        line[..<colon].allSatisfy(\.isToken)
      else { throw .bad("A header line has no name.") }
      let value = line[(colon + 1)...]
      guard value.allSatisfy({ $0 >= 32 && $0 != 127 || $0 == UInt8(ascii: "\t") }),
        let text = String(validating: value, as: UTF8.self)
      else { throw .bad("A header value has control characters or is not UTF-8.") }
      headers.add(String(decoding: line[..<colon], as: UTF8.self), text.trimmed)
    }
    return headers
  }

  /// Parses `/path?query`, or the absolute form that is sent to proxies.
  private static func target(_ bytes: ArraySlice<UInt8>) throws(MalformedRequest) -> ([String], FormFields) {
    var target = bytes
    if bytes.starts(with: "http://".utf8) {
      target = bytes.dropFirst(7).drop { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
    } else if bytes.first != UInt8(ascii: "/"), !bytes.elementsEqual("*".utf8) {
      throw .bad("The request target must begin with a slash.")
    }
    guard target.allSatisfy({ $0 > 32 && $0 < 127 }) else {
      throw .bad("The request target has characters that must be percent-encoded.")
    }
    let parts = target.split(separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
    var segments: [String] = []
    for segment in (parts.first ?? []).split(separator: UInt8(ascii: "/")) {
      guard let text = percentDecoded(segment) else { throw .bad("The path's percent-encoding is broken.") }
      segments.append(text)
    }
    let query = parts.count > 1 ? FormFields(parsing: String(decoding: parts[1], as: UTF8.self)) : [:]
    return (segments, query)
  }

  private static func framing(_ headers: Headers) throws(MalformedRequest) -> Framing {
    let lengths = Set(headers.values(of: "Content-Length"))
    let codings = headers.tokens(of: "Transfer-Encoding")
    guard codings.isEmpty else {
      guard lengths.isEmpty else { throw .bad("Content-Length and Transfer-Encoding contradict each other.") }
      guard codings == ["chunked"] else {
        throw MalformedRequest(status: 501, reason: "This server supports the transfer coding chunked only.")
      }
      return .chunked
    }
    guard let length = lengths.first else { return .length(0) }
    guard lengths.count == 1, !length.isEmpty, length.utf8.allSatisfy({ (48...57).contains($0) }) else {
      throw .bad("Content-Length is not one number.")
    }
    // A number that does not fit an Int exceeds every limit.
    return .length(Int(length) ?? .max)
  }
}
