extension ObservableType {
  /// Returns an observable that continues with `other` if the source completes without an element.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-IfEmptySwitchTo)
  ///
  ///     source               -------|
  ///     other                -1--2--|
  ///     ifEmpty(switchTo)    --------1--2--|
  ///
  /// `other` is subscribed to when the source has completed. If one of them fails, the sequence fails with the same
  /// error.
  ///
  /// The source is disposed of before `other` is subscribed to. Disposing of the subscription disposes of the current one.
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      let isEmpty = Confined(true)
      let marked = source.map { element in
        isEmpty.value = false
        return element
      }
      let sequences = Confined([marked, other].makeIterator())
      return ConcatSink.run(sink) { termination in
        if case .error = termination { return nil }
        return isEmpty.value ? sequences.value.next() : nil
      }
    }
  }
}
