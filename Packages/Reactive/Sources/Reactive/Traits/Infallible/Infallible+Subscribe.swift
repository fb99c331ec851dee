extension InfallibleType {
  /// Subscribes a closure to every event.
  ///
  /// An error that an operator's closure throws, or that a sequence inside a `flatMap` emits, is a programming error.
  /// The error traps in debug builds. In release builds, it is printed and terminates the sequence.
  @available(swift, introduced: 6)
  public func subscribe(
    _ on: @escaping @Sendable (InfallibleEvent<Element>) -> Void, file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    asObservable().subscribe(
      { event in
        switch event {
        case .next(let element): on(.next(element))
        case .completed: on(.completed)
        case .error(let error): unbindable(error)
        }
      }, file: file, line: line)
  }

  /// Subscribes one closure per kind of event.
  ///
  /// - Parameters:
  ///   - onNext: A closure that is called with each element.
  ///   - onCompleted: A closure that is called when the sequence completes.
  ///   - onDisposed: A closure that is called once, after the completion or on disposal.
  @available(swift, introduced: 6)
  public func subscribe(
    onNext: (@Sendable (Element) -> Void)? = nil,
    onCompleted: (@Sendable () -> Void)? = nil,
    onDisposed: (@Sendable () -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    asObservable().subscribe(
      onNext: onNext, onError: { unbindable($0) }, onCompleted: onCompleted, onDisposed: onDisposed, file: file,
      line: line)
  }

  /// Subscribes closures that receive `object`, which the subscription does not retain.
  ///
  /// The closures are not called after the object has been released. The subscription continues.
  @available(swift, introduced: 6)
  public func subscribe<Object: AnyObject & Sendable>(
    with object: Object,
    onNext: (@Sendable (Object, Element) -> Void)? = nil,
    onCompleted: (@Sendable (Object) -> Void)? = nil,
    onDisposed: (@Sendable (Object) -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      onNext: { [weak object] element in if let object { onNext?(object, element) } },
      onCompleted: { [weak object] in if let object { onCompleted?(object) } },
      onDisposed: { [weak object] in if let object { onDisposed?(object) } }, file: file, line: line)
  }
}
