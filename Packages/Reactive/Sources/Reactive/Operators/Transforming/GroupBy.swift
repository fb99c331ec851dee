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
  @available(swift, introduced: 6) @inlinable @inline(never)
  public func groupBy<Key: Hashable & Sendable>(
    keySelector: @escaping @Sendable (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    let source = asObservable()
    return Producer { sink in
      let upstream = SharedUpstream()
      let groups = Confined(Groups<Key, Element>())
      let stop: @Sendable (Termination) -> Void = { termination in
        guard upstream.subscription.stop() else { return }
        for group in groups.value.inOrder { group.broadcast.finish(termination) }
        if sink.subscription.isActive { sink.stop(termination) }
        upstream.dispose()
      }
      source.start(
        Sink(
          upstream.subscription,
          next: { element in
            guard upstream.subscription.isActive else { return }
            let key: Key
            do { key = try keySelector(element) } catch { return stop(.error(error)) }
            if let group = groups.value[key] { return group.onNext(element) }
            guard sink.subscription.isActive else { return }
            let group = groups.value.add(key)
            sink.next(GroupedObservable(key: key, source: upstream.part(group, named: "groupBy")))
            group.onNext(element)
          },
          stop: stop))
      return Disposables.create(with: { upstream.release() })
    }
  }
}

/// A sequence of the elements with one key, created by ``ObservableType/groupBy(keySelector:)``.
@preconcurrency public struct GroupedObservable<Key: Sendable, Element: Sendable>: ObservableType {
  /// The key of the elements.
  public let key: Key
  private let source: Observable<Element>

  /// Creates a group from a sequence of elements with the given key.
  public init(key: Key, source: Observable<Element>) {
    self.key = key
    self.source = source
  }

  /// Subscribes an observer to the elements that the group emits after this call.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { source.subscribe(observer, file: "", line: 0) }

  /// Returns the elements as an observable without a key.
  public func asObservable() -> Observable<Element> { source }
}

@usableFromInline struct Groups<Key: Hashable & Sendable, Element: Sendable> {
  @usableFromInline var byKey: [Key: PublishSubject<Element>] = [:]
  @usableFromInline var inOrder: [PublishSubject<Element>] = []

  @inlinable init() {}

  @inlinable subscript(key: Key) -> PublishSubject<Element>? { byKey[key] }

  @inlinable mutating func add(_ key: Key) -> PublishSubject<Element> {
    let group = PublishSubject<Element>()
    byKey[key] = group
    inOrder.append(group)
    return group
  }
}
