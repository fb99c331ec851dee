extension ObservableType {
  /// The elements for which `predicate` is true.
  ///
  ///     source            --1--2--3--4--|
  ///     filter(isEven)    -----2-----4--|
  ///
  /// An error that `predicate` throws ends the sequence.
  @preconcurrency @inlinable
  public func filter(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    Stage(asObservable(), predicate) { source, predicate, sink in
      source.run(
        Sink(
          sink.subscription,
          next: { element in
            let passes: Bool
            do { passes = try predicate(element) } catch { return sink.fail(error) }
            if passes { sink.next(element) }
          },
          stop: sink.stop))
    }
  }
}
