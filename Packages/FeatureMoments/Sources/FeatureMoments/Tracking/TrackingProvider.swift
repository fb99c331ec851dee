/// A provider that records the actions of users. Its methods are called on any thread and must not block.
public protocol TrackingProvider: Sendable {
  /// Records that a screen was shown.
  func trackScreenviews(_ event: any TrackingEvent)

  /// Records an event.
  func trackEvent(_ event: any TrackingEvent)

  /// Records an action of the user.
  func trackAction(_ event: any TrackingEvent)
}

/// A provider that forwards events to several providers.
struct TrackingRepository: TrackingProvider {
  let providers: [any TrackingProvider]

  func trackScreenviews(_ event: any TrackingEvent) {
    for provider in providers { provider.trackScreenviews(event) }
  }

  func trackEvent(_ event: any TrackingEvent) {
    for provider in providers { provider.trackEvent(event) }
  }

  func trackAction(_ event: any TrackingEvent) {
    for provider in providers { provider.trackAction(event) }
  }
}
