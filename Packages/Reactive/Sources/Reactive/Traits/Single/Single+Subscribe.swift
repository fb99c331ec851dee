extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Subscribes a closure that is called at most once, with the only event of the sequence.
  ///
  /// - Returns: The subscription. It lasts until the event is delivered or you dispose of the subscription. Releasing
  ///   the subscription does not end it.
  @available(swift, introduced: 6)
  public func subscribe(
    _ observer: @escaping @Sendable (SingleEvent<Element>) -> Void, file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(onSuccess: { observer(.success($0)) }, onFailure: { observer(.failure($0)) }, file: file, line: line)
  }

  /// Subscribes closures for the element and for the error.
  ///
  /// - Parameters:
  ///   - onSuccess: A closure that is called with the element.
  ///   - onFailure: A closure that is called with the error. If it is `nil`, the error is passed to
  ///     `Hooks.defaultErrorHandler`.
  ///   - onDisposed: A closure that is called once, after one of the other closures or on disposal.
  @available(swift, introduced: 6) @inlinable
  public func subscribe(
    onSuccess: (@Sendable (Element) -> Void)? = nil,
    onFailure: (@Sendable (any Error) -> Void)? = nil,
    onDisposed: (@Sendable () -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    let source = primitiveSequence.source
    if let just = source.just {
      return just.deliver(onNext: onSuccess, onCompleted: nil, onDisposed: onDisposed)
    }
    return SingleHandlers(
      onSuccess: onSuccess, onFailure: onFailure, onDisposed: onDisposed, at: Origin(file, line)
    ).subscribe(to: source)
  }

  /// Subscribes closures that receive `object`, which the subscription does not retain. The closures are not called
  /// after the object has been released.
  @available(swift, introduced: 6)
  public func subscribe<Object: AnyObject & Sendable>(
    with object: Object,
    onSuccess: (@Sendable (Object, Element) -> Void)? = nil,
    onFailure: (@Sendable (Object, any Error) -> Void)? = nil,
    onDisposed: (@Sendable (Object) -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      onSuccess: { [weak object] element in if let object { onSuccess?(object, element) } },
      onFailure: weakly(object, onFailure),
      onDisposed: { [weak object] in if let object { onDisposed?(object) } }, file: file, line: line)
  }

  /// Subscribes closures for the element and for the error.
  @available(*, deprecated, renamed: "subscribe(onSuccess:onFailure:onDisposed:)")
  @available(swift, introduced: 6)
  public func subscribe(
    onSuccess: (@Sendable (Element) -> Void)? = nil,
    onError: @escaping @Sendable (any Error) -> Void,
    onDisposed: (@Sendable () -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(onSuccess: onSuccess, onFailure: onError, onDisposed: onDisposed, file: file, line: line)
  }
}
