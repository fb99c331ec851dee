/// How a `Signal` is shared: nothing is replayed.
public struct SignalSharingStrategy: SharingStrategyProtocol {
  /// A scheduler of the main queue.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// `source`, shared without replay.
  @inlinable public static func share<Element: Sendable>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(scope: .whileConnected)
  }
}

/// Events for a screen: they cannot fail, arrive on the main actor, and are not repeated to a new subscriber.
public typealias Signal<Element: Sendable> = SharedSequence<SignalSharingStrategy, Element>
