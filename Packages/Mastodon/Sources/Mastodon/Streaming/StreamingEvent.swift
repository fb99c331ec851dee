import Foundation
import Networking

/// An event on a ``StreamingChannel``.
public enum StreamingEvent: Sendable, Hashable {
  /// A new status.
  case status(Status)
  /// A status that was edited.
  case edited(Status)
  /// A status that was deleted.
  case deleted(EntityID)
  /// A new notification.
  case notification(UserNotification)
  /// The filters of the logged-in user have changed.
  case filtersChanged
  /// An event of a known type whose content cannot be decoded.
  case unreadable

  /// Creates an event from its type and its content. Returns `nil` if the type is unknown to this package.
  public init?(type: String, payload: String) {
    func decode<Value: Decodable & Sendable>(_ event: (Value) -> StreamingEvent) -> StreamingEvent {
      // The event is reported as unreadable.
      (try? Decoding<Value>.json().value(in: Data(payload.utf8))).map(event) ?? .unreadable
    }
    switch type {
    case "update": self = decode(Self.status)
    case "status.update": self = decode(Self.edited)
    case "notification": self = decode(Self.notification)
    case "filters_changed": self = .filtersChanged
    case "delete":
      let id = payload.trimmingCharacters(in: .whitespacesAndNewlines)
      self = id.isEmpty || id.utf8.count > 100 ? .unreadable : .deleted(EntityID(id))
    default: return nil
    }
  }

  /// Creates an event from a message on a WebSocket. Returns `nil` if its type is unknown to this package.
  init?(_ message: WebSocketMessage) {
    struct Frame: Decodable, Sendable {
      var event: String
      var payload: String?
    }
    // The event is reported as unreadable.
    guard case .text(let text) = message, let frame = try? Decoding<Frame>.json().value(in: Data(text.utf8)) else {
      self = .unreadable
      return
    }
    self.init(type: frame.event, payload: frame.payload ?? "")
  }
}
