extension InfallibleType {
  /// The elements for which `predicate` is true.
  @preconcurrency @inlinable
  public func filter(_ predicate: @escaping @Sendable (Element) -> Bool) -> Infallible<Element> {
    asObservable().filter(predicate).infallible
  }

  /// The elements whose key differs from that of the one before.
  @preconcurrency
  public func distinctUntilChanged<Key: Equatable & Sendable>(
    _ keySelector: @escaping @Sendable (Element) throws -> Key
  ) -> Infallible<Element> {
    asObservable().distinctUntilChanged(keySelector).infallible
  }

  /// The elements for which `comparer(last sent, element)` is false.
  @preconcurrency
  public func distinctUntilChanged(
    _ comparer: @escaping @Sendable (Element, Element) throws -> Bool
  ) -> Infallible<Element> {
    asObservable().distinctUntilChanged(comparer).infallible
  }

  /// The elements for whose key `comparer(key of the last sent, key)` is false.
  @preconcurrency
  public func distinctUntilChanged<K: Sendable>(
    _ keySelector: @escaping @Sendable (Element) throws -> K, comparer: @escaping @Sendable (K, K) throws -> Bool
  ) -> Infallible<Element> {
    asObservable().distinctUntilChanged(keySelector, comparer: comparer).infallible
  }

  /// The elements whose property at `keyPath` differs from that of the one before.
  @preconcurrency
  public func distinctUntilChanged<Property: Equatable & SendableMetatype>(
    at keyPath: any KeyPath<Element, Property> & Sendable
  ) -> Infallible<Element> {
    asObservable().distinctUntilChanged(at: keyPath).infallible
  }

  /// The elements from the first on for which `predicate` is false.
  @preconcurrency
  public func skip(while predicate: @escaping @Sendable (Element) throws -> Bool) -> Infallible<Element> {
    asObservable().skip(while: predicate).infallible
  }

  /// The elements that come after the first of `other`, which must not fail.
  public func skip<Other: ObservableType>(until other: Other) -> Infallible<Element> {
    asObservable().skip(until: other).infallible
  }

  /// The elements before the first for which `predicate` is true.
  @preconcurrency
  public func take(
    until predicate: @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    asObservable().take(until: predicate, behavior: behavior).infallible
  }

  /// The elements before the first for which `predicate` is false.
  @preconcurrency
  public func take(
    while predicate: @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    asObservable().take(while: predicate, behavior: behavior).infallible
  }

  /// The elements until `duration` has passed since the subscription.
  public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
    asObservable().take(for: duration, scheduler: scheduler).infallible
  }

  /// The first `count` elements.
  public func take(_ count: Int) -> Infallible<Element> { asObservable().take(count).infallible }

  /// The elements until `other` sends one.
  public func take<Other: InfallibleType>(until other: Other) -> Infallible<Element> {
    asObservable().take(until: other.asObservable()).infallible
  }

  /// The elements until `other` sends one. `other` must not fail.
  public func take<Other: ObservableType>(until other: Other) -> Infallible<Element> {
    asObservable().take(until: other).infallible
  }

  /// Each element, unless another arrives within `dueTime`. See ``ObservableType/debounce(_:scheduler:)``.
  public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
    asObservable().debounce(dueTime, scheduler: scheduler).infallible
  }

  /// At most one element per `dueTime`. See ``ObservableType/throttle(_:latest:scheduler:)``.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Infallible<Element> {
    asObservable().throttle(dueTime, latest: latest, scheduler: scheduler).infallible
  }
}

extension InfallibleType where Element: Equatable {
  /// The elements that differ from the one before.
  public func distinctUntilChanged() -> Infallible<Element> { asObservable().distinctUntilChanged().infallible }
}
