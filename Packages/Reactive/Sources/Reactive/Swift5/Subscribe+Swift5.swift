extension ObservableType {
  /// Subscribes a closure to every event.
  @available(swift, obsoleted: 6)
  public func subscribe(_ on: @escaping (Event<Element>) -> Void, file: StaticString = #fileID, line: UInt = #line)
    -> any Disposable
  {
    subscribeUnchecked(event: on, file: file, line: line)
  }

  /// Subscribes one closure per kind of event.
  @available(swift, obsoleted: 6) @inlinable
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribeUnchecked(
      next: onNext, error: onError, completed: onCompleted, disposed: onDisposed, file: file, line: line)
  }

  /// Subscribes closures that receive `object`, which the subscription does not retain.
  @available(swift, obsoleted: 6)
  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil, onError: ((Object, any Error) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribeUnchecked(
      next: weakly(object, onNext), error: weakly(object, onError), completed: weakly(object, onCompleted),
      disposed: weakly(object, onDisposed), file: file, line: line)
  }

  /// Subscribes a closure to the elements. The sequence must not fail.
  @available(swift, obsoleted: 6)
  public func bind(onNext: @escaping (Element) -> Void, file: StaticString = #fileID, line: UInt = #line)
    -> any Disposable
  {
    subscribeUnchecked(next: onNext, error: { unbindable($0) }, file: file, line: line)
  }

  /// Subscribes a closure to the elements, and passes it `object`, which the subscription does not retain. The sequence
  /// must not fail.
  @available(swift, obsoleted: 6)
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribeUnchecked(next: weakly(object, onNext), error: { unbindable($0) }, file: file, line: line)
  }
}
