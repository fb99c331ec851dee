/// Whether the element that ends a sequence is part of it.
public enum TakeBehavior: Hashable, Sendable {
  /// The element is sent before the completion.
  case inclusive
  /// The element is dropped.
  case exclusive
}

extension ObservableType {
  /// The elements before the first for which `predicate` is false; then the completion, at which the source is disposed of.
  ///
  ///     source                --1--2--3--1--|
  ///     take(while: { <3 })   --1--2--|
  ///
  /// - Parameters:
  ///   - predicate: Not called again once it has been false. An error that it throws ends the sequence.
  ///   - behavior: Whether that first element is sent, too.
  @preconcurrency @inlinable
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

  /// The elements before the first for which `predicate` is true. See ``take(while:behavior:)``.
  ///
  ///     source                 --1--2--3--1--|
  ///     take(until: { >=3 })   --1--2--|
  @preconcurrency @inlinable
  public func take(
    until predicate: @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    take(while: { try !predicate($0) }, behavior: behavior)
  }

  /// The elements before the first for which `predicate` is false.
  @available(*, deprecated, renamed: "take(while:)") @preconcurrency
  public func takeWhile(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    take(while: predicate)
  }

  /// The elements before the first for which `predicate` is true.
  @available(*, deprecated, renamed: "take(until:behavior:)") @preconcurrency
  public func takeUntil(
    _ behavior: TakeBehavior, predicate: @escaping @Sendable (Element) throws -> Bool
  ) -> Observable<Element> {
    take(until: predicate, behavior: behavior)
  }
}
