// Written by Scripts/overloads from ToSortedArray.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

public import Reactive

extension ObservableType {
  /// Returns a single that succeeds with all elements, sorted, when the source completes.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-ToSortedArray)
  ///
  /// If the source fails, the single fails with the same error. Disposing of the subscription disposes of the source.
  ///
  /// - Parameter areInIncreasingOrder: A closure that returns whether its first argument comes before its second.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func toSortedArray(
    by areInIncreasingOrder: consuming @escaping @Sendable (Element, Element) -> Bool
  ) -> Single<[Element]> {
    toSortedArrayChecked(by: areInIncreasingOrder)
  }

  @inlinable func toSortedArrayChecked(
    by areInIncreasingOrder: @escaping @Sendable (Element, Element) -> Bool
  ) -> Single<[Element]> {
    self.toSortedArray(by: areInIncreasingOrder)
  }
}
