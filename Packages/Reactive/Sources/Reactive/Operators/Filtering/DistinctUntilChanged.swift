extension ObservableType where Element: Equatable {
  /// The elements that differ from the one before.
  ///
  ///     source                  --1--1--2--2--1--|
  ///     distinctUntilChanged    --1-----2-----1--|
  @inlinable public func distinctUntilChanged() -> Observable<Element> {
    distinctUntilChanged({ $0 }, comparer: { $0 == $1 })
  }
}

extension ObservableType {
  /// The elements whose key differs from that of the last element sent.
  @preconcurrency @inlinable
  public func distinctUntilChanged<Key: Equatable & Sendable>(
    _ keySelector: @escaping @Sendable (Element) throws -> Key
  ) -> Observable<Element> {
    distinctUntilChanged(keySelector, comparer: { $0 == $1 })
  }

  /// The elements whose property at `keyPath` differs from that of the last element sent.
  @preconcurrency @inlinable
  public func distinctUntilChanged<Property: Equatable & SendableMetatype>(
    at keyPath: any KeyPath<Element, Property> & Sendable
  ) -> Observable<Element> {
    distinctUntilChanged { $0[keyPath: keyPath] == $1[keyPath: keyPath] }
  }

  /// The elements for which `comparer(last sent, element)` is false.
  @preconcurrency @inlinable
  public func distinctUntilChanged(
    _ comparer: @escaping @Sendable (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    distinctUntilChanged({ $0 }, comparer: comparer)
  }

  /// The elements for whose key `comparer(key of the last sent, key)` is false. What either closure throws ends the sequence.
  @preconcurrency @inlinable
  public func distinctUntilChanged<K: Sendable>(
    _ keySelector: @escaping @Sendable (Element) throws -> K, comparer: @escaping @Sendable (K, K) throws -> Bool
  ) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      let last = Confined<K?>(nil)
      return source.run(
        Sink(
          sink.subscription,
          next: { element in
            do {
              let key = try keySelector(element)
              if let previous = last.value, try comparer(previous, key) { return }
              last.value = key
            } catch { return sink.fail(error) }
            sink.next(element)
          },
          stop: sink.stop))
    }
  }
}
