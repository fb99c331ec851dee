// Written by Scripts/overloads from SubscribeWeak.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

public import Reactive

extension ObservableType {
  /// Subscribes a method of `obj`, which is not retained, to the events.
  ///
  ///     events.subscribe(weak: self, Screen.show)
  ///
  /// The method is not called after the object has been released. The subscription continues.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func subscribe<Object: AnyObject & Sendable>(
    weak obj: consuming Object, _ on: @escaping @Sendable (Object) -> (Event<Element>) -> Void
  ) -> any Disposable {
    subscribeChecked(weak: obj, on)
  }

  @inlinable func subscribeChecked<Object: AnyObject & Sendable>(
    weak obj: Object, _ on: @escaping @Sendable (Object) -> (Event<Element>) -> Void
  ) -> any Disposable {
    self.subscribe(weak: obj, on)
  }

  /// Subscribes methods of `obj`, which is not retained.
  ///
  /// The methods are not called after the object has been released. The subscription continues. An error without a method
  /// is passed to `Hooks.defaultErrorHandler`.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func subscribe<Object: AnyObject & Sendable>(
    weak obj: consuming Object,
    onNext: (@Sendable (Object) -> (Element) -> Void)? = nil,
    onError: (@Sendable (Object) -> (any Error) -> Void)? = nil,
    onCompleted: (@Sendable (Object) -> () -> Void)? = nil,
    onDisposed: (@Sendable (Object) -> () -> Void)? = nil
  ) -> any Disposable {
    subscribeChecked(weak: obj, onNext: onNext, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  @inlinable func subscribeChecked<Object: AnyObject & Sendable>(
    weak obj: Object,
    onNext: (@Sendable (Object) -> (Element) -> Void)? = nil,
    onError: (@Sendable (Object) -> (any Error) -> Void)? = nil,
    onCompleted: (@Sendable (Object) -> () -> Void)? = nil,
    onDisposed: (@Sendable (Object) -> () -> Void)? = nil
  ) -> any Disposable {
    self.subscribe(weak: obj, onNext: onNext, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes a method of `obj`, which is not retained, to the elements.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func subscribeNext<Object: AnyObject & Sendable>(
    weak obj: consuming Object, _ onNext: @escaping @Sendable (Object) -> (Element) -> Void
  ) -> any Disposable {
    subscribeNextChecked(weak: obj, onNext)
  }

  @inlinable func subscribeNextChecked<Object: AnyObject & Sendable>(
    weak obj: Object, _ onNext: @escaping @Sendable (Object) -> (Element) -> Void
  ) -> any Disposable {
    self.subscribeNext(weak: obj, onNext)
  }

  /// Subscribes a method of `obj`, which is not retained, to the error.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func subscribeError<Object: AnyObject & Sendable>(
    weak obj: consuming Object, _ onError: @escaping @Sendable (Object) -> (any Error) -> Void
  ) -> any Disposable {
    subscribeErrorChecked(weak: obj, onError)
  }

  @inlinable func subscribeErrorChecked<Object: AnyObject & Sendable>(
    weak obj: Object, _ onError: @escaping @Sendable (Object) -> (any Error) -> Void
  ) -> any Disposable {
    self.subscribeError(weak: obj, onError)
  }

  /// Subscribes a method of `obj`, which is not retained, to the completion.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func subscribeCompleted<Object: AnyObject & Sendable>(
    weak obj: consuming Object, _ onCompleted: @escaping @Sendable (Object) -> () -> Void
  ) -> any Disposable {
    subscribeCompletedChecked(weak: obj, onCompleted)
  }

  @inlinable func subscribeCompletedChecked<Object: AnyObject & Sendable>(
    weak obj: Object, _ onCompleted: @escaping @Sendable (Object) -> () -> Void
  ) -> any Disposable {
    self.subscribeCompleted(weak: obj, onCompleted)
  }
}
