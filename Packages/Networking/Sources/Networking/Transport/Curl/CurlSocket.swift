import CCurl
import Foundation

/// The connection of a request that asks its server to switch to another protocol. libcurl only opens it. This object sends
/// the request, reads the head of the response, and then exchanges bytes. Use it only on the loop's thread.
final class CurlSocket {
  private let easy: UnsafeMutableRawPointer
  private let output: UpgradeOutput
  private let limits: TransportLimits
  private let descriptor: curl_socket_t
  /// The head of the request, as far as it was not sent.
  private var request: ArraySlice<UInt8>
  /// The bytes that are being sent. They stay where they are until libcurl has taken all of them, as OpenSSL requires.
  private let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 1)
  private var unsent = 0..<0
  private let received = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 1)
  private var line: [UInt8] = []
  private var status = 0
  private(set) var isUpgraded = false
  private var isPaused = false
  /// Whether bytes may have arrived that the system does not report, because libcurl has read them.
  private(set) var mayHaveMore = false
  private var heard = ContinuousClock.now
  /// The time at which this client closes the connection, after it has ended its output.
  private var closing: ContinuousClock.Instant?

  private static let size = 16 << 10
  /// The number of chunks after which other events of the loop are processed.
  private static let mostChunks = 64
  /// The time that a server has to close the connection after this client has said that it will.
  private static let closingTime = Duration.seconds(2)

  init?(_ easy: UnsafeMutableRawPointer, _ output: UpgradeOutput, _ request: HTTPRequest, _ limits: TransportLimits) {
    let descriptor = CurlInfo(easy: easy).socket
    guard descriptor != CURL_SOCKET_BAD else { return nil }
    self.easy = easy
    self.output = output
    self.limits = limits
    self.descriptor = descriptor
    let path = request.url.path(percentEncoded: true)
    let query = request.url.query(percentEncoded: true).map { "?\($0)" } ?? ""
    var lines = ["\(request.method.rawValue) \(path.isEmpty ? "/" : path)\(query) HTTP/1.1"]
    if request.headers["Host"] == nil { lines.append("Host: \(request.url.encodedHostAndPort)") }
    lines += request.headers.fields.map { "\($0.name): \($0.value)" }
    self.request = Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)[...]
  }

  deinit {
    chunk.deallocate()
    received.deallocate()
  }

  /// What to wait for before the next exchange.
  var waiting: curl_waitfd {
    let events = (isPaused ? 0 : CURL_WAIT_POLLIN) | (unsent.isEmpty ? 0 : CURL_WAIT_POLLOUT)
    return curl_waitfd(fd: descriptor, events: Int16(events), revents: 0)
  }

  enum End {
    case closed
    case refused(status: Int)
    case failed(CURLcode)
    case error(NetworkError)
  }

  /// Sends and receives what is possible without waiting. Returns how the connection has ended, or `nil` if it has not.
  func exchange(for transfer: CurlTransfer) -> End? {
    let sent = flush()
    if sent != CURLE_OK, sent != CURLE_AGAIN { return .failed(sent) }
    mayHaveMore = false
    for chunk in 0..<Self.mostChunks {
      isPaused = closing == nil && isUpgraded && transfer.pausesStream()
      if isPaused {
        heard = .now
        break
      }
      var count = 0
      let code = curl_easy_recv(easy, received.baseAddress, received.count, &count)
      if code == CURLE_AGAIN { break }
      guard code == CURLE_OK else { return .failed(code) }
      if count == 0 { return isUpgraded ? .closed : .failed(CURLE_GOT_NOTHING) }
      heard = .now
      if let end = receive(UnsafeRawBufferPointer(rebasing: received[..<count]), for: transfer) { return end }
      mayHaveMore = chunk == Self.mostChunks - 1
    }
    return lateness
  }

  /// Sends what is possible without waiting.
  @discardableResult func flush() -> CURLcode {
    while true {
      if unsent.isEmpty {
        unsent = 0..<next()
        if unsent.isEmpty { return CURLE_OK }
      }
      var count = 0
      let code = curl_easy_send(easy, chunk.baseAddress?.advanced(by: unsent.lowerBound), unsent.count, &count)
      if code != CURLE_OK { return code }
      unsent = unsent.lowerBound + count..<unsent.upperBound
    }
  }

  private func next() -> Int {
    if isUpgraded {
      let count = output.take(into: chunk)
      if count == 0, output.isFinished, closing == nil { closing = .now + Self.closingTime }
      return count
    }
    let next = request.prefix(Self.size)
    chunk.copyBytes(from: next)
    request = request.dropFirst(next.count)
    return next.count
  }

  private var lateness: End? {
    let now = ContinuousClock.now
    if let closing, now > closing { return .closed }
    return now > heard + limits.idleTimeout ? .error(.transport(.timeout(.idle))) : nil
  }

  private func receive(_ bytes: UnsafeRawBufferPointer, for transfer: CurlTransfer) -> End? {
    var rest = bytes[...]
    while !isUpgraded, let byte = rest.popFirst() {
      line.append(byte)
      guard line.count <= limits.headerSize else { return .error(.tooLarge(.headers(bytes: limits.headerSize))) }
      if byte == UInt8(ascii: "\n"), let end = endLine(for: transfer) { return end }
    }
    // What arrives after the end of the output is not processed.
    if isUpgraded, closing == nil, !rest.isEmpty { transfer.receivePiece(Data(rest)) }
    return nil
  }

  /// Reads a line of the head of the response.
  private func endLine(for transfer: CurlTransfer) -> End? {
    defer { line.removeAll(keepingCapacity: true) }
    if status == 0 {
      let words = String(decoding: line, as: UTF8.self).split(separator: " ", omittingEmptySubsequences: false)
      guard words.count > 1, words[0].hasPrefix("HTTP/1."), let code = Int(words[1].prefix(3)), 100..<600 ~= code else {
        return .failed(CURLE_WEIRD_SERVER_REPLY)
      }
      status = code
    }
    guard line == [0x0D, 0x0A] || line == [0x0A] else {
      return line.withUnsafeBytes { transfer.receiveHeader($0) } ? nil : .failed(CURLE_WRITE_ERROR)
    }
    switch status {
    case 101:
      isUpgraded = true
      transfer.receivePiece(Data())
    case 100..<200: status = 0
    default: return .refused(status: status)
    }
    return nil
  }
}

extension URL {
  fileprivate var encodedHostAndPort: String {
    let host = host(percentEncoded: true) ?? ""
    return (host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host) + (port.map { ":\($0)" } ?? "")
  }
}
