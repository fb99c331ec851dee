// Written by Scripts/overloads from Max.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

public import Reactive

extension ObservableType {
  /// Returns an observable that emits the largest element when the source completes, or no element if the source has none.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Max)
  ///
  /// Of several equal elements, the first is emitted. An error of the source or of the closure terminates the sequence.
  /// Disposing of the subscription disposes of the source.
  ///
  /// - Parameter areInIncreasingOrder: A closure that returns whether its first argument is smaller than its second.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func max(
    by areInIncreasingOrder: consuming @escaping @Sendable (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    maxChecked(by: areInIncreasingOrder)
  }

  @inlinable func maxChecked(
    by areInIncreasingOrder: @escaping @Sendable (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    self.max(by: areInIncreasingOrder)
  }
}
