extension ObservableType where Element: ObservableConvertibleType {
  /// Returns an observable that emits the elements of all inner sequences as they arrive. See
  /// ``ObservableType/flatMap(_:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-MergeSequences)
  ///
  /// Disposing of the subscription disposes of all sequences.
  @inlinable @inline(never) public func merge() -> Observable<Element.Element> { flatMap { $0 } }

  /// Returns an observable that emits the elements of the inner sequences, at most `maxConcurrent` of which are
  /// subscribed to at a time.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-MergeMaxConcurrent)
  ///
  ///     source                    --A-B-----|      A: -a1---a2|   B: -b1-|
  ///     merge(maxConcurrent: 1)   ---a1---a2-b1-|
  ///
  /// Further sequences wait in order; their number is not limited. The resulting sequence completes when the source and
  /// all inner sequences have completed. If one of them fails, the resulting sequence immediately fails with the same
  /// error. The stack does not grow with the number of sequences.
  ///
  /// Disposing of the subscription disposes of all sequences.
  ///
  /// - Precondition: `maxConcurrent` is positive.
  @inlinable @inline(never) public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    precondition(maxConcurrent > 0, "merge needs a maxConcurrent of 1 or more, not \(maxConcurrent)")
    let source = asObservable()
    return Producer { sink in
      let merging = MergeSink(sink, limit: maxConcurrent)
      merging.start(source) { $0 }
      return merging
    }
  }
}

extension ObservableType {
  /// Returns an observable that emits the elements of all `sources` as they arrive.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Merge)
  ///
  ///     a      --1-----2---|
  ///     b      ----x-----|
  ///     merge  --1-x---2---|
  ///
  /// The sources are subscribed to in order. The resulting sequence completes when all sources have completed, or
  /// immediately if there are none. If one of them fails, the resulting sequence immediately fails with the same error.
  ///
  /// Disposing of the subscription disposes of all sequences.
  public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Observable<Element>
  where Collection.Element == Observable<Element> { merge(Array(sources)) }

  /// Returns an observable that emits the elements of all `sources` as they arrive.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Merge)
  ///
  /// The sources are subscribed to in order. The resulting sequence completes when all sources have completed, or
  /// immediately if there are none. If one of them fails, the resulting sequence immediately fails with the same error.
  ///
  /// Disposing of the subscription disposes of all sequences.
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> { merge(sources) }

  /// Returns an observable that emits the elements of all `sources` as they arrive.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Merge)
  ///
  /// The sources are subscribed to in order. The resulting sequence completes when all sources have completed, or
  /// immediately if there are none. If one of them fails, the resulting sequence immediately fails with the same error.
  ///
  /// Disposing of the subscription disposes of all sequences.
  @inlinable @inline(never) public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    Producer { sink in
      let merging = MergeSink(sink)
      for source in sources { merging.merge(source) }
      merging.completed()
      return merging
    }
  }
}
