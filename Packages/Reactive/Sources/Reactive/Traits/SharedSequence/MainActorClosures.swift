// The closures of drivers and signals are isolated to the main actor, and the stages call them like any other closure.
// They are called on the main actor, because `startOnMainActor` subscribes to the source of a shared sequence there,
// and the actions of its scheduler run there, or trap. A check of each call would take 100 ns or more on Linux, so only
// debug builds check.

/// Returns `closure` without its isolation. The caller must call the result on the main actor; debug builds check this.
@inlinable @inline(__always)
func unisolated<Result>(_ closure: @escaping @MainActor () -> Result) -> @Sendable () -> Result {
  let unisolated = unsafeBitCast(closure, to: (@Sendable () -> Result).self)
  #if DEBUG
    return {
      MainScheduler.ensureRunningOnMainThread(errorMessage: notOnMainActor)
      return unisolated()
    }
  #else
    return unisolated
  #endif
}

/// Returns `closure` without its isolation. The caller must call the result on the main actor; debug builds check this.
@inlinable @inline(__always)
func unisolated<Input, Result>(
  _ closure: @escaping @MainActor (Input) throws -> Result
) -> @Sendable (Input) throws -> Result {
  let unisolated = unsafeBitCast(closure, to: (@Sendable (Input) throws -> Result).self)
  #if DEBUG
    return {
      MainScheduler.ensureRunningOnMainThread(errorMessage: notOnMainActor)
      return try unisolated($0)
    }
  #else
    return unisolated
  #endif
}

/// Returns `closure` without its isolation. The caller must call the result on the main actor; debug builds check this.
@inlinable @inline(__always)
func unisolated<First, Second, Result>(
  _ closure: @escaping @MainActor (First, Second) -> Result
) -> @Sendable (First, Second) -> Result {
  let unisolated = unsafeBitCast(closure, to: (@Sendable (First, Second) -> Result).self)
  #if DEBUG
    return {
      MainScheduler.ensureRunningOnMainThread(errorMessage: notOnMainActor)
      return unisolated($0, $1)
    }
  #else
    return unisolated
  #endif
}

extension SharingStrategyProtocol {
  /// The scheduler of the strategy. A scheduler other than `MainScheduler` traps if an action runs off the main actor.
  @usableFromInline static var mainScheduler: any SchedulerType {
    let scheduler = scheduler
    return scheduler is MainScheduler ? scheduler : MainActorScheduler(scheduler: scheduler)
  }
}

/// A scheduler that traps if an action runs off the main actor.
private struct MainActorScheduler: SchedulerType {
  let scheduler: any SchedulerType

  var now: RxTime { scheduler.now }

  func schedule<State: Sendable>(
    _ state: State, action: @escaping @Sendable (State) -> any Disposable
  ) -> any Disposable { scheduler.schedule(state, action: checked(action)) }

  func scheduleRelative<State: Sendable>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping @Sendable (State) -> any Disposable
  ) -> any Disposable { scheduler.scheduleRelative(state, dueTime: dueTime, action: checked(action)) }

  func schedulePeriodic<State: Sendable>(
    _ state: State, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping @Sendable (State) -> State
  ) -> any Disposable {
    scheduler.schedulePeriodic(state, startAfter: startAfter, period: period, action: checked(action))
  }

  private func checked<State, Result>(_ action: @escaping @Sendable (State) -> Result) -> @Sendable (State) -> Result {
    {
      MainScheduler.ensureRunningOnMainThread(errorMessage: notOnMainActor)
      return action($0)
    }
  }
}

@usableFromInline let notOnMainActor = """
  The closures of a driver or signal are called on the main actor. A scheduler that replaces the main one has to run \
  its actions there, so isolate the test to the main actor.
  """
