// Written by Scripts/overloads from Traits/Infallible/Infallible+Utility.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension Infallible {
  /// Returns a sequence that calls the given closures when its events occur. The closures must not throw: see
  /// ``InfallibleType/subscribe(_:file:line:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Do)
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func `do`(
    onNext: consuming (@Sendable (Element) throws -> Void)? = nil,
    afterNext: (@Sendable (Element) throws -> Void)? = nil,
    onCompleted: (@Sendable () throws -> Void)? = nil,
    afterCompleted: (@Sendable () throws -> Void)? = nil,
    onSubscribe: (@Sendable () -> Void)? = nil,
    onSubscribed: (@Sendable () -> Void)? = nil,
    onDispose: (@Sendable () -> Void)? = nil
  ) -> Infallible<Element> {
    doChecked(
      onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
      onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose)
  }

  @inlinable func doChecked(
    onNext: (@Sendable (Element) throws -> Void)? = nil,
    afterNext: (@Sendable (Element) throws -> Void)? = nil,
    onCompleted: (@Sendable () throws -> Void)? = nil,
    afterCompleted: (@Sendable () throws -> Void)? = nil,
    onSubscribe: (@Sendable () -> Void)? = nil,
    onSubscribed: (@Sendable () -> Void)? = nil,
    onDispose: (@Sendable () -> Void)? = nil
  ) -> Infallible<Element> {
    self.`do`(
      onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
      onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose)
  }
}

extension InfallibleType {
  /// Returns a sequence that combines each element with `obj`, which it does not retain.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-WithUnretained)
  ///
  /// The sequence completes when an element arrives after `obj` has been released.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func withUnretained<Object: AnyObject & Sendable, Out: Sendable>(
    _ obj: consuming Object, resultSelector: @escaping @Sendable (Object, Element) -> Out
  ) -> Infallible<Out> {
    withUnretainedChecked(obj, resultSelector: resultSelector)
  }

  @inlinable func withUnretainedChecked<Object: AnyObject & Sendable, Out: Sendable>(
    _ obj: Object, resultSelector: @escaping @Sendable (Object, Element) -> Out
  ) -> Infallible<Out> {
    self.withUnretained(obj, resultSelector: resultSelector)
  }
}
