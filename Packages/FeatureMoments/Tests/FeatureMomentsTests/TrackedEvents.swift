import FeatureMoments
import Synchronization

/// A tracking provider that records every event.
final class TrackedEvents: TrackingProvider {
  private let events = Mutex<[String]>([])

  /// The recorded events in order: the kind of call, the name and the parameters.
  var all: [String] { events.withLock(\.self) }

  func trackScreenviews(_ event: any TrackingEvent) { track("screenview", event) }
  func trackEvent(_ event: any TrackingEvent) { track("event", event) }
  func trackAction(_ event: any TrackingEvent) { track("action", event) }

  private func track(_ call: String, _ event: any TrackingEvent) {
    guard let event = event as? any NamedTrackingEvent else { return }
    let parameters = event.parameters.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
    events.withLock { $0.append(([call, event.name] + parameters).joined(separator: " ")) }
  }
}
