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

  private let headers: HTTPHeaders
  private let connection = Locked<Connection?>(nil)

  /// Creates a response with the status 200.
  public init(headers: HTTPHeaders = ["Content-Type": "text/event-stream"]) {
    self.headers = headers
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
    connection?.end(error.map { .failure($0) } ?? .success(HTTPResponse(status: 200, headers: headers)))
  }

  func open(for request: HTTPRequest, end: @escaping @Sendable (Result<HTTPResponse, NetworkError>) -> Void) {
    let opened = Connection(deliver: { [headers] in request.onPiece?(headers, $0) }, end: end)
    connection.withLock { $0 = opened }
    opened.deliver(Data())
  }

  func close() { connection.withLock { $0 = nil } }
}
