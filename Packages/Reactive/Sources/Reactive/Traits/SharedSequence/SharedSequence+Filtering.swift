extension SharedSequenceConvertibleType {
  /// Returns a sequence that emits the elements for which `predicate` returns `true`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Filter)
  @inlinable @inline(never) public consuming func filter(
    _ predicate: @escaping @MainActor (Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> { SharedSequence(unshared().filter(unisolated(predicate))) }

  /// Returns a sequence that omits each element whose key equals the key of the last element emitted.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DistinctUntilChanged)
  @inlinable @inline(never) public consuming func distinctUntilChanged<Key: Equatable & Sendable>(
    _ keySelector: @escaping @MainActor (Element) -> Key
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(unshared().distinctUntilChanged(unisolated(keySelector)))
  }

  /// Returns a sequence that omits each element that `comparer` considers equal to the last element emitted.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DistinctUntilChanged)
  @inlinable @inline(never) public consuming func distinctUntilChanged(
    _ comparer: @escaping @MainActor (Element, Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(unshared().distinctUntilChanged(unisolated(comparer)))
  }

  /// Returns a sequence that omits each element whose key `comparer` considers equal to that of the last element
  /// emitted.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DistinctUntilChanged)
  @inlinable @inline(never) public consuming func distinctUntilChanged<K: Sendable>(
    _ keySelector: @escaping @MainActor (Element) -> K, comparer: @escaping @MainActor (K, K) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(unshared().distinctUntilChanged(unisolated(keySelector), comparer: unisolated(comparer)))
  }

  /// Returns a sequence that omits the first `count` elements.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Skip)
  @inlinable @inline(never) public consuming func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(unshared().skip(count))
  }

  /// Returns a sequence that emits an element once `dueTime` has passed without another one.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DriverDebounce)
  @inlinable @inline(never) public consuming func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<
    SharingStrategy, Element
  > {
    SharedSequence(unshared().debounce(dueTime, scheduler: SharingStrategy.mainScheduler))
  }

  /// Returns a sequence that emits at most one element per `dueTime`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DriverThrottle)
  @inlinable @inline(never) public consuming func throttle(_ dueTime: RxTimeInterval, latest: Bool = true)
    -> SharedSequence<
      SharingStrategy, Element
    >
  {
    SharedSequence(unshared().throttle(dueTime, latest: latest, scheduler: SharingStrategy.mainScheduler))
  }
}

extension SharedSequenceConvertibleType where Element: Equatable {
  /// Returns a sequence that omits each element that equals the previous one.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DistinctUntilChanged)
  @inlinable @inline(never) public consuming func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(unshared().distinctUntilChanged())
  }
}
