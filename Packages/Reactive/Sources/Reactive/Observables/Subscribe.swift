extension ObservableType {
  /// Subscribes a closure to every event.
  @available(swift, introduced: 6) @inlinable
  public func subscribe(
    _ on: @escaping @Sendable (Event<Element>) -> Void, file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    asObservable().subscribe(AnyObserver(eventHandler: on), file: file, line: line)
  }

  /// Subscribes one closure per kind of event.
  ///
  /// The report of an unhandled error and the ``Inspector`` show `file` and `line`.
  ///
  /// - Parameters:
  ///   - onNext: A closure that is called with each element.
  ///   - onError: A closure that is called with the error that terminates the sequence. If it is `nil`, the error is
  ///     passed to `Hooks.defaultErrorHandler`.
  ///   - onCompleted: A closure that is called when the sequence completes.
  ///   - onDisposed: A closure that is called once, after the terminal event or when the subscription is disposed of.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The subscription. It lasts until the sequence terminates or you dispose of the subscription. Releasing
  ///   the subscription does not end it.
  @available(swift, introduced: 6) @inlinable
  public func subscribe(
    onNext: (@Sendable (Element) -> Void)? = nil,
    onError: (@Sendable (any Error) -> Void)? = nil,
    onCompleted: (@Sendable () -> Void)? = nil,
    onDisposed: (@Sendable () -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    let source = asObservable()
    // The compiler knows which closures a call omits, and the call of the shorter function is less code.
    if onError == nil, onCompleted == nil, onDisposed == nil { return source.subscribe(onNext, at: Origin(file, line)) }
    return source.subscribe(onNext, onError, onCompleted, onDisposed, at: Origin(file, line))
  }

  /// Subscribes closures that receive `object`, which the subscription does not retain.
  ///
  /// The closures are not called after the object has been released. The subscription continues.
  @available(swift, introduced: 6)
  public func subscribe<Object: AnyObject & Sendable>(
    with object: Object,
    onNext: (@Sendable (Object, Element) -> Void)? = nil,
    onError: (@Sendable (Object, any Error) -> Void)? = nil,
    onCompleted: (@Sendable (Object) -> Void)? = nil,
    onDisposed: (@Sendable (Object) -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      onNext: { [weak object] element in if let object { onNext?(object, element) } },
      onError: weakly(object, onError),
      onCompleted: { [weak object] in if let object { onCompleted?(object) } },
      onDisposed: { [weak object] in if let object { onDisposed?(object) } }, file: file, line: line)
  }
}

extension Observable {
  /// Subscribes a closure to the elements. This method is not inlined, because clients call it in many places.
  @inlinable @inline(never) final func subscribe(
    _ onNext: (@Sendable (Element) -> Void)?, at origin: Origin
  ) -> any Disposable {
    if let just { return just.deliver(onNext: onNext, onCompleted: nil, onDisposed: nil) }
    return ElementHandler(onNext: onNext, callStack: Hooks.captureCallStack(), at: origin).start(self)
  }

  /// Subscribes closures. This method is not inlined, because clients call it in many places.
  @inlinable @inline(never) final func subscribe(
    _ onNext: (@Sendable (Element) -> Void)?, _ onError: (@Sendable (any Error) -> Void)?,
    _ onCompleted: (@Sendable () -> Void)?, _ onDisposed: (@Sendable () -> Void)?, at origin: Origin
  ) -> any Disposable {
    if let just { return just.deliver(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed) }
    return Handlers(onNext: onNext, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed, at: origin)
      .subscribe(to: self)
  }
}

/// Returns a closure that calls `handler` with `object` and an error until the object is released, or `nil` if there is
/// no handler, so that the error is reported as unhandled.
func weakly<Object: AnyObject & Sendable>(
  _ object: Object, _ handler: (@Sendable (Object, any Error) -> Void)?
) -> (@Sendable (any Error) -> Void)? {
  guard let handler else { return nil }
  return { [weak object] error in if let object { handler(object, error) } }
}
