extension SharedSequenceConvertibleType {
  /// `element`, then the sequence.
  @inlinable public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().startWith(element))
  }

  /// The elements of all `sources`, as they come.
  @inlinable public static func merge(
    _ sources: SharedSequence<SharingStrategy, Element>...
  ) -> SharedSequence<SharingStrategy, Element> { merge(sources) }

  /// The elements of all `sources`, as they come.
  @inlinable public static func merge<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> SharedSequence<SharingStrategy, Element> where Collection.Element == SharedSequence<SharingStrategy, Element> {
    merge(Array(sources))
  }

  /// The elements of all `sources`, as they come.
  @inlinable public static func merge(
    _ sources: [SharedSequence<SharingStrategy, Element>]
  ) -> SharedSequence<SharingStrategy, Element> { SharedSequence(.merge(sources.map { $0.asObservable() })) }

  /// Each element together with the latest of `second`.
  @preconcurrency
  @inlinable public func withLatestFrom<Second: SharedSequenceConvertibleType, Result: Sendable>(
    _ second: Second, resultSelector: @escaping @Sendable (Element, Second.Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> where Second.SharingStrategy == SharingStrategy {
    SharedSequence(asObservable().withLatestFrom(second, resultSelector: resultSelector))
  }

  /// The latest of `second` at each element.
  @inlinable public func withLatestFrom<Second: SharedSequenceConvertibleType>(
    _ second: Second
  ) -> SharedSequence<SharingStrategy, Second.Element> { SharedSequence(asObservable().withLatestFrom(second)) }
}

extension SharedSequence {
  /// One sequence after another.
  @inlinable public static func concat<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, Element> where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(.concat(collection.map { $0.asObservable() }))
  }

  /// One sequence after another, taken from `sequence` as they are needed.
  @inlinable public static func concat<Sequence: Swift.Sequence & Sendable>(
    _ sequence: Sequence
  ) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(Producer { sink in Relay.run(sink, each: sequence) { $0.asObservable() } })
  }
}
