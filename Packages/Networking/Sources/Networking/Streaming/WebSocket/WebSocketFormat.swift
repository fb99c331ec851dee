import Foundation

/// The format of a WebSocket: the handshake, the messages, and the responses to what the server asks.
struct WebSocketFormat: StreamFormat {
  static let name = "a WebSocket"
  static let keepAliveInterval: Duration? = .seconds(15)

  private var decoder = WebSocketDecoder(limit: messageSize)
  private var key = ""
  private var protocols: String?
  private(set) var output = UpgradeOutput()

  let retry: Duration? = nil

  /// The maximum size of a message, in bytes.
  private static let messageSize = 1 << 20
  /// The number of waiting bytes from which pings are not answered, so that a server that reads nothing does not fill the
  /// memory.
  private static let mostWaiting = 64 << 10

  mutating func prepare(_ request: inout HTTPRequest) {
    decoder = WebSocketDecoder(limit: Self.messageSize)
    (key, output) = (WebSocketHandshake.key(), UpgradeOutput())
    protocols = request.headers["Sec-WebSocket-Protocol"]
    request.headers = request.headers.merging([
      "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Key": key, "Sec-WebSocket-Version": "13",
    ])
    request.upgrade = output
  }

  func accepts(_ headers: HTTPHeaders) -> Bool {
    WebSocketHandshake.accepts(headers, key: key, protocols: protocols)
  }

  mutating func read(_ piece: Data) throws(NetworkError) -> [WebSocketMessage] {
    var messages: [WebSocketMessage] = []
    for item in decoder.decode(piece) {
      switch item {
      case .message(let message): messages.append(message)
      case .ping(let content): if output.waiting < Self.mostWaiting { send(WebSocketFrame(.pong, content)) }
      case .pong: break
      case .close(let code): close(code ?? 1_000)
      case .violation(let violation):
        close(violation.rawValue)
        throw violation == .tooLarge ? .tooLarge(.event(bytes: Self.messageSize)) : .transport(.malformedReply)
      }
    }
    return messages
  }

  /// Sends a frame. Does nothing after the connection was closed.
  func send(_ frame: WebSocketFrame) { output.send(frame.encoded()) }

  func keepAlive() { if output.waiting < Self.mostWaiting { send(WebSocketFrame(.ping)) } }

  func close(after error: NetworkError?) -> Bool {
    close(1_000)
    return true
  }

  /// Closes the connection, unless it is closed already.
  private func close(_ code: UInt16) {
    send(WebSocketFrame(close: code))
    output.finish()
  }
}
