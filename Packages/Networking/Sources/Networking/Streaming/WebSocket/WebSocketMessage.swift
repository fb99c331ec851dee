public import Foundation

/// A message on a WebSocket.
public enum WebSocketMessage: Sendable, Hashable {
  /// A text.
  case text(String)
  /// Bytes that are not a text.
  case data(Data)
}
