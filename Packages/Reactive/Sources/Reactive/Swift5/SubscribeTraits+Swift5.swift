extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Subscribes closures for the element and for the error.
  @available(swift, obsoleted: 6) @inlinable
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribeUnchecked(success: onSuccess, failure: onFailure, disposed: onDisposed, file: file, line: line)
  }

  /// Subscribes closures that receive `object`, which the subscription does not retain.
  @available(swift, obsoleted: 6)
  public func subscribe<Object: AnyObject>(
    with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
    onFailure: ((Object, any Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribeUnchecked(
      success: weakly(object, onSuccess), failure: weakly(object, onFailure),
      disposed: weakly(object, onDisposed), file: file, line: line)
  }

  /// Subscribes a closure that is called once, with the only event of the sequence.
  @available(swift, obsoleted: 6)
  public func subscribe(
    _ observer: @escaping (SingleEvent<Element>) -> Void, file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribeUnchecked(success: { observer(.success($0)) }, failure: { observer(.failure($0)) }, file: file, line: line)
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Subscribes one closure per kind of event. At most one of `onSuccess`, `onError` and `onCompleted` is called.
  @available(swift, obsoleted: 6) @inlinable
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribeUnchecked(
      success: onSuccess, error: onError, completed: onCompleted, disposed: onDisposed, file: file, line: line)
  }

  /// Subscribes closures that receive `object`, which the subscription does not retain.
  @available(swift, obsoleted: 6)
  public func subscribe<Object: AnyObject>(
    with object: Object, onSuccess: ((Object, Element) -> Void)? = nil, onError: ((Object, any Error) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribeUnchecked(
      success: weakly(object, onSuccess), error: weakly(object, onError),
      completed: weakly(object, onCompleted), disposed: weakly(object, onDisposed), file: file, line: line)
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Subscribes closures for the completion and for the error.
  @available(swift, obsoleted: 6) @inlinable
  public func subscribe(
    onCompleted: (() -> Void)? = nil, onError: ((any Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribeUnchecked(completed: onCompleted, error: onError, disposed: onDisposed, file: file, line: line)
  }

  /// Subscribes closures that receive `object`, which the subscription does not retain.
  @available(swift, obsoleted: 6)
  public func subscribe<Object: AnyObject>(
    with object: Object, onCompleted: ((Object) -> Void)? = nil, onError: ((Object, any Error) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribeUnchecked(
      completed: weakly(object, onCompleted), error: weakly(object, onError),
      disposed: weakly(object, onDisposed), file: file, line: line)
  }
}

extension InfallibleType {
  /// Subscribes one closure per kind of event.
  @available(swift, obsoleted: 6) @inlinable
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    asObservable().subscribeUnchecked(
      next: onNext, error: { unbindable($0) }, completed: onCompleted, disposed: onDisposed, file: file, line: line)
  }

  /// Subscribes closures that receive `object`, which the subscription does not retain.
  @available(swift, obsoleted: 6)
  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    asObservable().subscribeUnchecked(
      next: weakly(object, onNext), error: { unbindable($0) }, completed: weakly(object, onCompleted),
      disposed: weakly(object, onDisposed), file: file, line: line)
  }
}
