/// A value that indicates whether the element that terminates a sequence is emitted.
public enum TakeBehavior: Hashable, Sendable {
  /// The element is emitted before the completion.
  case inclusive
  /// The element is dropped.
  case exclusive
}

extension ObservableType {
  /// Returns an observable that emits elements as long as `predicate` returns `true`, and then completes.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-TakeWhile)
  ///
  ///     source                --1--2--3--1--|
  ///     take(while: { <3 })   --1--2--|
  ///
  /// The source is disposed of when `predicate` first returns `false`.
  ///
  /// - Parameters:
  ///   - predicate: A closure that tests an element. It is not called again after it has returned `false`. An error
  ///     that it throws terminates the sequence.
  ///   - behavior: A value that indicates whether the first element that fails the test is emitted.
  @available(swift, introduced: 6) @inlinable @inline(never)
  public func take(
    while predicate: @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      let isTaking = Confined(true)
      return source.run(
        Sink(
          sink.subscription,
          next: { element in
            guard isTaking.value else { return }
            do { isTaking.value = try predicate(element) } catch { return sink.fail(error) }
            if isTaking.value { return sink.next(element) }
            if behavior == .inclusive { sink.next(element) }
            sink.stop(.completed)
          },
          stop: sink.stop))
    }
  }

  /// Returns an observable that emits elements until `predicate` returns `true`, and then completes. See
  /// ``take(while:behavior:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-TakeWhile)
  ///
  ///     source                 --1--2--3--1--|
  ///     take(until: { >=3 })   --1--2--|
  @available(swift, introduced: 6) @inlinable @inline(never)
  public func take(
    until predicate: @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    take(while: { try !predicate($0) }, behavior: behavior)
  }

  /// Returns an observable that emits elements as long as `predicate` returns `true`, and then completes.
  @available(*, deprecated, renamed: "take(while:)") @available(swift, introduced: 6)
  public func takeWhile(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    take(while: predicate)
  }

  /// Returns an observable that emits elements until `predicate` returns `true`, and then completes. `behavior`
  /// indicates whether the element for which `predicate` returns `true` is emitted.
  @available(*, deprecated, renamed: "take(until:behavior:)") @available(swift, introduced: 6)
  public func takeUntil(
    _ behavior: TakeBehavior, predicate: @escaping @Sendable (Element) throws -> Bool
  ) -> Observable<Element> {
    take(until: predicate, behavior: behavior)
  }
}
