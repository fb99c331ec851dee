// Written by Scripts/overloads from Traits/Single/Single+Operators.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Returns a single that transforms the element. If `transform` throws, the single fails with the same error.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleMap)
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func map<Result: Sendable>(_ transform: consuming @escaping @Sendable (Element) throws -> Result) -> Single<
    Result
  > {
    mapChecked(transform)
  }

  @inlinable func mapChecked<Result: Sendable>(_ transform: @escaping @Sendable (Element) throws -> Result) -> Single<
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

  /// Returns a single that continues with the single that `selector` returns for the element.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleFlatMap)
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func flatMap<Result: Sendable>(
    _ selector: consuming @escaping @Sendable (Element) throws -> Single<Result>
  ) -> Single<Result> {
    flatMapChecked(selector)
  }

  @inlinable func flatMapChecked<Result: Sendable>(
    _ selector: @escaping @Sendable (Element) throws -> Single<Result>
  ) -> Single<Result> {
    self.flatMap(selector)
  }

  /// Returns a maybe that continues with the maybe that `selector` returns for the element.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleFlatMapMaybe)
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func flatMapMaybe<Result: Sendable>(
    _ selector: consuming @escaping @Sendable (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    flatMapMaybeChecked(selector)
  }

  @inlinable func flatMapMaybeChecked<Result: Sendable>(
    _ selector: @escaping @Sendable (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    self.flatMapMaybe(selector)
  }

  /// Returns a completable that continues with the completable that `selector` returns for the element.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleFlatMapCompletable)
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func flatMapCompletable(_ selector: consuming @escaping @Sendable (Element) throws -> Completable)
    -> Completable
  {
    flatMapCompletableChecked(selector)
  }

  @inlinable func flatMapCompletableChecked(_ selector: @escaping @Sendable (Element) throws -> Completable)
    -> Completable
  {
    self.flatMapCompletable(selector)
  }

  /// Returns a single that calls the given closures when its events occur. See `do` of `Observable`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleDo)
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func `do`(
    onSuccess: consuming (@Sendable (Element) throws -> Void)? = nil,
    afterSuccess: (@Sendable (Element) throws -> Void)? = nil,
    onError: (@Sendable (any Error) throws -> Void)? = nil,
    afterError: (@Sendable (any Error) throws -> Void)? = nil,
    onSubscribe: (@Sendable () -> Void)? = nil,
    onSubscribed: (@Sendable () -> Void)? = nil,
    onDispose: (@Sendable () -> Void)? = nil
  ) -> Single<Element> {
    doChecked(
      onSuccess: onSuccess, afterSuccess: afterSuccess, onError: onError, afterError: afterError,
      onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose)
  }

  @inlinable func doChecked(
    onSuccess: (@Sendable (Element) throws -> Void)? = nil,
    afterSuccess: (@Sendable (Element) throws -> Void)? = nil,
    onError: (@Sendable (any Error) throws -> Void)? = nil,
    afterError: (@Sendable (any Error) throws -> Void)? = nil,
    onSubscribe: (@Sendable () -> Void)? = nil,
    onSubscribed: (@Sendable () -> Void)? = nil,
    onDispose: (@Sendable () -> Void)? = nil
  ) -> Single<Element> {
    self.`do`(
      onSuccess: onSuccess, afterSuccess: afterSuccess, onError: onError, afterError: afterError,
      onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose)
  }

  /// Returns a single that combines the elements of all singles of a collection, in the order of the collection.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleZip)
  ///
  /// For an empty collection, the single succeeds with the result of `resultSelector([])`.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public static func zip<Collection: Swift.Collection, Result: Sendable>(
    _ collection: consuming Collection, resultSelector: @escaping @Sendable ([Element]) throws -> Result
  ) -> Single<Result> where Collection.Element == Single<Element> {
    zipChecked(collection, resultSelector: resultSelector)
  }

  @inlinable static func zipChecked<Collection: Swift.Collection, Result: Sendable>(
    _ collection: Collection, resultSelector: @escaping @Sendable ([Element]) throws -> Result
  ) -> Single<Result> where Collection.Element == Single<Element> {
    self.zip(collection, resultSelector: resultSelector)
  }
}
