// Written by Scripts/overloads from Min.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

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
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func min(
    by areInIncreasingOrder: consuming @escaping @Sendable (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    minChecked(by: areInIncreasingOrder)
  }

  @inlinable func minChecked(
    by areInIncreasingOrder: @escaping @Sendable (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    self.min(by: areInIncreasingOrder)
  }
}
