extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Returns a sequence that subscribes to `second` when this sequence completes, and fails when this sequence fails.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-AndThenSingle)
  ///
  ///     self      ---|
  ///     second       --1|
  ///     andThen   -----1|
  ///
  /// This sequence is disposed of and released before `second` starts.
  public func andThen<Element: Sendable>(_ second: Single<Element>) -> Single<Element> {
    Single(raw: andThen(second.source))
  }

  /// Returns a sequence that subscribes to `second` when this sequence completes, and fails when this sequence fails.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-AndThenMaybe)
  public func andThen<Element: Sendable>(_ second: Maybe<Element>) -> Maybe<Element> {
    Maybe(raw: andThen(second.source))
  }

  /// Returns a sequence that subscribes to `second` when this sequence completes, and fails when this sequence fails.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-AndThenCompletable)
  public func andThen(_ second: Completable) -> Completable {
    Completable(raw: andThen(second.source))
  }

  /// Returns a sequence that subscribes to `second` when this sequence completes, and fails when this sequence fails.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-AndThen)
  public func andThen<Element: Sendable>(_ second: Observable<Element>) -> Observable<Element> {
    let first = primitiveSequence.source.withoutElements(as: Element.self)
    return Producer { sink in
      // Removed when it starts, so that the subscription to the second sequence does not retain the first.
      let remaining = Confined([second, first])
      return ConcatSink.run(sink) { termination in
        if case .error = termination { return nil }
        return remaining.value.popLast()
      }
    }
  }
}
