public import Reactive
import Testing

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Virtual time counted in whole units of `resolution` seconds.
public struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType {
  private let resolution: Double

  init(resolution: Double) { self.resolution = resolution }

  /// The date that lies `virtualTime` units after 1970.
  public func convertFromVirtualTime(_ virtualTime: Int) -> RxTime {
    Date(timeIntervalSince1970: convertFromVirtualTimeInterval(virtualTime))
  }

  /// The unit nearest to `time`.
  public func convertToVirtualTime(_ time: RxTime) -> Int { convertToVirtualTimeInterval(time.timeIntervalSince1970) }

  /// The seconds of so many units.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
    Double(virtualTimeInterval) * resolution
  }

  /// The number of units nearest to so many seconds.
  public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int {
    Int((timeInterval / resolution + 0.5).rounded(.down))
  }

  /// `time + offset`.
  public func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }

  /// Which of the two is earlier.
  public func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
  }
}

/// A virtual clock for tests.
///
///     let scheduler = TestScheduler(initialClock: 0)
///     let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
///     let observer = scheduler.start { source.map { $0 * 2 } }
///     #expect(observer.events == [.next(210, 2), .completed(220)])
@preconcurrency
public final class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter>, @unchecked Sendable {
  // Invariant of @unchecked: what this class adds is immutable.

  /// The times that `start(_:)` uses.
  public enum Defaults {
    /// When the sequence is made.
    public static let created = 100
    /// When it is subscribed to.
    public static let subscribed = 200
    /// When the subscription is disposed of.
    public static let disposed = 1000
  }

  private let simulateProcessingDelay: Bool

  /// A clock at `initialClock`.
  ///
  /// - Parameters:
  ///   - initialClock: Where it stands at first.
  ///   - resolution: The seconds of one unit.
  ///   - simulateProcessingDelay: Whether work scheduled for now runs one unit later.
  public init(initialClock: TestTime, resolution: Double = 1.0, simulateProcessingDelay: Bool = true) {
    self.simulateProcessingDelay = simulateProcessingDelay
    super.init(initialClock: initialClock, converter: TestSchedulerVirtualTimeConverter(resolution: resolution))
  }

  /// Moves work that is due now, or was, to the next unit.
  public override func adjustScheduledTime(_ time: Int) -> Int {
    time <= clock ? clock + (simulateProcessingDelay ? 1 : 0) : time
  }

  /// A sequence that sends `events` at their absolute times to whoever is subscribed then.
  public func createHotObservable<Element: Sendable>(
    _ events: [Recorded<Event<Element>>]
  ) -> TestableObservable<Element> { TestableObservable(self, events, isHot: true) }

  /// A sequence that sends `events` to each subscriber, at times counted from its subscription.
  public func createColdObservable<Element: Sendable>(
    _ events: [Recorded<Event<Element>>]
  ) -> TestableObservable<Element> { TestableObservable(self, events, isHot: false) }

  /// An observer that records events with their times.
  public func createObserver<Element: Sendable>(_: Element.Type) -> TestableObserver<Element> { TestableObserver(self) }

  /// Runs `action` at `time`.
  @preconcurrency
  public func scheduleAt(_ time: TestTime, action: @escaping @Sendable () -> Void) {
    _ = scheduleAbsoluteVirtual((), time: time) { _ in
      action()
      return Disposables.create()
    }
  }

  /// Makes a sequence, subscribes an observer and disposes of it at the given times, runs everything and returns the observer.
  ///
  /// In debug builds it records an issue if a subscription that was made meanwhile is still alive then.
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
    SubscriptionLedger.$current.withValue(ledger) { start() }
    let left = ledger.liveSubscriptions - before
    if left > 0, Test.current != nil {
      Issue.record("\(left) subscriptions made during the run are alive at its end: dispose of them, or complete them.")
    }
    return observer
  }

  /// Makes a sequence at 100, subscribes at 200 and disposes at 1000; runs everything and returns the observer.
  @preconcurrency
  public func start<Element, OutputSequence: ObservableConvertibleType>(
    _ create: @escaping @Sendable () -> OutputSequence
  ) -> TestableObserver<Element> where OutputSequence.Element == Element {
    start(create: create)
  }
}
