extension ObservableType {
  /// Subscribes a handler of every event.
  @available(swift, obsoleted: 6)
  public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    subscribeUnchecked(event: on)
  }

  /// Subscribes one handler per kind of event.
  @available(swift, obsoleted: 6)
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    subscribeUnchecked(next: onNext, error: onError, completed: onCompleted, disposed: onDisposed)
  }

  /// Subscribes handlers that are given `object`, held weakly.
  @available(swift, obsoleted: 6)
  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil, onError: ((Object, any Error) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribeUnchecked(
      next: weakly(object, onNext), error: weakly(object, onError), completed: weakly(object, onCompleted),
      disposed: weakly(object, onDisposed))
  }

  /// Calls `onNext` with each element. An error is a programming error.
  @available(swift, obsoleted: 6)
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribeUnchecked(next: onNext, error: { unbindable($0) })
  }

  /// Calls `onNext` with `object`, held weakly, and each element. An error is a programming error.
  @available(swift, obsoleted: 6)
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> any Disposable {
    subscribeUnchecked(next: weakly(object, onNext), error: { unbindable($0) })
  }
}
