// Written by Scripts/overloads from Operators/Filtering/DistinctUntilChanged.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension ObservableType {
  /// Returns an observable that omits each element whose key equals the key of the last element emitted.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DistinctUntilChanged)
  ///
  /// - Parameter keySelector: A closure that returns the key of an element. An error that it throws terminates the
  ///   sequence.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func distinctUntilChanged<Key: Equatable & Sendable>(
    _ keySelector: consuming @escaping @Sendable (Element) throws -> Key
  ) -> Observable<Element> {
    distinctUntilChangedChecked(keySelector)
  }

  @inlinable func distinctUntilChangedChecked<Key: Equatable & Sendable>(
    _ keySelector: @escaping @Sendable (Element) throws -> Key
  ) -> Observable<Element> {
    self.distinctUntilChanged(keySelector)
  }

  /// Returns an observable that omits each element that `comparer` considers equal to the last element emitted.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DistinctUntilChanged)
  ///
  /// - Parameter comparer: A closure that compares the last element emitted with the new one. An error that it throws
  ///   terminates the sequence.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func distinctUntilChanged(
    _ comparer: consuming @escaping @Sendable (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    distinctUntilChangedChecked(comparer)
  }

  @inlinable func distinctUntilChangedChecked(
    _ comparer: @escaping @Sendable (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    self.distinctUntilChanged(comparer)
  }

  /// Returns an observable that omits each element whose key `comparer` considers equal to the key of the last element
  /// emitted.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DistinctUntilChanged)
  ///
  /// An error that either closure throws terminates the sequence.
  ///
  /// - Parameters:
  ///   - keySelector: A closure that returns the key of an element.
  ///   - comparer: A closure that compares the key of the last element emitted with the new key.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func distinctUntilChanged<K: Sendable>(
    _ keySelector: consuming @escaping @Sendable (Element) throws -> K,
    comparer: @escaping @Sendable (K, K) throws -> Bool
  ) -> Observable<Element> {
    distinctUntilChangedChecked(keySelector, comparer: comparer)
  }

  @inlinable func distinctUntilChangedChecked<K: Sendable>(
    _ keySelector: @escaping @Sendable (Element) throws -> K, comparer: @escaping @Sendable (K, K) throws -> Bool
  ) -> Observable<Element> {
    self.distinctUntilChanged(keySelector, comparer: comparer)
  }
}
