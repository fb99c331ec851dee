public import Reactive
import Synchronization

/// An observer that records events with their virtual times.
@preconcurrency public final class TestableObserver<Element: Sendable>: ObserverType {
  private let scheduler: TestScheduler
  private let recorded = Mutex<[Recorded<Event<Element>>]>([])

  init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

  /// The events received so far.
  public var events: [Recorded<Event<Element>>] { recorded.withLock { $0 } }

  /// Records `event`.
  public func on(_ event: Event<Element>) {
    let time = scheduler.clock
    recorded.withLock { $0.append(Recorded(time: time, value: event)) }
  }
}
