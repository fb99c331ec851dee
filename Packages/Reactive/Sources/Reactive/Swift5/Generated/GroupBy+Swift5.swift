// Written by Scripts/overloads from Operators/Transforming/GroupBy.swift: edit that, and run it.
// The functions whose names end in `Checked` call the originals, which are ambiguous in obsoleted declarations.

extension ObservableType {
  /// Returns an observable that emits one sequence per key. Each sequence emits the elements with one key.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-GroupBy)
  ///
  ///     source    --a1--b1--a2--b2--|
  ///     groupBy   --a---b-----------|      a: a1------a2------|
  ///                                        b:     b1------b2--|
  ///
  /// When the first element with a key arrives, its group is emitted, and then the element is sent to the group. So an
  /// observer that subscribes as soon as it receives the group also receives this element. A group does not replay
  /// elements. When the source terminates or `keySelector` throws, the groups terminate in the order of their first
  /// elements, and then the resulting sequence terminates.
  ///
  /// Disposing of the subscription stops the creation of groups. The source is disposed of once no group has a
  /// subscriber either.
  @available(swift, obsoleted: 6) @_documentation(visibility: private)
  @preconcurrency @inlinable
  public func groupBy<Key: Hashable & Sendable>(
    keySelector: consuming @escaping @Sendable (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    groupByChecked(keySelector: keySelector)
  }

  @inlinable func groupByChecked<Key: Hashable & Sendable>(
    keySelector: @escaping @Sendable (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    self.groupBy(keySelector: keySelector)
  }
}
