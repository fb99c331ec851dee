extension InfallibleType {
  /// Returns a sequence that emits the elements for which `predicate` returns `true`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Filter)
  @available(swift, introduced: 6) @inlinable
  public func filter(_ predicate: @escaping @Sendable (Element) -> Bool) -> Infallible<Element> {
    asObservable().filter(predicate).infallible
  }

  /// Returns a sequence that omits each element whose key equals the key of the last element emitted.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DistinctUntilChanged)
  @available(swift, introduced: 6)
  public func distinctUntilChanged<Key: Equatable & Sendable>(
    _ keySelector: @escaping @Sendable (Element) throws -> Key
  ) -> Infallible<Element> {
    asObservable().distinctUntilChanged(keySelector).infallible
  }

  /// Returns a sequence that omits each element that `comparer` considers equal to the last element emitted.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DistinctUntilChanged)
  @available(swift, introduced: 6)
  public func distinctUntilChanged(
    _ comparer: @escaping @Sendable (Element, Element) throws -> Bool
  ) -> Infallible<Element> {
    asObservable().distinctUntilChanged(comparer).infallible
  }

  /// Returns a sequence that omits each element whose key `comparer` considers equal to that of the last element
  /// emitted.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DistinctUntilChanged)
  @available(swift, introduced: 6)
  public func distinctUntilChanged<K: Sendable>(
    _ keySelector: @escaping @Sendable (Element) throws -> K, comparer: @escaping @Sendable (K, K) throws -> Bool
  ) -> Infallible<Element> {
    asObservable().distinctUntilChanged(keySelector, comparer: comparer).infallible
  }

  /// Returns a sequence that omits each element whose property at `keyPath` equals that of the last element emitted.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DistinctUntilChanged)
  @preconcurrency
  public func distinctUntilChanged<Property: Equatable & SendableMetatype>(
    at keyPath: any KeyPath<Element, Property> & Sendable
  ) -> Infallible<Element> {
    asObservable().distinctUntilChanged(at: keyPath).infallible
  }

  /// Returns a sequence that omits elements as long as `predicate` returns `true`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SkipWhile)
  @available(swift, introduced: 6)
  public func skip(while predicate: @escaping @Sendable (Element) throws -> Bool) -> Infallible<Element> {
    asObservable().skip(while: predicate).infallible
  }

  /// Returns a sequence that omits elements until `other`, which must not fail, emits its first element.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-InfallibleSkipUntil)
  public func skip<Other: ObservableType>(until other: Other) -> Infallible<Element> {
    asObservable().skip(until: other).infallible
  }

  /// Returns a sequence that emits elements until `predicate` returns `true`, and then completes. See
  /// ``ObservableType/take(until:behavior:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-TakeWhile)
  @available(swift, introduced: 6)
  public func take(
    until predicate: @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    asObservable().take(until: predicate, behavior: behavior).infallible
  }

  /// Returns a sequence that emits elements as long as `predicate` returns `true`, and then completes. See
  /// ``ObservableType/take(while:behavior:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-TakeWhile)
  @available(swift, introduced: 6)
  public func take(
    while predicate: @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    asObservable().take(while: predicate, behavior: behavior).infallible
  }

  /// Returns a sequence that emits the elements that arrive within `duration` of the subscription and then completes.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-TakeFor)
  public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
    asObservable().take(for: duration, scheduler: scheduler).infallible
  }

  /// Returns a sequence that emits the first `count` elements and then completes.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Take)
  public func take(_ count: Int) -> Infallible<Element> { asObservable().take(count).infallible }

  /// Returns a sequence that emits the elements of this sequence and completes when `other` emits its first element.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-TakeUntil)
  public func take<Other: InfallibleType>(until other: Other) -> Infallible<Element> {
    asObservable().take(until: other.asObservable()).infallible
  }

  /// Returns a sequence that emits the elements of this sequence and completes when `other`, which must not fail, emits
  /// its first element.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-TakeUntil)
  public func take<Other: ObservableType>(until other: Other) -> Infallible<Element> {
    asObservable().take(until: other).infallible
  }

  /// Returns a sequence that emits an element once `dueTime` has passed without another one. See
  /// ``ObservableType/debounce(_:scheduler:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Debounce)
  public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
    asObservable().debounce(dueTime, scheduler: scheduler).infallible
  }

  /// Returns a sequence that emits at most one element per `dueTime`. See
  /// ``ObservableType/throttle(_:latest:scheduler:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Throttle)
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Infallible<Element> {
    asObservable().throttle(dueTime, latest: latest, scheduler: scheduler).infallible
  }
}

extension InfallibleType where Element: Equatable {
  /// Returns a sequence that omits each element that equals the previous one.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DistinctUntilChanged)
  public func distinctUntilChanged() -> Infallible<Element> { asObservable().distinctUntilChanged().infallible }
}
