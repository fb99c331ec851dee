extension SharedSequenceConvertibleType {
  /// The elements for which `predicate` is true.
  @preconcurrency
  @inlinable public func filter(
    _ predicate: @escaping @Sendable (Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> { SharedSequence(asObservable().filter(predicate)) }

  /// The elements whose key differs from that of the one before.
  @preconcurrency
  @inlinable public func distinctUntilChanged<Key: Equatable & Sendable>(
    _ keySelector: @escaping @Sendable (Element) -> Key
  ) -> SharedSequence<SharingStrategy, Element> { SharedSequence(asObservable().distinctUntilChanged(keySelector)) }

  /// The elements for which `comparer(last sent, element)` is false.
  @preconcurrency
  @inlinable public func distinctUntilChanged(
    _ comparer: @escaping @Sendable (Element, Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> { SharedSequence(asObservable().distinctUntilChanged(comparer)) }

  /// The elements for whose key `comparer(key of the last sent, key)` is false.
  @preconcurrency
  @inlinable public func distinctUntilChanged<K: Sendable>(
    _ keySelector: @escaping @Sendable (Element) -> K, comparer: @escaping @Sendable (K, K) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged(keySelector, comparer: comparer))
  }

  /// The elements after the first `count`.
  @inlinable public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().skip(count))
  }

  /// Each element, unless another arrives within `dueTime`.
  @inlinable public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().debounce(dueTime, scheduler: SharingStrategy.scheduler))
  }

  /// At most one element per `dueTime`.
  @inlinable public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true) -> SharedSequence<
    SharingStrategy, Element
  > {
    SharedSequence(asObservable().throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler))
  }
}

extension SharedSequenceConvertibleType where Element: Equatable {
  /// The elements that differ from the one before.
  @inlinable public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged())
  }
}
