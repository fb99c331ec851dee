extension SharedSequenceConvertibleType {
  /// Returns a sequence that emits `element` before the elements of this sequence.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-StartWithOne)
  @inlinable @inline(never) public consuming func startWith(_ element: Element) -> SharedSequence<
    SharingStrategy, Element
  > {
    SharedSequence(unshared().startWith(element))
  }

  /// Returns a sequence that emits the elements of all `sources` as they arrive.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DriverMerge)
  @inlinable public static func merge(
    _ sources: SharedSequence<SharingStrategy, Element>...
  ) -> SharedSequence<SharingStrategy, Element> { merge(sources) }

  /// Returns a sequence that emits the elements of all `sources` as they arrive.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DriverMerge)
  @inlinable public static func merge<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> SharedSequence<SharingStrategy, Element> where Collection.Element == SharedSequence<SharingStrategy, Element> {
    merge(Array(sources))
  }

  /// Returns a sequence that emits the elements of all `sources` as they arrive.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DriverMerge)
  @inlinable public static func merge(
    _ sources: [SharedSequence<SharingStrategy, Element>]
  ) -> SharedSequence<SharingStrategy, Element> { SharedSequence(.merge(sources.map { $0.asObservable() })) }

  /// Returns a sequence that combines each element with the latest element of `second`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-WithLatestFrom)
  @inlinable @inline(never)
  public consuming func withLatestFrom<Second: SharedSequenceConvertibleType, Result: Sendable>(
    _ second: Second, resultSelector: @escaping @MainActor (Element, Second.Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> where Second.SharingStrategy == SharingStrategy {
    SharedSequence(unshared().withLatestFrom(second, resultSelector: unisolated(resultSelector)))
  }

  /// Returns a sequence that emits the latest element of `second` for each element of this sequence.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-WithLatestFrom)
  @inlinable @inline(never) public consuming func withLatestFrom<Second: SharedSequenceConvertibleType>(
    _ second: Second
  ) -> SharedSequence<SharingStrategy, Second.Element> { SharedSequence(unshared().withLatestFrom(second)) }
}

extension SharedSequence {
  /// Returns a sequence that emits the elements of the given sequences, one sequence after another.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DriverConcat)
  @inlinable public static func concat<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, Element> where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(.concat(collection.map { $0.asObservable() }))
  }

  /// Returns a sequence that emits the elements of all sequences of a Swift sequence, one sequence after another. Each
  /// sequence is obtained when it is needed.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DriverConcat)
  @inlinable public static func concat<Sequence: Swift.Sequence & Sendable>(
    _ sequence: Sequence
  ) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(Producer { sink in ConcatSink.run(sink, each: sequence) { $0.asObservable() } })
  }

  /// Returns a sequence that combines the latest elements of all sequences of a collection, in the order of the
  /// collection. `resultSelector` must not throw.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DriverCombineLatest)
  @inlinable public static func combineLatest<Collection: Swift.Collection, Result: Sendable>(
    _ collection: Collection, resultSelector: @escaping @MainActor ([Element]) throws -> Result
  ) -> SharedSequence<SharingStrategy, Result>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Result>(
      .combineLatest(collection.map { $0.asObservable() }, resultSelector: unisolated(resultSelector)))
  }

  /// Returns a sequence of arrays of the latest elements of all sequences of a collection, in the order of the
  /// collection.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DriverCombineLatest)
  @inlinable public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, [Element]>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, [Element]>(Observable<Element>.combineLatest(collection.map { $0.asObservable() }))
  }

  /// Returns a sequence that combines the elements at the same index in all sequences of a collection, and passes them
  /// to `resultSelector` in the order of the collection.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DriverZip)
  ///
  /// `resultSelector` must not throw.
  @inlinable public static func zip<Collection: Swift.Collection, Result: Sendable>(
    _ collection: Collection, resultSelector: @escaping @MainActor ([Element]) throws -> Result
  ) -> SharedSequence<SharingStrategy, Result>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Result>(
      .zip(collection.map { $0.asObservable() }, resultSelector: unisolated(resultSelector)))
  }

  /// Returns a sequence that emits an array whenever every sequence of a collection has emitted its next element. Each
  /// array contains the elements at one index, in the order of the collection.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DriverZip)
  @inlinable public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, [Element]>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, [Element]>(Observable<Element>.zip(collection.map { $0.asObservable() }))
  }
}
