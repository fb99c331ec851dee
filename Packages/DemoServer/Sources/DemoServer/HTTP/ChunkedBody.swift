import Foundation

/// A body in chunks, each of which is preceded by its length in hexadecimal digits (RFC 9112, section 7.1). Trailers
/// are dropped.
struct ChunkedBody: Sendable {
  private var body = Data()
  private var isLast = false
  private static let longestLine = 1024

  /// Removes complete chunks from `buffer`, and returns the body, or `nil` if the body is not yet complete.
  mutating func take(from buffer: inout [UInt8], limit: Int) throws(MalformedRequest) -> Data? {
    while let lineFeed = buffer.firstIndex(of: .lineFeed) {
      guard lineFeed <= Self.longestLine else { break }
      let line = buffer[..<lineFeed].last == .carriageReturn ? buffer[..<(lineFeed - 1)] : buffer[..<lineFeed]
      if isLast {
        buffer.removeFirst(lineFeed + 1)
        if line.isEmpty { return body }
        continue
      }
      let size = try Self.size(line)
      guard size <= limit - body.count else { throw .bodyTooLarge }
      if size == 0 {
        isLast = true
        buffer.removeFirst(lineFeed + 1)
        continue
      }
      let end = lineFeed + 1 + size
      guard buffer.count >= end + 2 else { return nil }
      guard buffer[end...].prefix(2).elementsEqual([.carriageReturn, .lineFeed]) else {
        throw .bad("A chunk does not end where its length says.")
      }
      body.append(contentsOf: buffer[(lineFeed + 1)..<end])
      buffer.removeFirst(end + 2)
    }
    guard buffer.count <= Self.longestLine else { throw .bad("A chunk's first line is too long.") }
    return nil
  }

  private static func size(_ line: ArraySlice<UInt8>) throws(MalformedRequest) -> Int {
    let digits = line.prefix { $0 != UInt8(ascii: ";") && $0 != .space }
    guard (1...15).contains(digits.count) else { throw .bad("A chunk has no valid length.") }
    var size = 0
    for digit in digits {
      guard let value = digit.hexDigit else { throw .bad("A chunk has no valid length.") }
      size = size << 4 | Int(value)
    }
    return size
  }
}
