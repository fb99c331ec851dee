public import Reactive

extension ObservableType {
  /// Returns an observable that emits the smallest element when the source completes, or no element if the source has none.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Min)
  ///
  /// Of several equal elements, the first is emitted. An error of the source or of the closure terminates the sequence.
  /// Disposing of the subscription disposes of the source.
  ///
  /// - Parameter areInIncreasingOrder: A closure that returns whether its first argument is smaller than its second.
  @available(swift, introduced: 6)
  public func min(
    by areInIncreasingOrder: @escaping @Sendable (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    reduce(Element?.none) { found, element in
      guard let found else { return element }
      return try areInIncreasingOrder(element, found) ? element : found
    }
    .unwrap()
  }
}

extension ObservableType where Element: Comparable {
  /// Returns an observable that emits the smallest element when the source completes, or no element if the source has none.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Min)
  ///
  ///     source   --2--3--1--|
  ///     min()    -----------1|
  ///
  /// An error is forwarded. Disposing of the subscription disposes of the source.
  public func min() -> Observable<Element> { min(by: { $0 < $1 }) }
}
