public import Reactive
import Testing

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A converter for virtual times in integral units of `resolution` seconds.
public struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType {
  private let resolution: Double

  init(resolution: Double) { self.resolution = resolution }

  /// Returns the date `virtualTime` units after January 1, 1970.
  public func convertFromVirtualTime(_ virtualTime: Int) -> RxTime {
    Date(timeIntervalSince1970: convertFromVirtualTimeInterval(virtualTime))
  }

  /// Returns the virtual time nearest to `time`.
  public func convertToVirtualTime(_ time: RxTime) -> Int { convertToVirtualTimeInterval(time.timeIntervalSince1970) }

  /// Returns the number of seconds in a virtual interval.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
    Double(virtualTimeInterval) * resolution
  }

  /// Returns the virtual interval nearest to a number of seconds.
  public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int {
    Int((timeInterval / resolution + 0.5).rounded(.down))
  }

  /// Returns the sum of `time` and `offset`.
  public func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }

  /// Compares two virtual times.
  public func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
  }
}

/// A scheduler with a virtual clock, for tests.
///
///     let scheduler = TestScheduler(initialClock: 0)
///     let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
///     let observer = scheduler.start { source.map { $0 * 2 } }
///     #expect(observer.events == [.next(210, 2), .completed(220)])
@preconcurrency
public final class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter>, @unchecked Sendable {
  // Invariant of @unchecked: this class adds immutable properties only.

  /// The default times of ``TestScheduler/start(created:subscribed:disposed:create:)``.
  public enum Defaults {
    /// The time at which the sequence is created.
    public static let created = 100
    /// The time at which the sequence is subscribed to.
    public static let subscribed = 200
    /// The time at which the subscription is disposed of.
    public static let disposed = 1000
  }

  private let simulateProcessingDelay: Bool

  /// Creates a scheduler.
  ///
  /// - Parameters:
  ///   - initialClock: The initial virtual time.
  ///   - resolution: The number of seconds per unit of virtual time.
  ///   - simulateProcessingDelay: A Boolean value that indicates whether actions that are due immediately run one unit
  ///     later.
  public init(initialClock: TestTime, resolution: Double = 1.0, simulateProcessingDelay: Bool = true) {
    self.simulateProcessingDelay = simulateProcessingDelay
    super.init(initialClock: initialClock, converter: TestSchedulerVirtualTimeConverter(resolution: resolution))
  }

  /// Returns `time` if it is in the future. Otherwise, returns the current time plus one unit, or the current time if
  /// the scheduler does not simulate a processing delay.
  public override func adjustScheduledTime(_ time: Int) -> Int {
    time <= clock ? clock + (simulateProcessingDelay ? 1 : 0) : time
  }

  /// Creates a hot observable that emits `events` at their absolute times to its current observers.
  public func createHotObservable<Element: Sendable>(
    _ events: [Recorded<Event<Element>>]
  ) -> TestableObservable<Element> { TestableObservable(self, events, isHot: true) }

  /// Creates a cold observable that emits `events` to each observer, at times relative to the observer's subscription.
  public func createColdObservable<Element: Sendable>(
    _ events: [Recorded<Event<Element>>]
  ) -> TestableObservable<Element> { TestableObservable(self, events, isHot: false) }

  /// Creates an observer that records events with their times.
  public func createObserver<Element: Sendable>(_: Element.Type) -> TestableObserver<Element> { TestableObserver(self) }

  /// Schedules `action` to run at `time`.
  @preconcurrency
  public func scheduleAt(_ time: TestTime, action: @escaping @Sendable () -> Void) {
    _ = scheduleAbsoluteVirtual((), time: time) { _ in
      action()
      return Disposables.create()
    }
  }

  /// Runs all scheduled actions, and returns an observer of the sequence that `create` returns. During the run, the
  /// sequence is created and subscribed to, and the subscription is disposed of, at the given times.
  ///
  /// In debug builds, if called within a test of Swift Testing, this method records an issue if a subscription that was
  /// made during the run is still alive when the run ends.
  @preconcurrency
  public func start<Element, OutputSequence: ObservableConvertibleType>(
    created: TestTime = Defaults.created, subscribed: TestTime = Defaults.subscribed,
    disposed: TestTime = Defaults.disposed, create: @escaping @Sendable () -> OutputSequence
  ) -> TestableObserver<Element> where OutputSequence.Element == Element {
    let observer = createObserver(Element.self)
    let subscription = SerialDisposable()
    let sequence = BehaviorRelay<Observable<Element>>(value: .never())
    scheduleAt(created) { sequence.accept(create().asObservable()) }
    scheduleAt(subscribed) { subscription.disposable = sequence.value.subscribe(observer) }
    scheduleAt(disposed) { subscription.dispose() }
    let ledger = SubscriptionLedger.current ?? SubscriptionLedger()
    let before = ledger.liveSubscriptions
    let chainsBefore = Set(ledger.liveChains.map(\.number))
    SubscriptionLedger.$current.withValue(ledger) { start() }
    let left = ledger.liveSubscriptions - before
    if left > 0, Test.current != nil {
      let chains = ledger.liveChains.filter { !chainsBefore.contains($0.number) }
      Issue.record(
        "Subscriptions of the run alive at its end: \(left). Dispose of them, or complete them.\(lines(chains))"
      )
    }
    return observer
  }

  /// Runs all scheduled actions, and returns an observer of the sequence that `create` returns. During the run, the
  /// sequence is created at time 100 and subscribed to at time 200, and the subscription is disposed of at time 1000.
  @preconcurrency
  public func start<Element, OutputSequence: ObservableConvertibleType>(
    _ create: @escaping @Sendable () -> OutputSequence
  ) -> TestableObserver<Element> where OutputSequence.Element == Element {
    start(create: create)
  }
}
