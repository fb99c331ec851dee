extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Subscribes a closure that is called at most once, with the only event of the sequence.
  ///
  /// - Returns: The subscription. It lasts until the event is delivered or you dispose of the subscription. Releasing
  ///   the subscription does not end it.
  @available(swift, introduced: 6)
  public func subscribe(
    _ observer: @escaping @Sendable (CompletableEvent) -> Void, file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    primitiveSequence.source.subscribe(
      { event in
        switch event {
        case .error(let error): observer(.error(error))
        case .completed: observer(.completed)
        }
      }, file: file, line: line)
  }

  /// Subscribes closures for the completion and for the error.
  ///
  /// - Parameters:
  ///   - onCompleted: A closure that is called when the operation completes.
  ///   - onError: A closure that is called with the error. If it is `nil`, the error is passed to
  ///     `Hooks.defaultErrorHandler`.
  ///   - onDisposed: A closure that is called once, after one of the other closures or on disposal.
  @available(swift, introduced: 6)
  public func subscribe(
    onCompleted: (@Sendable () -> Void)? = nil,
    onError: (@Sendable (any Error) -> Void)? = nil,
    onDisposed: (@Sendable () -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    let ending = Ending(onError: onError, onDisposed: onDisposed, at: Origin(file, line))
    return ending.disposing(
      subscribe(
        { event in
          switch event {
          case .error(let error): ending.fail(error)
          case .completed: ending.finish { onCompleted?() }
          }
        }, file: file, line: line))
  }

  /// Subscribes closures that receive `object`, which the subscription does not retain. The closures are not called
  /// after the object has been released.
  @available(swift, introduced: 6)
  public func subscribe<Object: AnyObject & Sendable>(
    with object: Object,
    onCompleted: (@Sendable (Object) -> Void)? = nil,
    onError: (@Sendable (Object, any Error) -> Void)? = nil,
    onDisposed: (@Sendable (Object) -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      onCompleted: { [weak object] in if let object { onCompleted?(object) } },
      onError: weakly(object, onError),
      onDisposed: { [weak object] in if let object { onDisposed?(object) } }, file: file, line: line)
  }
}
