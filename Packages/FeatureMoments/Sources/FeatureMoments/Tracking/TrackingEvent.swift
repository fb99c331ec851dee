/// An event to record. A provider ignores events that it does not recognize.
public protocol TrackingEvent: Sendable {}

/// An event with a name and text parameters, which most providers support.
public protocol NamedTrackingEvent: TrackingEvent {
  /// The name of the event.
  var name: String { get }
  /// The parameters of the event.
  var parameters: [String: String] { get }
}
