public import Reactive

extension ObservableType {
  /// Returns an observable that emits the elements of the source and of the other sequences as they arrive.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-MergeWith)
  ///
  ///     source        --1-----3--|
  ///     other         -----2-------|
  ///     merge(with)   --1--2--3----|
  ///
  /// The sequence completes when all of them have completed, and fails with the first error. Disposing of the subscription
  /// disposes of all of them.
  public func merge(with others: Observable<Element>...) -> Observable<Element> { merge(with: others) }

  /// Returns an observable that emits the elements of the source and of the sequences of a collection as they arrive.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-MergeWith)
  public func merge<Collection: Swift.Collection>(with others: Collection) -> Observable<Element>
  where Collection.Element: ObservableType, Collection.Element.Element == Element {
    .merge([asObservable()] + others.map { $0.asObservable() })
  }
}
