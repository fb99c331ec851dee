import Digest
import Foundation

/// The request that opens a WebSocket, and the check of the response (RFC 6455, section 4).
package enum WebSocketHandshake {
  static func key() -> String {
    Data((0..<16).map { _ in UInt8.random(in: .min ... .max) }).base64EncodedString()
  }

  /// Returns the value of `Sec-WebSocket-Accept` for the key of a request.
  package static func acceptance(of key: String) -> String {
    Data(SHA1.digest(of: "\(key)258EAFA5-E914-47DA-95CA-C5AB0DC85B11".utf8)).base64EncodedString()
  }

  static func accepts(_ headers: HTTPHeaders, key: String, protocols: String?) -> Bool {
    let connection = headers.values(for: "Connection").flatMap { $0.lowercased().split(separator: ",") }
    let offered = (protocols ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    return headers["Upgrade"]?.lowercased() == "websocket"
      && connection.contains { $0.trimmingCharacters(in: .whitespaces) == "upgrade" }
      && headers["Sec-WebSocket-Accept"] == acceptance(of: key)
      && headers["Sec-WebSocket-Extensions"] == nil
      && headers["Sec-WebSocket-Protocol"].map(offered.contains) ?? true
  }
}
