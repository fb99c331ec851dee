// Written by Scripts/overloads from SequenceEqual.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

public import Reactive

extension ObservableType {
  /// Returns an observable that emits whether the source and `other` emit equivalent elements in the same order and
  /// complete.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SequenceEqual)
  ///
  /// It emits `false` and completes as soon as two elements at the same index differ, or one sequence has an element at
  /// an index at which the other has completed. Elements that have no counterpart yet are stored. An error of one of the
  /// sequences or of the closure terminates the sequence. Disposing of the subscription disposes of both.
  ///
  /// - Parameters:
  ///   - other: The sequence to compare the source with.
  ///   - areEquivalent: A closure that returns whether two elements are equivalent.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func sequenceEqual<Other: ObservableConvertibleType>(
    _ other: consuming Other, by areEquivalent: @escaping @Sendable (Element, Element) throws -> Bool
  ) -> Observable<Bool> where Other.Element == Element {
    sequenceEqualChecked(other, by: areEquivalent)
  }

  @inlinable func sequenceEqualChecked<Other: ObservableConvertibleType>(
    _ other: Other, by areEquivalent: @escaping @Sendable (Element, Element) throws -> Bool
  ) -> Observable<Bool> where Other.Element == Element {
    self.sequenceEqual(other, by: areEquivalent)
  }
}
