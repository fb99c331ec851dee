extension ObservableType where Element: Equatable {
  /// Returns an observable that omits each element that equals the previous one.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DistinctUntilChanged)
  ///
  ///     source                  --1--1--2--2--1--|
  ///     distinctUntilChanged    --1-----2-----1--|
  ///
  /// An error or the completion of the source is forwarded. Disposing of the subscription disposes of the source.
  @inlinable @inline(never) public func distinctUntilChanged() -> Observable<Element> {
    distinctUntilChanged({ $0 }, comparer: { $0 == $1 })
  }
}

extension ObservableType {
  /// Returns an observable that omits each element whose key equals the key of the last element emitted.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DistinctUntilChanged)
  ///
  /// - Parameter keySelector: A closure that returns the key of an element. An error that it throws terminates the
  ///   sequence.
  @available(swift, introduced: 6) @inlinable @inline(never)
  public func distinctUntilChanged<Key: Equatable & Sendable>(
    _ keySelector: @escaping @Sendable (Element) throws -> Key
  ) -> Observable<Element> {
    distinctUntilChanged(keySelector, comparer: { $0 == $1 })
  }

  /// Returns an observable that omits each element whose property at `keyPath` equals that of the last element emitted.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DistinctUntilChanged)
  @preconcurrency @inlinable @inline(never)
  public func distinctUntilChanged<Property: Equatable & SendableMetatype>(
    at keyPath: any KeyPath<Element, Property> & Sendable
  ) -> Observable<Element> {
    distinctUntilChanged { $0[keyPath: keyPath] == $1[keyPath: keyPath] }
  }

  /// Returns an observable that omits each element that `comparer` considers equal to the last element emitted.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DistinctUntilChanged)
  ///
  /// - Parameter comparer: A closure that compares the last element emitted with the new one. An error that it throws
  ///   terminates the sequence.
  @available(swift, introduced: 6) @inlinable @inline(never)
  public func distinctUntilChanged(
    _ comparer: @escaping @Sendable (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    distinctUntilChanged({ $0 }, comparer: comparer)
  }

  /// Returns an observable that omits each element whose key `comparer` considers equal to the key of the last element
  /// emitted.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-DistinctUntilChanged)
  ///
  /// An error that either closure throws terminates the sequence.
  ///
  /// - Parameters:
  ///   - keySelector: A closure that returns the key of an element.
  ///   - comparer: A closure that compares the key of the last element emitted with the new key.
  @available(swift, introduced: 6) @inlinable @inline(never)
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
