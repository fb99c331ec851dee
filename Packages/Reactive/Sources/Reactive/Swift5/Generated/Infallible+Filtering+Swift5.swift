// Written by Scripts/overloads from Traits/Infallible/Infallible+Filtering.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension InfallibleType {
  /// Returns a sequence that emits the elements for which `predicate` returns `true`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Filter)
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func filter(_ predicate: consuming @escaping @Sendable (Element) -> Bool) -> Infallible<Element> {
    filterChecked(predicate)
  }

  @inlinable func filterChecked(_ predicate: @escaping @Sendable (Element) -> Bool) -> Infallible<Element> {
    self.filter(predicate)
  }

  /// Returns a sequence that omits each element whose key equals the key of the last element emitted.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DistinctUntilChanged)
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func distinctUntilChanged<Key: Equatable & Sendable>(
    _ keySelector: consuming @escaping @Sendable (Element) throws -> Key
  ) -> Infallible<Element> {
    distinctUntilChangedChecked(keySelector)
  }

  @inlinable func distinctUntilChangedChecked<Key: Equatable & Sendable>(
    _ keySelector: @escaping @Sendable (Element) throws -> Key
  ) -> Infallible<Element> {
    self.distinctUntilChanged(keySelector)
  }

  /// Returns a sequence that omits each element that `comparer` considers equal to the last element emitted.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DistinctUntilChanged)
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func distinctUntilChanged(
    _ comparer: consuming @escaping @Sendable (Element, Element) throws -> Bool
  ) -> Infallible<Element> {
    distinctUntilChangedChecked(comparer)
  }

  @inlinable func distinctUntilChangedChecked(
    _ comparer: @escaping @Sendable (Element, Element) throws -> Bool
  ) -> Infallible<Element> {
    self.distinctUntilChanged(comparer)
  }

  /// Returns a sequence that omits each element whose key `comparer` considers equal to that of the last element
  /// emitted.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DistinctUntilChanged)
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func distinctUntilChanged<K: Sendable>(
    _ keySelector: consuming @escaping @Sendable (Element) throws -> K,
    comparer: @escaping @Sendable (K, K) throws -> Bool
  ) -> Infallible<Element> {
    distinctUntilChangedChecked(keySelector, comparer: comparer)
  }

  @inlinable func distinctUntilChangedChecked<K: Sendable>(
    _ keySelector: @escaping @Sendable (Element) throws -> K, comparer: @escaping @Sendable (K, K) throws -> Bool
  ) -> Infallible<Element> {
    self.distinctUntilChanged(keySelector, comparer: comparer)
  }

  /// Returns a sequence that omits elements as long as `predicate` returns `true`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SkipWhile)
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func skip(while predicate: consuming @escaping @Sendable (Element) throws -> Bool) -> Infallible<Element> {
    skipChecked(while: predicate)
  }

  @inlinable func skipChecked(while predicate: @escaping @Sendable (Element) throws -> Bool) -> Infallible<Element> {
    self.skip(while: predicate)
  }

  /// Returns a sequence that emits elements until `predicate` returns `true`, and then completes. See
  /// ``ObservableType/take(until:behavior:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-TakeWhile)
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func take(
    until predicate: consuming @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    takeChecked(until: predicate, behavior: behavior)
  }

  @inlinable func takeChecked(
    until predicate: @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    self.take(until: predicate, behavior: behavior)
  }

  /// Returns a sequence that emits elements as long as `predicate` returns `true`, and then completes. See
  /// ``ObservableType/take(while:behavior:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-TakeWhile)
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func take(
    while predicate: consuming @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    takeChecked(while: predicate, behavior: behavior)
  }

  @inlinable func takeChecked(
    while predicate: @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    self.take(while: predicate, behavior: behavior)
  }
}
