extension SharedSequenceConvertibleType {
  /// Returns a sequence that emits the elements for which `predicate` returns `true`.
  @preconcurrency
  @inlinable public func filter(
    _ predicate: @escaping @Sendable (Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> { SharedSequence(asObservable().filter(predicate)) }

  /// Returns a sequence that omits each element whose key equals that of the previous one.
  @preconcurrency
  @inlinable public func distinctUntilChanged<Key: Equatable & Sendable>(
    _ keySelector: @escaping @Sendable (Element) -> Key
  ) -> SharedSequence<SharingStrategy, Element> { SharedSequence(asObservable().distinctUntilChanged(keySelector)) }

  /// Returns a sequence that omits each element that `comparer` considers equal to the last element emitted.
  @preconcurrency
  @inlinable public func distinctUntilChanged(
    _ comparer: @escaping @Sendable (Element, Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> { SharedSequence(asObservable().distinctUntilChanged(comparer)) }

  /// Returns a sequence that omits each element whose key `comparer` considers equal to that of the last element
  /// emitted.
  @preconcurrency
  @inlinable public func distinctUntilChanged<K: Sendable>(
    _ keySelector: @escaping @Sendable (Element) -> K, comparer: @escaping @Sendable (K, K) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged(keySelector, comparer: comparer))
  }

  /// Returns a sequence that omits the first `count` elements.
  @inlinable public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().skip(count))
  }

  /// Returns a sequence that emits an element once `dueTime` has passed without another one.
  @inlinable public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().debounce(dueTime, scheduler: SharingStrategy.scheduler))
  }

  /// Returns a sequence that emits at most one element per `dueTime`.
  @inlinable public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true) -> SharedSequence<
    SharingStrategy, Element
  > {
    SharedSequence(asObservable().throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler))
  }
}

extension SharedSequenceConvertibleType where Element: Equatable {
  /// Returns a sequence that omits each element that equals the previous one.
  @inlinable public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged())
  }
}
