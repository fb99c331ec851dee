/// The sharing strategy of `Signal`, which replays nothing.
public struct SignalSharingStrategy: SharingStrategyProtocol {
  /// The scheduler on which signals deliver their events. It runs its actions on the main queue.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// Returns a sequence that shares one subscription to `source`, and replays nothing.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SignalShare)
  @inlinable public static func share<Element: Sendable>(_ source: Observable<Element>) -> Observable<Element> {
    source.sharedOnMainActor(replay: 0)
  }
}

/// A sequence of the events of a screen. A signal cannot fail, delivers its events on the main actor, and replays
/// nothing to a new observer.
///
/// ![A marble diagram of this operator, with its code.](marble-SignalShare)
public typealias Signal<Element: Sendable> = SharedSequence<SignalSharingStrategy, Element>
