extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Subscribes a closure that is called at most once, with the only event of the sequence.
  ///
  /// - Returns: The subscription. It lasts until the event is delivered or you dispose of the subscription. Releasing
  ///   the subscription does not end it.
  @available(swift, introduced: 6)
  public func subscribe(
    _ observer: @escaping @Sendable (MaybeEvent<Element>) -> Void, file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    let isAnswered = Confined(false)
    return primitiveSequence.source.subscribe(
      { event in
        guard !isAnswered.value else { return }
        isAnswered.value = true
        switch event {
        case .next(let element): observer(.success(element))
        case .error(let error): observer(.error(error))
        case .completed: observer(.completed)
        }
      }, file: file, line: line)
  }

  /// Subscribes one closure per kind of event. At most one of `onSuccess`, `onError` and `onCompleted` is called.
  ///
  /// - Parameters:
  ///   - onSuccess: A closure that is called with the element.
  ///   - onError: A closure that is called with the error. If it is `nil`, the error is passed to
  ///     `Hooks.defaultErrorHandler`.
  ///   - onCompleted: A closure that is called when the sequence completes without an element.
  ///   - onDisposed: A closure that is called once, after one of the other closures or on disposal.
  @available(swift, introduced: 6)
  public func subscribe(
    onSuccess: (@Sendable (Element) -> Void)? = nil,
    onError: (@Sendable (any Error) -> Void)? = nil,
    onCompleted: (@Sendable () -> Void)? = nil,
    onDisposed: (@Sendable () -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    let ending = Ending(onError: onError, onDisposed: onDisposed, at: Origin(file, line))
    return ending.disposing(
      subscribe(
        { event in
          switch event {
          case .success(let element): ending.finish { onSuccess?(element) }
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
    onSuccess: (@Sendable (Object, Element) -> Void)? = nil,
    onError: (@Sendable (Object, any Error) -> Void)? = nil,
    onCompleted: (@Sendable (Object) -> Void)? = nil,
    onDisposed: (@Sendable (Object) -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      onSuccess: { [weak object] element in if let object { onSuccess?(object, element) } },
      onError: weakly(object, onError),
      onCompleted: { [weak object] in if let object { onCompleted?(object) } },
      onDisposed: { [weak object] in if let object { onDisposed?(object) } }, file: file, line: line)
  }
}
