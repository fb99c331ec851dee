public import Reactive

extension ObservableType {
  /// Returns an observable that emits each element when the sequence that `selector` returns for it emits its first
  /// element.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DelayWhen)
  ///
  /// The order of the elements can change. An element whose sequence completes without an element is dropped. The
  /// sequence completes when the source and all sequences have completed, and fails with the first error, or with an error
  /// that `selector` throws. Disposing of the subscription disposes of all of them.
  @available(swift, introduced: 6)
  public func delayWhen<Trigger: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Trigger
  ) -> Observable<Element> {
    flatMap { element in try selector(element).asObservable().take(1).map { _ in element } }
  }
}
