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

  /// One source after another, taken from `collection` as they are needed; an error ends it.
  ///
  /// Neither the stack nor memory grows with their number, also if the last source is such a concatenation again, and its last, and so on.
  @preconcurrency
  public static func concat<Collection: Swift.Collection & Sendable>(_ collection: Collection) -> Observable<Element>
  where Collection.Element == Observable<Element> {
    Concatenation {
      var rest = collection[...]
      return { rest.popFirst().map { (source: $0, isLast: rest.isEmpty) } }
    }
  }

  /// One source after another, taken from `sequence` as they are needed; an error ends it. The stack does not grow with their number.
  @preconcurrency
  public static func concat<Sequence: Swift.Sequence & Sendable>(_ sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    Concatenation {
      var iterator = sequence.makeIterator()
      return { iterator.next().map { (source: $0, isLast: false) } }
    }
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// The elements of the sequences that arrive, one sequence after another, in order. See ``merge(maxConcurrent:)``.
  @inlinable public func concat() -> Observable<Element.Element> { merge(maxConcurrent: 1) }
}

/// What `concat` returns; known to be one, so that a concatenation within another continues in the other's loop.
private final class Concatenation<Element: Sendable>: Observable<Element>, @unchecked Sendable {
  // Invariant of @unchecked: immutable.
  typealias Pull = () -> (source: Observable<Element>, isLast: Bool)?

  private let makePull: @Sendable () -> Pull

  init(_ makePull: @escaping @Sendable () -> Pull) { self.makePull = makePull }

  override func run(_ sink: Sink<Element>) -> any Disposable {
    let pulls = Confined([makePull()])
    return Relay.run(sink) { termination in
      if case .error = termination { return nil }
      while let pull = pulls.value.last {
        let pulled = pull()
        if pulled?.isLast ?? true { pulls.value.removeLast() }
        guard let source = pulled?.source else { continue }
        guard let nested = source as? Concatenation<Element> else { return source }
        pulls.value.append(nested.makePull())
      }
      return nil
    }
  }
}
