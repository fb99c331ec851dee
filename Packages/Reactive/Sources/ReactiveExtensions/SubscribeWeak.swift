public import Reactive

extension ObservableType {
  /// Subscribes a method of `obj`, which is not retained, to the events.
  ///
  ///     events.subscribe(weak: self, Screen.show)
  ///
  /// The method is not called after the object has been released. The subscription continues.
  @available(swift, introduced: 6)
  public func subscribe<Object: AnyObject & Sendable>(
    weak obj: Object, _ on: @escaping @Sendable (Object) -> (Event<Element>) -> Void
  ) -> any Disposable { subscribe { [weak obj] event in if let obj { on(obj)(event) } } }

  /// Subscribes methods of `obj`, which is not retained.
  ///
  /// The methods are not called after the object has been released. The subscription continues. An error without a method
  /// is passed to `Hooks.defaultErrorHandler`.
  @available(swift, introduced: 6)
  public func subscribe<Object: AnyObject & Sendable>(
    weak obj: Object,
    onNext: (@Sendable (Object) -> (Element) -> Void)? = nil,
    onError: (@Sendable (Object) -> (any Error) -> Void)? = nil,
    onCompleted: (@Sendable (Object) -> () -> Void)? = nil,
    onDisposed: (@Sendable (Object) -> () -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      with: obj, onNext: { onNext?($0)($1) }, onError: onError.map { method in { @Sendable in method($0)($1) } },
      onCompleted: { onCompleted?($0)() }, onDisposed: { onDisposed?($0)() })
  }

  /// Subscribes a method of `obj`, which is not retained, to the elements.
  @available(swift, introduced: 6)
  public func subscribeNext<Object: AnyObject & Sendable>(
    weak obj: Object, _ onNext: @escaping @Sendable (Object) -> (Element) -> Void
  ) -> any Disposable { subscribe(weak: obj, onNext: onNext) }

  /// Subscribes a method of `obj`, which is not retained, to the error.
  @available(swift, introduced: 6)
  public func subscribeError<Object: AnyObject & Sendable>(
    weak obj: Object, _ onError: @escaping @Sendable (Object) -> (any Error) -> Void
  ) -> any Disposable { subscribe(weak: obj, onError: onError) }

  /// Subscribes a method of `obj`, which is not retained, to the completion.
  @available(swift, introduced: 6)
  public func subscribeCompleted<Object: AnyObject & Sendable>(
    weak obj: Object, _ onCompleted: @escaping @Sendable (Object) -> () -> Void
  ) -> any Disposable { subscribe(weak: obj, onCompleted: onCompleted) }
}
