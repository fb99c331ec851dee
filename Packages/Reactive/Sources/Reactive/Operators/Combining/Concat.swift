extension ObservableType {
  /// Returns an observable that emits the elements of this sequence and then those of another sequence.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Concat)
  ///
  ///     source   --1--|
  ///     second   -2-|
  ///     concat   --1---2-|
  ///
  /// If one of them fails, the resulting observable fails with the same error. The second sequence is subscribed to
  /// when the first has completed.
  ///
  /// Disposing of the subscription disposes of the current sequence, and no further one is subscribed to.
  public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
  where Source.Element == Element { .concat([asObservable(), second.asObservable()]) }

  /// Returns an observable that emits the elements of the sequences, one sequence after another.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Concat)
  ///
  /// If one of them fails, the resulting observable fails with the same error. If there are no sequences, it completes
  /// immediately.
  ///
  /// Disposing of the subscription disposes of the current sequence, and no further one is subscribed to.
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> { concat(sources) }

  /// Returns an observable that emits the elements of all sequences of a collection, one sequence after another.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Concat)
  ///
  /// Each sequence is obtained from the collection when it is needed. If one of them fails, the resulting observable
  /// fails with the same error. Neither the stack nor memory use grows with the number of sequences, even if the last
  /// one is itself a concatenation or a `deferred` that creates one, at any depth.
  ///
  /// Disposing of the subscription disposes of the current sequence, and no further one is subscribed to.
  @preconcurrency
  public static func concat<Collection: Swift.Collection & Sendable>(_ collection: Collection) -> Observable<Element>
  where Collection.Element == Observable<Element> {
    ConcatObservable {
      var rest = collection[...]
      return { rest.popFirst().map { (source: $0, isLast: rest.isEmpty) } }
    }
  }

  /// Returns an observable that emits the elements of all sequences of a Swift sequence, one sequence after another.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Concat)
  ///
  /// Each sequence is obtained when it is needed, so the Swift sequence may be infinite. If one of them fails, the
  /// resulting observable fails with the same error. The stack does not grow with the number of sequences.
  ///
  /// Disposing of the subscription disposes of the current sequence, and no further one is subscribed to.
  @preconcurrency
  public static func concat<Sequence: Swift.Sequence & Sendable>(_ sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    ConcatObservable {
      var iterator = sequence.makeIterator()
      return { iterator.next().map { (source: $0, isLast: false) } }
    }
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Returns an observable that emits the elements of the inner sequences, one sequence after another. See
  /// ``merge(maxConcurrent:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Concat)
  ///
  /// Disposing of the subscription disposes of the current sequence, and no further one is subscribed to.
  @inlinable @inline(never) public func concat() -> Observable<Element.Element> { merge(maxConcurrent: 1) }
}

/// The observable that `concat` returns. It is a separate type, so that the loop of an outer concatenation also runs an
/// inner one.
private final class ConcatObservable<Element: Sendable>: Observable<Element>, @unchecked Sendable {
  // Invariant of @unchecked: immutable.
  typealias Pull = () -> (source: Observable<Element>, isLast: Bool)?

  private let makePull: @Sendable () -> Pull

  init(_ makePull: @escaping @Sendable () -> Pull) { self.makePull = makePull }

  override var operatorName: String { "concat" }

  override func attach(_ sink: Sink<Element>) -> any Disposable {
    let pulls = Confined([makePull()])
    return ConcatSink.run(sink) { termination in
      if case .error = termination { return nil }
      while let pull = pulls.value.last {
        let pulled = pull()
        if pulled?.isLast ?? true { pulls.value.removeLast() }
        guard let source = pulled?.source else { continue }
        if let deferred = source as? Deferred<Element> { return Self.flattened(deferred, into: pulls) }
        guard let nested = source as? ConcatObservable<Element> else { return source }
        pulls.value.append(nested.makePull())
      }
      return nil
    }
  }

  /// Returns the sequence that `deferred` creates. If that sequence is a concatenation, returns an empty sequence and
  /// adds the sources of the concatenation to the running loop.
  ///
  /// Disposing of the subscription disposes of the current sequence, and no further one is subscribed to.
  private static func flattened(_ deferred: Deferred<Element>, into pulls: Confined<[Pull]>) -> Observable<Element> {
    Producer(named: "deferred") { sink in
      do {
        let made = try deferred.made()
        guard let nested = made as? ConcatObservable<Element> else { return made.run(sink) }
        pulls.value.append(nested.makePull())
        sink.stop(.completed)
      } catch { sink.stop(.error(error)) }
      return Disposables.create()
    }
  }
}
