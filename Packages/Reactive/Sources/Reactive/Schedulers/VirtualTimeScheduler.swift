public import Dispatch

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A type that converts between dates and virtual times, and between seconds and virtual intervals. Its methods must
/// not schedule actions.
@preconcurrency public protocol VirtualTimeConverterType: Sendable {
  /// The type of virtual times.
  associatedtype VirtualTimeUnit: Sendable
  /// The type of virtual time intervals.
  associatedtype VirtualTimeIntervalUnit: Sendable

  /// Returns the date that corresponds to a virtual time.
  func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime
  /// Returns the virtual time that corresponds to a date.
  func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit
  /// Returns the number of seconds in a virtual interval.
  func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> TimeInterval
  /// Returns the virtual interval that corresponds to a number of seconds.
  func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit
  /// Returns `time`, moved by `offset`.
  func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit
  /// Compares two virtual times.
  func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison
}

/// The result of comparing two virtual times.
public enum VirtualTimeComparison: Hashable, Sendable {
  /// The left time is earlier.
  case lessThan
  /// Both times are equal.
  case equal
  /// The left time is later.
  case greaterThan
}

/// A scheduler with a virtual clock, which advances only in calls to ``start()``, ``advanceTo(_:)`` and ``sleep(_:)``.
///
/// Actions run in the order of their times, and in the order of scheduling if the times are equal. Schedule from any
/// thread; advance the clock from one thread at a time.
@preconcurrency open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType, @unchecked Sendable
{
  // Invariant of @unchecked: mutable state is in `state`. A subclass must add immutable properties only.
  /// The type of virtual times.
  public typealias VirtualTime = Converter.VirtualTimeUnit
  /// The type of virtual time intervals.
  public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

  @usableFromInline struct State {
    @usableFromInline var clock: VirtualTime
    @usableFromInline var isRunning = false
    @usableFromInline var actions: VirtualActions<Converter>
  }

  private let converter: Converter
  @usableFromInline let state: Lock<State>

  /// Creates a scheduler with the given initial time.
  public init(initialClock: VirtualTime, converter: Converter) {
    self.converter = converter
    state = Lock(State(clock: initialClock, actions: VirtualActions(converter: converter)))
  }

  /// The date that corresponds to the current virtual time.
  public var now: RxTime { converter.convertFromVirtualTime(clock) }

  /// The current virtual time.
  public var clock: VirtualTime { state.withLock { $0.clock } }

  /// Runs `action` at the current virtual time, adjusted by ``adjustScheduledTime(_:)``.
  @preconcurrency
  public func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleRelative(state, dueTime: .nanoseconds(0), action: action)
  }

  /// Runs `action` when the clock has advanced by `dueTime`, or never if `dueTime` is `.never`.
  @preconcurrency
  public func scheduleRelative<StateType: Sendable>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    if case .never = dueTime { return Disposables.create() }
    let interval = converter.convertToVirtualTimeInterval(dueTime.seconds)
    let time = adjustScheduledTime(converter.offsetVirtualTime(clock, offset: interval))
    return scheduleAbsoluteVirtual(state, time: time, action: action)
  }

  /// Runs `action` when the clock has advanced by `dueTime`, which ``adjustScheduledTime(_:)`` does not adjust.
  @available(swift, introduced: 6)
  public func scheduleRelativeVirtual<StateType: Sendable>(
    _ state: StateType, dueTime: VirtualTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleAbsoluteVirtual(state, time: converter.offsetVirtualTime(clock, offset: dueTime), action: action)
  }

  /// Runs `action` when the clock reaches `time`. If `time` has passed, runs `action` at the current time, as soon as
  /// the scheduler runs actions.
  @available(swift, introduced: 6)
  public func scheduleAbsoluteVirtual<StateType: Sendable>(
    _ state: StateType, time: VirtualTime, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    let pending = VirtualAction { action(state) }
    self.state.withLock { $0.actions.insert(pending, at: time) }
    return pending
  }

  /// Returns the time at which to run an action with a relative due time. Override this method to adjust that time.
  open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time }

  /// Runs the scheduled actions until none is left or `stop()` is called. If the scheduler is already running, this
  /// method does nothing.
  @inlinable public final func start() {
    guard beginRunning() else { return }
    while let action = nextAction(until: nil) { action.run() }
    stop()
  }

  /// Runs the actions that are due by `virtualTime` and sets the clock to that time.
  ///
  /// - Precondition: The scheduler is not running.
  @inlinable public final func advanceTo(_ virtualTime: VirtualTime) {
    precondition(beginRunning(), "the virtual time scheduler is running already")
    while let action = nextAction(until: virtualTime) { action.run() }
    state.withLock { ($0.clock, $0.isRunning) = (virtualTime, false) }
  }

  /// Advances the clock without running any action.
  public func sleep(_ virtualInterval: VirtualTimeInterval) {
    state.withLock { $0.clock = converter.offsetVirtualTime($0.clock, offset: virtualInterval) }
  }

  /// Makes `start()` or `advanceTo(_:)` return after the current action. The remaining actions stay scheduled.
  @inlinable public final func stop() { state.withLock { $0.isRunning = false } }

  // The methods that run actions are inlinable: unspecialized, they would look up the metadata of each generic type.
  @inlinable final func beginRunning() -> Bool {
    state.withLock { !exchange(&$0.isRunning, with: true) }
  }

  /// Returns the action to run next and advances the clock to its time, or returns `nil` if no action is due by `limit`
  /// or the scheduler has been stopped.
  @inlinable final func nextAction(until limit: VirtualTime?) -> VirtualAction? {
    state.withLock { state in
      while state.isRunning, let next = state.actions.popFirst(until: limit) {
        // A disposed action does not advance the clock.
        if next.action.isDisposed { continue }
        let converter = state.actions.converter
        if converter.compareVirtualTime(next.time, state.clock) == .greaterThan { state.clock = next.time }
        return next.action
      }
      return nil
    }
  }
}

extension VirtualTimeScheduler: CustomDebugStringConvertible {
  /// A description of the current time and of the scheduled actions.
  public var debugDescription: String {
    let (clock, times) = state.withLock { ($0.clock, $0.actions.all.map { "\($0.time)" }) }
    return
      "\(type(of: self)) at \(clock), \(times.isEmpty ? "nothing scheduled" : "due: \(times.joined(separator: ", "))")"
  }
}
