public import Reactive

extension ObservableType {
  /// Returns an observable that emits an array of the last elements of all sequences, in the order of the collection,
  /// when all of them have completed.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-ForkJoin)
  ///
  ///     a                  --1--2--|
  ///     b                  ---3------|
  ///     forkJoin([a, b])   ----------[2,3]|
  ///
  /// If one of the sequences completes without an element, or if there are none, the resulting sequence completes
  /// immediately without an element. It fails with the first error. Disposing of the subscription disposes of all
  /// sequences.
  public static func forkJoin<Collection: Swift.Collection>(_ sources: Collection) -> Observable<[Element]>
  where Collection.Element: ObservableConvertibleType, Collection.Element.Element == Element {
    Observable.zip(sources.map { $0.asObservable().takeLast(1).ifEmpty(switchTo: .error(NoElement())) })
      .catch { error in
        guard error is NoElement else { throw error }
        return .empty()
      }
  }

  /// Returns an observable that emits an array of the last elements of all sequences, in the order of the arguments, when
  /// all of them have completed. See `Observable.forkJoin(_:)` for a collection.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-ForkJoin)
  public static func forkJoin(_ sources: Observable<Element>...) -> Observable<[Element]> { forkJoin(sources) }
}

/// The error of a sequence of `forkJoin` that completes without an element.
private struct NoElement: Error {}
