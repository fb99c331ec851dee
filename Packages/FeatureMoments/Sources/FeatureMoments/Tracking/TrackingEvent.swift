/// An event to record. A provider ignores events that it does not know.
public protocol TrackingEvent: Sendable {}

/// An event with a name and text parameters, which most providers know.
public protocol NamedTrackingEvent: TrackingEvent {
  /// What happened.
  var name: String { get }
  /// The parameters.
  var parameters: [String: String] { get }
}
