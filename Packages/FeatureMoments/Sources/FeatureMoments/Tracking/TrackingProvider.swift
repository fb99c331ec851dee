/// A provider that records what users do. Called on any thread; must not block.
public protocol TrackingProvider: Sendable {
  /// A screen was shown.
  func trackScreenviews(_ event: any TrackingEvent)

  /// Something happened.
  func trackEvent(_ event: any TrackingEvent)

  /// A user did something.
  func trackAction(_ event: any TrackingEvent)
}

/// A provider that forwards to all others.
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
