extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Returns a single that transforms the element. If `transform` throws, the single fails with the same error.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleMap)
  @available(swift, introduced: 6)
  public func map<Result: Sendable>(_ transform: @escaping @Sendable (Element) throws -> Result) -> Single<Result> {
    Single(raw: primitiveSequence.source.map(transform))
  }

  /// Returns a maybe that succeeds with the transformed element, or completes without an element if the result is
  /// `nil`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleCompactMap)
  @available(swift, introduced: 6)
  public func compactMap<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) throws -> Result?
  ) -> Maybe<Result> {
    Maybe(raw: primitiveSequence.source.compactMap(transform))
  }

  /// Returns a maybe that succeeds with the element if `predicate` returns `true`, and completes without an element
  /// otherwise.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleFilter)
  @available(swift, introduced: 6)
  public func filter(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Maybe<Element> {
    Maybe(raw: primitiveSequence.source.filter(predicate))
  }

  /// Returns a single that continues with the single that `selector` returns for the element.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleFlatMap)
  @available(swift, introduced: 6)
  public func flatMap<Result: Sendable>(
    _ selector: @escaping @Sendable (Element) throws -> Single<Result>
  ) -> Single<Result> {
    Single(raw: primitiveSequence.source.flatMap(selector))
  }

  /// Returns a maybe that continues with the maybe that `selector` returns for the element.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleFlatMapMaybe)
  @available(swift, introduced: 6)
  public func flatMapMaybe<Result: Sendable>(
    _ selector: @escaping @Sendable (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    Maybe(raw: primitiveSequence.source.flatMap(selector))
  }

  /// Returns a completable that continues with the completable that `selector` returns for the element.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleFlatMapCompletable)
  @available(swift, introduced: 6)
  public func flatMapCompletable(_ selector: @escaping @Sendable (Element) throws -> Completable) -> Completable {
    Completable(raw: primitiveSequence.source.flatMap(selector))
  }

  /// Returns a single that succeeds with `element` when this single fails.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleCatchAndReturn)
  public func catchAndReturn(_ element: Element) -> Single<Element> {
    Single(raw: primitiveSequence.source.catchAndReturn(element))
  }

  /// Returns a single that succeeds with `element` when this single fails.
  @available(*, deprecated, renamed: "catchAndReturn(_:)")
  public func catchErrorJustReturn(_ element: Element) -> Single<Element> { catchAndReturn(element) }

  /// Returns a single that calls the given closures when its events occur. See `do` of `Observable`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleDo)
  @available(swift, introduced: 6)
  public func `do`(
    onSuccess: (@Sendable (Element) throws -> Void)? = nil,
    afterSuccess: (@Sendable (Element) throws -> Void)? = nil,
    onError: (@Sendable (any Error) throws -> Void)? = nil,
    afterError: (@Sendable (any Error) throws -> Void)? = nil,
    onSubscribe: (@Sendable () -> Void)? = nil,
    onSubscribed: (@Sendable () -> Void)? = nil,
    onDispose: (@Sendable () -> Void)? = nil
  ) -> Single<Element> {
    Single(
      raw: primitiveSequence.source.do(
        onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Returns a single that combines the elements of all singles of a collection, in the order of the collection.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleZip)
  ///
  /// For an empty collection, the single succeeds with the result of `resultSelector([])`.
  @available(swift, introduced: 6)
  public static func zip<Collection: Swift.Collection, Result: Sendable>(
    _ collection: Collection, resultSelector: @escaping @Sendable ([Element]) throws -> Result
  ) -> Single<Result> where Collection.Element == Single<Element> {
    guard !collection.isEmpty else { return .deferred { .just(try resultSelector([])) } }
    return Single<Result>(raw: .zip(collection.map(\.source), resultSelector: resultSelector))
  }

  /// Returns a single that succeeds with an array of the elements of all singles of a collection, in the order of the
  /// collection.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleZip)
  public static func zip<Collection: Swift.Collection>(_ collection: Collection) -> Single<[Element]>
  where Collection.Element == Single<Element> {
    zip(collection) { $0 }
  }
}
