public import Reactive

extension ObservableType {
  /// Returns an observable that emits whether the source and `other` emit equivalent elements in the same order and
  /// complete.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SequenceEqual)
  ///
  /// It emits `false` and completes as soon as two elements at the same index differ, or one sequence has an element at
  /// an index at which the other has completed. Elements that have no counterpart yet are stored. An error of one of the
  /// sequences or of the closure terminates the sequence. Disposing of the subscription disposes of both.
  ///
  /// - Parameters:
  ///   - other: The sequence to compare the source with.
  ///   - areEquivalent: A closure that returns whether two elements are equivalent.
  @available(swift, introduced: 6)
  public func sequenceEqual<Other: ObservableConvertibleType>(
    _ other: Other, by areEquivalent: @escaping @Sendable (Element, Element) throws -> Bool
  ) -> Observable<Bool> where Other.Element == Element {
    // The end of each sequence is an element, so that it is compared with the element of the other at the same index.
    let sources = [asObservable(), other.asObservable()].map { $0.map(Element?.some).endWith(nil) }
    return Observable.zip(sources[0], sources[1]) { first, second in
      switch (first, second) {
      case (let first?, let second?): try areEquivalent(first, second)
      case (nil, nil): true
      default: false
      }
    }
    .allSatisfy { $0 }
  }
}

extension ObservableType where Element: Equatable {
  /// Returns an observable that emits whether the source and `other` emit equal elements in the same order and complete.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SequenceEqual)
  ///
  ///     source               --1--2----|
  ///     other                ---1---3--|
  ///     sequenceEqual(other) -------f|
  ///
  /// See `sequenceEqual(_:by:)`.
  public func sequenceEqual<Other: ObservableConvertibleType>(_ other: Other) -> Observable<Bool>
  where Other.Element == Element { sequenceEqual(other, by: { $0 == $1 }) }
}
