extension ObservableType {
  /// Returns an observable that calls the given closures when the source's events occur, and on subscription and
  /// disposal.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Do)
  @available(swift, obsoleted: 6)
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    doUnchecked(
      onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError,
      onCompleted: onCompleted, afterCompleted: afterCompleted,
      onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose)
  }
}
