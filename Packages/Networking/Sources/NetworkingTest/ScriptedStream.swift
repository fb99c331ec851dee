public import Foundation
import Locking
public import Networking

/// A response that stays open, and whose body a test sends piece by piece.
///
/// ```swift
/// let stream = ScriptedStream()
/// let transport = ScriptedTransport([.stream(stream)]) { Issue.record($0) }
/// // After the request:
/// stream.send("data: hello\n\n")
/// stream.end(.transport(.connectionLost))
/// ```
public final class ScriptedStream: Sendable {
  private struct Connection {
    let deliver: @Sendable (Data) -> Void
    let end: @Sendable (Result<HTTPResponse, NetworkError>) -> Void
  }

  private let status: Int
  private let headers: HTTPHeaders
  private let connection = Locked<Connection?>(nil)
  private let received = Locked<[UInt8]>([])

  /// Creates a response with the status 200.
  public convenience init(headers: HTTPHeaders = ["Content-Type": "text/event-stream"]) {
    self.init(status: 200, headers: headers)
  }

  private init(status: Int, headers: HTTPHeaders) {
    self.status = status
    self.headers = headers
  }

  /// Returns a response that opens a WebSocket. Its handshake is valid for any request.
  public static func webSocket() -> ScriptedStream {
    ScriptedStream(status: 101, headers: ["Upgrade": "websocket", "Connection": "Upgrade"])
  }

  /// The bytes that the client has sent after the server has switched protocols.
  public var sent: [UInt8] { received.withLock { $0 } }

  /// Sends a text message of up to 65,535 bytes on a WebSocket. Does nothing if no request is open.
  public func sendMessage(_ text: String) {
    let bytes = Array(text.utf8)
    let length = bytes.count < 126 ? [UInt8(bytes.count)] : [126, UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
    send(Data([0x81] + length + bytes))
  }

  /// Sends a piece of the body. Does nothing if no request is open.
  public func send(_ piece: Data) { connection.withLock { $0 }?.deliver(piece) }

  /// Sends a piece of the body as UTF-8. Does nothing if no request is open.
  public func send(_ text: String) { send(Data(text.utf8)) }

  /// Ends the response, with an error if there is one.
  public func end(_ error: NetworkError? = nil) {
    let connection = connection.withLock { connection in
      defer { connection = nil }
      return connection
    }
    connection?.end(error.map { .failure($0) } ?? .success(HTTPResponse(status: status, headers: headers)))
  }

  func open(for request: HTTPRequest, end: @escaping @Sendable (Result<HTTPResponse, NetworkError>) -> Void) {
    var headers = headers
    if let key = request.headers["Sec-WebSocket-Key"], status == 101 {
      headers["Sec-WebSocket-Accept"] = WebSocketHandshake.acceptance(of: key)
    }
    let opened = Connection(deliver: { [headers] in request.onPiece?(headers, $0) }, end: end)
    connection.withLock { $0 = opened }
    request.upgrade?.connect { [weak self] in self?.receive(from: request.upgrade) }
    opened.deliver(Data())
  }

  private func receive(from output: UpgradeOutput?) {
    guard let output else { return }
    received.withLock { received in
      let count = output.waiting
      received += [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        initialized = output.take(into: UnsafeMutableRawBufferPointer(buffer))
      }
    }
  }

  func close() { connection.withLock { $0 = nil } }
}
