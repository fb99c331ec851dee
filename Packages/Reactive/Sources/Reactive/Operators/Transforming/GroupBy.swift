extension ObservableType {
  /// A sequence for each key, of the elements that `keySelector` gives that key.
  ///
  ///     source    --a1--b1--a2--b2--|
  ///     groupBy   --a---b-----------|      a: a1------a2------|
  ///                                        b:     b1------b2--|
  ///
  /// The first element of a key sends the group and then goes to it, so that a subscriber that subscribes inside the group's event sees it.
  /// Groups replay nothing. When the source ends, or `keySelector` throws, every group ends, in the order of their first elements, and then
  /// the sequence.
  ///
  /// Disposing of the subscription ends the making of groups; the source is disposed of when nobody is subscribed to a group either.
  @preconcurrency @inlinable
  public func groupBy<Key: Hashable & Sendable>(
    keySelector: @escaping @Sendable (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    let source = asObservable()
    return Producer { sink in
      let upstream = SharedUpstream()
      let groups = Confined(Groups<Key, Element>())
      let stop: @Sendable (Termination) -> Void = { termination in
        guard upstream.subscription.stop() else { return }
        for group in groups.value.inOrder { group.end(termination) }
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
            sink.next(GroupedObservable(key: key, source: upstream.part(group)))
            group.onNext(element)
          },
          stop: stop))
      return Disposables.create(with: { upstream.release() })
    }
  }
}

/// The elements that `groupBy` gave one key.
@preconcurrency public struct GroupedObservable<Key: Sendable, Element: Sendable>: ObservableType {
  /// What the elements have in common.
  public let key: Key
  private let source: Observable<Element>

  /// `source` as the group of `key`.
  public init(key: Key, source: Observable<Element>) {
    self.key = key
    self.source = source
  }

  /// Subscribes `observer` to what the group sends from now on.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element { source.subscribe(observer) }

  /// The elements without the key.
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
