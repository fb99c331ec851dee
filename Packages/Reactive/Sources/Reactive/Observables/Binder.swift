/// An observer that calls a closure with a target object and each element. It does not retain the target.
///
/// Without a scheduler, the closure is called on the main actor: immediately when the event arrives there, and
/// otherwise as soon as possible. An error traps in debug builds and is printed in release builds. A completion is
/// ignored.
@preconcurrency public struct Binder<Value: Sendable>: ObserverType {
  /// The type of the elements.
  public typealias Element = Value

  private let receive: @Sendable (Event<Value>) -> Void

  /// Creates a binder whose closure is called on the main actor.
  @available(swift, introduced: 6)
  public init<Target: AnyObject & Sendable>(
    _ target: Target, binding: @escaping @MainActor (Target, Value) -> Void
  ) {
    self.init(target, scheduler: MainScheduler()) { target, value in
      MainActor.assumeIsolated { binding(target, value) }
    }
  }

  /// Creates a binder whose closure is called on `scheduler`.
  @available(swift, introduced: 6)
  public init<Target: AnyObject & Sendable>(
    _ target: Target, scheduler: any ImmediateSchedulerType, binding: @escaping @Sendable (Target, Value) -> Void
  ) {
    receive = { [weak target] event in
      switch event {
      case .next(let value):
        _ = scheduler.schedule(value) { [weak target] value in
          if let target { binding(target, value) }
          return Disposables.create()
        }
      case .error(let error): unbindable(error)
      case .completed: break
      }
    }
  }

  /// Calls the closure with the element of `event`.
  public func on(_ event: Event<Value>) { receive(event) }
}

/// Reports an error that was sent to an observer that accepts only elements. Such an error is a programming error (R11
/// of the contract).
@usableFromInline func unbindable(_ error: any Error) {
  assertionFailure("Binding error: \(error)")
  // allow(no-print): in release builds, this line is the only report of such an error.
  print("Binding error: \(error)")
}
