extension Infallible {
  /// The sequence, with the given closures called beside its events. They must not throw: see ``InfallibleType/subscribe(_:)``.
  @preconcurrency
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
  /// The sequence, with a line on standard output for its subscription, each event and the disposal.
  /// See ``ObservableType/debug(_:trimOutput:file:line:function:)``.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false,
    file: String = #file, line: UInt = #line, function: String = #function
  ) -> Infallible<Element> {
    asObservable().debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function).infallible
  }

  /// Each element together with `obj`, held weakly. An element that comes when it is gone completes the sequence.
  public func withUnretained<Object: AnyObject & Sendable>(_ obj: Object) -> Infallible<(Object, Element)> {
    asObservable().withUnretained(obj).infallible
  }

  /// What `resultSelector` makes of `obj`, held weakly, and each element. An element that comes when it is gone completes the sequence.
  @preconcurrency
  public func withUnretained<Object: AnyObject & Sendable, Out: Sendable>(
    _ obj: Object, resultSelector: @escaping @Sendable (Object, Element) -> Out
  ) -> Infallible<Out> {
    asObservable().withUnretained(obj, resultSelector: resultSelector).infallible
  }

  /// The sequence, subscribed to once for all subscribers. See ``ObservableType/share(replay:scope:)``.
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Infallible<Element> {
    asObservable().share(replay: replay, scope: scope).infallible
  }
}
