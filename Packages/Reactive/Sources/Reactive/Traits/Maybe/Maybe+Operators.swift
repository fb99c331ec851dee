extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Returns a maybe that transforms the element. If `transform` throws, the maybe fails with the same error.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleMap)
  @available(swift, introduced: 6)
  public func map<Result: Sendable>(_ transform: @escaping @Sendable (Element) throws -> Result) -> Maybe<Result> {
    Maybe(raw: primitiveSequence.source.map(transform))
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

  /// Returns a maybe that continues with the maybe that `selector` returns for the element.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleFlatMap)
  @available(swift, introduced: 6)
  public func flatMap<Result: Sendable>(
    _ selector: @escaping @Sendable (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    Maybe(raw: primitiveSequence.source.flatMap(selector))
  }

  /// Returns a single that succeeds with the element, or with `default` if there is none.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-IfEmptyDefault)
  public func ifEmpty(default: Element) -> Single<Element> {
    Single(raw: primitiveSequence.source.ifEmpty(default: `default`))
  }

  /// Returns a maybe that succeeds with the element, or continues with `other` if there is none.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-MaybeIfEmptySwitchTo)
  public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
    Maybe(raw: primitiveSequence.source.ifEmpty(switchTo: other.source))
  }

  /// Returns a single that succeeds with the element, or continues with `other` if there is none.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-MaybeIfEmptySwitchTo)
  public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
    Single(raw: primitiveSequence.source.ifEmpty(switchTo: other.source))
  }

  /// Returns a maybe that succeeds with `element` when this maybe fails.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SingleCatchAndReturn)
  public func catchAndReturn(_ element: Element) -> Maybe<Element> {
    Maybe(raw: primitiveSequence.source.catchAndReturn(element))
  }

  /// Returns a maybe that succeeds with `element` when this maybe fails.
  @available(*, deprecated, renamed: "catchAndReturn(_:)")
  public func catchErrorJustReturn(_ element: Element) -> Maybe<Element> { catchAndReturn(element) }

  /// Returns a maybe that calls the given closures when its events occur. It calls `onCompleted` and `afterCompleted`
  /// after an element, too. See `do` of `Observable`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-MaybeDo)
  @available(swift, introduced: 6)
  public func `do`(
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
    Maybe(
      raw: primitiveSequence.source.do(
        onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError, onCompleted: onCompleted,
        afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }
}
