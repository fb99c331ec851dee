/// An observer that hands each element to `binding` together with its target, held weakly.
///
/// Without a scheduler the binding runs on the main actor: at once when the event arrives there, and else as soon as the main queue can. An
/// error traps in debug builds and is printed in release builds; a completion is ignored.
@preconcurrency public struct Binder<Value: Sendable>: ObserverType {
  /// What is bound.
  public typealias Element = Value

  private let receive: @Sendable (Event<Value>) -> Void

  /// A binder of `target` that binds on the main actor.
  @preconcurrency
  public init<Target: AnyObject & Sendable>(
    _ target: Target, binding: @escaping @MainActor (Target, Value) -> Void
  ) {
    self.init(target, scheduler: MainScheduler()) { target, value in
      MainActor.assumeIsolated { binding(target, value) }
    }
  }

  /// A binder of `target` that binds on `scheduler`.
  @preconcurrency
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

  /// Passes the element of `event` to the binding.
  public func on(_ event: Event<Value>) { receive(event) }
}

/// An error reached something that can only take elements: a programming error (R11 of the contract).
func unbindable(_ error: any Error) {
  assertionFailure("Binding error: \(error)")
  // allow(no-print): in release builds this is the only trace that such an error leaves.
  print("Binding error: \(error)")
}
