extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Subscribes a closure that is called once, with the only event.
  ///
  /// - Returns: The subscription. It lives until the event or `dispose()`; releasing it does not end it.
  @preconcurrency
  public func subscribe(_ observer: @escaping @Sendable (CompletableEvent) -> Void) -> any Disposable {
    primitiveSequence.source.subscribe { event in
      switch event {
      case .error(let error): observer(.error(error))
      case .completed: observer(.completed)
      }
    }
  }

  /// Subscribes closures for the completion and for the error.
  ///
  /// - Parameters:
  ///   - onCompleted: Called when the work is done.
  ///   - onError: Called with the error. Without it the error goes to `Hooks.defaultErrorHandler`.
  ///   - onDisposed: Called once: after either of them, or on disposal.
  @available(swift, introduced: 6)
  public func subscribe(
    onCompleted: (@Sendable () -> Void)? = nil,
    onError: (@Sendable (any Error) -> Void)? = nil,
    onDisposed: (@Sendable () -> Void)? = nil
  ) -> any Disposable {
    let ending = Ending(onError: onError, onDisposed: onDisposed)
    return ending.disposing(
      subscribe { event in
        switch event {
        case .error(let error): ending.fail(error)
        case .completed: ending.finish { onCompleted?() }
        }
      })
  }

  /// Subscribes closures that receive `object`, which the subscription does not retain. They are not called after it has been
  /// released.
  @available(swift, introduced: 6)
  public func subscribe<Object: AnyObject & Sendable>(
    with object: Object,
    onCompleted: (@Sendable (Object) -> Void)? = nil,
    onError: (@Sendable (Object, any Error) -> Void)? = nil,
    onDisposed: (@Sendable (Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onCompleted: { [weak object] in if let object { onCompleted?(object) } },
      onError: { [weak object] error in if let object { onError?(object, error) } },
      onDisposed: { [weak object] in if let object { onDisposed?(object) } })
  }
}
