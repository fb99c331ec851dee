public import Reactive

extension ObservableType where Element: Equatable {
  /// Returns an observable that omits the elements that equal one of the given values.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Ignore)
  ///
  ///     source      --1--2--3--|
  ///     ignore(2)   --1-----3--|
  ///
  /// An error is forwarded. Disposing of the subscription disposes of the source.
  public func ignore(_ valuesToIgnore: Element...) -> Observable<Element> { ignore(valuesToIgnore) }

  /// Returns an observable that omits the elements that equal a value of a Swift sequence.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Ignore)
  @preconcurrency
  public func ignore<Sequence: Swift.Sequence & Sendable>(_ valuesToIgnore: Sequence) -> Observable<Element>
  where Sequence.Element == Element { filter { !valuesToIgnore.contains($0) } }
}
