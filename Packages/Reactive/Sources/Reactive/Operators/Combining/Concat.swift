extension ObservableType {
  /// The source, then `second` when it has completed.
  ///
  ///     source   --1--|
  ///     second   -2-|
  ///     concat   --1---2-|
  public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
  where Source.Element == Element { .concat([asObservable(), second.asObservable()]) }

  /// One source after another; an error ends it. It completes at once if there are none.
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> { concat(sources) }

  /// One source after another, taken from the sequence as they are needed; an error ends it. The stack does not grow with their number.
  public static func concat<Sequence: Swift.Sequence & Sendable>(_ sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    Producer { sink in
      let iterator = Confined(sequence.makeIterator())
      return Relay.run(sink) { termination in
        if case .error = termination { return nil }
        return iterator.value.next()
      }
    }
  }
}
