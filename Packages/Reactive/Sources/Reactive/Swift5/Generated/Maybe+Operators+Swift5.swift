// Written by Scripts/overloads from Traits/Maybe/Maybe+Operators.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Returns a maybe that transforms the element. If `transform` throws, the maybe fails with the same error.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleMap)
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func map<Result: Sendable>(_ transform: consuming @escaping @Sendable (Element) throws -> Result) -> Maybe<
    Result
  > {
    mapChecked(transform)
  }

  @inlinable func mapChecked<Result: Sendable>(_ transform: @escaping @Sendable (Element) throws -> Result) -> Maybe<
    Result
  > {
    self.map(transform)
  }

  /// Returns a maybe that succeeds with the transformed element, or completes without an element if the result is
  /// `nil`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleCompactMap)
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func compactMap<Result: Sendable>(
    _ transform: consuming @escaping @Sendable (Element) throws -> Result?
  ) -> Maybe<Result> {
    compactMapChecked(transform)
  }

  @inlinable func compactMapChecked<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) throws -> Result?
  ) -> Maybe<Result> {
    self.compactMap(transform)
  }

  /// Returns a maybe that succeeds with the element if `predicate` returns `true`, and completes without an element
  /// otherwise.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleFilter)
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func filter(_ predicate: consuming @escaping @Sendable (Element) throws -> Bool) -> Maybe<Element> {
    filterChecked(predicate)
  }

  @inlinable func filterChecked(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Maybe<Element> {
    self.filter(predicate)
  }

  /// Returns a maybe that continues with the maybe that `selector` returns for the element.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleFlatMap)
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func flatMap<Result: Sendable>(
    _ selector: consuming @escaping @Sendable (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    flatMapChecked(selector)
  }

  @inlinable func flatMapChecked<Result: Sendable>(
    _ selector: @escaping @Sendable (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    self.flatMap(selector)
  }

  /// Returns a maybe that calls the given closures when its events occur. It calls `onCompleted` and `afterCompleted`
  /// after an element, too. See `do` of `Observable`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-MaybeDo)
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func `do`(
    onNext: consuming (@Sendable (Element) throws -> Void)? = nil,
    afterNext: (@Sendable (Element) throws -> Void)? = nil,
    onError: (@Sendable (any Error) throws -> Void)? = nil,
    afterError: (@Sendable (any Error) throws -> Void)? = nil,
    onCompleted: (@Sendable () throws -> Void)? = nil,
    afterCompleted: (@Sendable () throws -> Void)? = nil,
    onSubscribe: (@Sendable () -> Void)? = nil,
    onSubscribed: (@Sendable () -> Void)? = nil,
    onDispose: (@Sendable () -> Void)? = nil
  ) -> Maybe<Element> {
    doChecked(
      onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError, onCompleted: onCompleted,
      afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose)
  }

  @inlinable func doChecked(
    onNext: (@Sendable (Element) throws -> Void)? = nil,
    afterNext: (@Sendable (Element) throws -> Void)? = nil,
    onError: (@Sendable (any Error) throws -> Void)? = nil,
    afterError: (@Sendable (any Error) throws -> Void)? = nil,
    onCompleted: (@Sendable () throws -> Void)? = nil,
    afterCompleted: (@Sendable () throws -> Void)? = nil,
    onSubscribe: (@Sendable () -> Void)? = nil,
    onSubscribed: (@Sendable () -> Void)? = nil,
    onDispose: (@Sendable () -> Void)? = nil
  ) -> Maybe<Element> {
    self.`do`(
      onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError, onCompleted: onCompleted,
      afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose)
  }
}
