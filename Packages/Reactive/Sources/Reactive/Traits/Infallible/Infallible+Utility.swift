extension Infallible {
  /// Returns a sequence that calls the given closures when its events occur. The closures must not throw: see
  /// ``InfallibleType/subscribe(_:file:line:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Do)
  @available(swift, introduced: 6)
  public func `do`(
    onNext: (@Sendable (Element) throws -> Void)? = nil,
    afterNext: (@Sendable (Element) throws -> Void)? = nil,
    onCompleted: (@Sendable () throws -> Void)? = nil,
    afterCompleted: (@Sendable () throws -> Void)? = nil,
    onSubscribe: (@Sendable () -> Void)? = nil,
    onSubscribed: (@Sendable () -> Void)? = nil,
    onDispose: (@Sendable () -> Void)? = nil
  ) -> Infallible<Element> {
    source.do(
      onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
      onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose
    ).infallible
  }
}

extension InfallibleType {
  /// Returns a sequence that prints a line to standard output on subscription, for each event, and on disposal. See
  /// ``ObservableType/debug(_:trimOutput:file:line:function:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Debug)
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false,
    file: String = #file, line: UInt = #line, function: String = #function
  ) -> Infallible<Element> {
    asObservable().debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function).infallible
  }

  /// Returns a sequence that pairs each element with `obj`, which it does not retain.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-WithUnretained)
  ///
  /// The sequence completes when an element arrives after `obj` has been released.
  public func withUnretained<Object: AnyObject & Sendable>(_ obj: Object) -> Infallible<(Object, Element)> {
    asObservable().withUnretained(obj).infallible
  }

  /// Returns a sequence that combines each element with `obj`, which it does not retain.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-WithUnretained)
  ///
  /// The sequence completes when an element arrives after `obj` has been released.
  @available(swift, introduced: 6)
  public func withUnretained<Object: AnyObject & Sendable, Out: Sendable>(
    _ obj: Object, resultSelector: @escaping @Sendable (Object, Element) -> Out
  ) -> Infallible<Out> {
    asObservable().withUnretained(obj, resultSelector: resultSelector).infallible
  }

  /// Returns a sequence that shares one subscription to this sequence among all observers. See
  /// ``ObservableType/share(replay:scope:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleShare)
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Infallible<Element> {
    asObservable().share(replay: replay, scope: scope).infallible
  }
}
