extension ConcatSink {
  /// Subscribes to `observable(element)` for each element of `sequence`, one after another. Takes each element only
  /// when it is needed.
  @inlinable static func run<Sequence: Swift.Sequence & Sendable>(
    _ sink: Sink<Element>, each sequence: Sequence,
    _ observable: @escaping @Sendable (Sequence.Element) -> Observable<Element>
  ) -> any Disposable {
    let iterator = Confined(sequence.makeIterator())
    return run(sink) { termination in
      if case .error = termination { return nil }
      return iterator.value.next().map(observable)
    }
  }
}
