/// The sharing strategy of `Driver`, which replays the latest element as long as there are observers.
public struct DriverSharingStrategy: SharingStrategyProtocol {
  /// The scheduler on which drivers deliver their events. It runs its actions on the main queue.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// Returns a sequence that shares one subscription to `source`, and replays its latest element.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DriverShare)
  @inlinable public static func share<Element: Sendable>(_ source: Observable<Element>) -> Observable<Element> {
    source.sharedOnMainActor(replay: 1)
  }
}

/// A sequence of the states of a screen. A driver cannot fail, delivers its events on the main actor, and replays its
/// latest element to a new observer.
///
/// ![A marble diagram of this operator, with its code.](marble-DriverShare)
public typealias Driver<Element: Sendable> = SharedSequence<DriverSharingStrategy, Element>
