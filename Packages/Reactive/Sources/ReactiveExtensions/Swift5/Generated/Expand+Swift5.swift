// Written by Scripts/overloads from Expand.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

public import Reactive

extension ObservableType {
  /// Returns an observable that emits each element, and the elements of the sequence that `transform` returns for it,
  /// for each of which it calls `transform`, too.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Expand)
  ///
  /// For example, it reads all pages of a list: `first.expand { page in page.next.map(load) ?? .empty() }`. Sequences are
  /// subscribed to one after another, but run at the same time. The stack does not grow with their number. The observable
  /// completes when all of them have completed, and fails with the first error, or with an error that `transform` throws.
  /// Disposing of the subscription disposes of all sequences.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func expand(
    _ transform: consuming @escaping @Sendable (Element) throws -> Observable<Element>
  ) -> Observable<Element> {
    expandChecked(transform)
  }

  @inlinable func expandChecked(
    _ transform: @escaping @Sendable (Element) throws -> Observable<Element>
  ) -> Observable<Element> {
    self.expand(transform)
  }
}
