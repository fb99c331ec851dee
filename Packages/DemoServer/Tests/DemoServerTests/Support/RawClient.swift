import FlyingSocks
import Foundation

/// A client that sends exactly the bytes that a test passes, with a timeout of one minute. In texts, `Host: x` stands
/// for the server's own address.
final class RawClient {
  private let socket: Socket
  private let port: UInt16

  init(port: UInt16) throws {
    self.port = port
    socket = try Socket(domain: AF_INET)
    var patience = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(socket.file.rawValue, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    try socket.connect(to: .inet(ip4: "127.0.0.1", port: port))
  }

  deinit { try? socket.close() }

  func send(_ text: String) throws {
    try send(Data(text.replacing("Host: x\r\n", with: "Host: 127.0.0.1:\(port)\r\n").utf8))
  }

  func send(_ data: Data) throws {
    var sent = 0
    while sent < data.count { sent = try socket.write(data, from: sent) }
  }

  /// Receives bytes until the server closes the connection, or until the text contains `mark`.
  func receive(until mark: String? = nil) throws -> String {
    var bytes: [UInt8] = []
    do {
      while true {
        bytes += try socket.read(atMost: 4096)
        if let mark, String(decoding: bytes, as: UTF8.self).contains(mark) { break }
      }
    } catch SocketError.disconnected {
      // The server has closed the connection.
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Sends one request on a new connection and returns the response.
func exchange(port: UInt16, _ text: String) throws -> String {
  let client = try RawClient(port: port)
  try client.send(text)
  return try client.receive()
}

/// A header field that delays the response by twenty minutes, which is more than the time limit of a test.
let twentyMinutesDelay = "X-Fault: \(Array(repeating: "delay=60000", count: 20).joined(separator: ","))\r\n"

func get(_ path: String, headers: String = "") -> String {
  "GET \(path) HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\(headers)\r\n"
}
