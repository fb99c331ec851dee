/// Something that is worth counting. A provider ignores those that it does not know.
public protocol TrackingEvent: Sendable {}

/// An event that is told by a name and some texts, which is what most providers know.
public protocol NamedTrackingEvent: TrackingEvent {
  /// What happened.
  var name: String { get }
  /// More about it.
  var parameters: [String: String] { get }
}
