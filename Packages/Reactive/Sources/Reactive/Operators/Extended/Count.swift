extension ObservableType {
  /// How many elements the source had, when it completes.
  ///
  ///     source    --1--2--|
  ///     count()   --------2|
  public func count() -> Observable<Int> { count { _ in true } }

  /// For how many elements of the source `predicate` is true, when it completes. An error that it throws ends the sequence.
  @preconcurrency
  public func count(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Int> {
    let source = asObservable()
    return Producer { sink in
      let counted = Confined(0)
      return source.run(
        Sink(
          sink.subscription,
          next: { element in
            do { if try predicate(element) { counted.value += 1 } } catch { sink.fail(error) }
          },
          stop: { termination in
            if case .completed = termination, sink.subscription.isActive { sink.next(counted.value) }
            sink.stop(termination)
          }))
    }
  }
}
