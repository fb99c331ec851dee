import Foundation

/// A connection between a loopback server and a client. Use it only on the thread on which the server serves it.
public final class LoopbackConnection {
  private let descriptor: Int32
  private var buffer: [UInt8] = []

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    var yes: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    #if canImport(Darwin)
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  /// Sends bytes. Returns `false` if the client has closed the connection.
  @discardableResult
  public func send(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        Foundation.send(descriptor, bytes.baseAddress?.advanced(by: sent), bytes.count - sent, withoutSignal)
      }
      if count <= 0 { return false }
      sent += count
    }
    return true
  }

  /// Sends text as UTF-8. Returns `false` if the client has closed the connection.
  @discardableResult
  public func send(_ text: String) -> Bool {
    send(Array(text.utf8))
  }

  /// Sends a complete response. Returns `false` if the client has closed the connection.
  @discardableResult
  public func answer(_ status: Int = 200, headers: [String] = [], body: [UInt8] = []) -> Bool {
    let head = ["HTTP/1.1 \(status) Answer", "Content-Length: \(body.count)"] + headers
    return send(Array((head.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body)
  }

  /// Makes the connection close with a reset, which clients report as an error even if they have received the whole
  /// response.
  public func reset() {
    var option = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
  }

  /// Waits until the client closes the connection or sends data, or until the timeout elapses.
  public func waitForEnd(milliseconds: Int) {
    var limit = timeval(tv_sec: milliseconds / 1_000, tv_usec: .init(milliseconds % 1_000 * 1_000))
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var byte: UInt8 = 0
    _ = recv(descriptor, &byte, 1, 0)
  }

  /// Limits the time for which the connection waits for the client to take sent bytes. Afterward, sending fails.
  public func limitSending(to timeout: Duration) {
    var limit = timeval(tv_sec: .init(timeout.components.seconds), tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  /// Reads the head of a request: the bytes up to and including the blank line, or fewer if the limit or the timeout is
  /// reached or the client closes the connection first.
  public func readHead(atMost limit: Int, within timeout: Duration) -> [UInt8] {
    let deadline = ContinuousClock.now + timeout
    var searched = 0
    while true {
      if let end = buffer[searched...].firstRange(of: Self.blankLine) { return take(min(end.upperBound, limit)) }
      searched = max(0, buffer.count - 3)
      guard buffer.count < limit, isReadable(before: deadline), receive() else { return take(limit) }
    }
  }

  /// Reads the body of a request after its head. Returns `nil` if the client does not send all its bytes before the
  /// timeout, or if the number of bytes is negative.
  public func readBody(_ count: Int, within timeout: Duration) -> [UInt8]? {
    guard count >= 0 else { return nil }
    let deadline = ContinuousClock.now + timeout
    while buffer.count < count, isReadable(before: deadline), receive() {}
    return buffer.count < count ? nil : take(count)
  }

  /// Removes up to `count` bytes from the start of the buffer and returns them.
  private func take(_ count: Int) -> [UInt8] {
    defer { buffer.removeFirst(min(count, buffer.count)) }
    return Array(buffer.prefix(count))
  }

  private static let blankLine = Array("\r\n\r\n".utf8)

  private func isReadable(before deadline: ContinuousClock.Instant) -> Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while case let left = deadline - .now, left > .zero {
      // Rounded up, so that the loop does not spin in the last millisecond.
      let count = poll(&waiting, 1, Int32(clamping: Int(left / .milliseconds(1)) + 1))
      if count != 0, count > 0 || errno != EINTR { return count > 0 }
    }
    return false
  }

  func readRequest() -> LoopbackRequest? {
    while true {
      if let end = buffer.firstRange(of: Self.blankLine) {
        let lines = String(decoding: buffer[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        let words = lines[0].split(separator: " ")
        guard words.count == 3 else { return nil }
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
          guard let colon = line.firstIndex(of: ":") else { continue }
          headers[line[..<colon].lowercased()] =
            line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        }
        let length = headers["content-length"].flatMap { Int($0) } ?? 0
        guard (0...Self.mostBytes).contains(length) else { return nil }
        while buffer.count < end.upperBound + length { if !receive() { return nil } }
        let body = Array(buffer[end.upperBound..<end.upperBound + length])
        buffer.removeFirst(end.upperBound + length)
        return LoopbackRequest(method: String(words[0]), target: String(words[1]), headers: headers, body: body)
      }
      if buffer.count > Self.mostBytes || !receive() { return nil }
    }
  }

  /// The maximum number of bytes in the head or the body of a request that ``readRequest()`` reads.
  private static let mostBytes = 1 << 28

  private func receive() -> Bool {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(descriptor, &piece, piece.count, 0)
    if count <= 0 { return false }
    buffer += piece[..<count]
    return true
  }
}

/// The flag that prevents `SIGPIPE` when the peer has closed the connection, or 0 on Darwin, where a socket option
/// prevents the signal.
#if canImport(Darwin)
  private let withoutSignal: Int32 = 0
#else
  private let withoutSignal = Int32(MSG_NOSIGNAL)
#endif
