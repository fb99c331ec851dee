public import Reactive

extension ObservableType {
  /// Returns a single that succeeds with all elements, sorted, when the source completes.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-ToSortedArray)
  ///
  /// If the source fails, the single fails with the same error. Disposing of the subscription disposes of the source.
  ///
  /// - Parameter areInIncreasingOrder: A closure that returns whether its first argument comes before its second.
  @available(swift, introduced: 6)
  public func toSortedArray(
    by areInIncreasingOrder: @escaping @Sendable (Element, Element) -> Bool
  ) -> Single<[Element]> { toArray().map { $0.sorted(by: areInIncreasingOrder) } }
}

extension ObservableType where Element: Comparable {
  /// Returns a single that succeeds with all elements, sorted, when the source completes.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-ToSortedArray)
  ///
  ///     source            --2--1--|
  ///     toSortedArray()   --------[1,2]|
  ///
  /// If the source fails, the single fails with the same error. Disposing of the subscription disposes of the source.
  ///
  /// - Parameter ascending: A Boolean value that indicates whether the smallest element comes first.
  public func toSortedArray(ascending: Bool = true) -> Single<[Element]> {
    toSortedArray(by: { ascending ? $0 < $1 : $1 < $0 })
  }
}
