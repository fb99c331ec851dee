/// An event that a server sends on an open response with the type `text/event-stream`.
public struct ServerSentEvent: Sendable, Hashable {
  /// The kind of the event, or `message` if the server does not specify it.
  public var type: String
  /// The content of the event. Lines are separated by line feeds.
  public var data: String

  /// Creates an event.
  public init(type: String = "message", data: String) {
    self.type = type
    self.data = data
  }
}
