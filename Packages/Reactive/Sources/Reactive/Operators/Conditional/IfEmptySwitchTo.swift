extension ObservableType {
  /// The source; if it completes without an element, `other` in its place.
  ///
  ///     source               -------|
  ///     other                -1--2--|
  ///     ifEmpty(switchTo)    --------1--2--|
  ///
  /// `other` is subscribed to when the source has completed. An error of either ends the sequence.
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      let isEmpty = Confined(true)
      let marked = source.map { element in
        isEmpty.value = false
        return element
      }
      let sequences = Confined([marked, other].makeIterator())
      return Relay.run(sink) { termination in
        if case .error = termination { return nil }
        return isEmpty.value ? sequences.value.next() : nil
      }
    }
  }
}
