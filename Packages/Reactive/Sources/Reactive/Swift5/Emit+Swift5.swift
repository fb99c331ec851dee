extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Subscribes closures to the elements, the completion and the disposal.
  @available(swift, obsoleted: 6)
  public func emit(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    asObservable().subscribeUnchecked(
      next: onNext, error: { unbindable($0) }, completed: onCompleted, disposed: onDisposed, file: file, line: line)
  }

  /// Subscribes closures that receive `object`, which the subscription does not retain.
  @available(swift, obsoleted: 6)
  public func emit<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    asObservable().subscribeUnchecked(
      next: weakly(object, onNext), error: { unbindable($0) }, completed: weakly(object, onCompleted),
      disposed: weakly(object, onDisposed), file: file, line: line)
  }
}
