extension ObservableType {
  /// Returns an observable that combines the latest elements of two sequences whenever one of them emits.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-CombineLatest)
  ///
  ///     a               --1-----2-----|
  ///     b               ----x------y--|
  ///     combineLatest   ----1x--2x-2y-|
  ///
  /// Nothing is emitted until each sequence has emitted an element. The sequences are subscribed to in order. An error
  /// of either sequence, or an error that `resultSelector` throws, terminates the resulting sequence. It completes when
  /// both sequences have completed, or earlier if one emits after the other has completed without an element, because
  /// no pair is possible in that case.
  ///
  /// Disposing of the subscription disposes of all sequences.
  @available(swift, introduced: 6) @inlinable @inline(never)
  public static func combineLatest<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2, resultSelector: @escaping @Sendable (O1.Element, O2.Element) throws -> Element
  ) -> Observable<Element> {
    let sources = (source1.asObservable(), source2.asObservable())
    return Producer { sink in
      let latest1 = Confined<O1.Element?>(nil)
      let latest2 = Confined<O2.Element?>(nil)
      let combining = CombineLatestSink(sink, sources: 2) {
        guard let element1 = latest1.value, let element2 = latest2.value else { return nil }
        return try resultSelector(element1, element2)
      }
      combining.start(sources.0, latest1)
      combining.start(sources.1, latest2)
      return combining
    }
  }

  /// Returns an observable that combines the latest elements of all sequences of a collection whenever one of them
  /// emits.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-CombineLatest)
  ///
  /// The elements are passed to `resultSelector` in the order of the collection. For an empty collection, the sequence
  /// emits the result for an empty array and completes. See ``combineLatest(_:_:resultSelector:)``.
  ///
  /// Disposing of the subscription disposes of all sequences.
  @available(swift, introduced: 6) @inlinable @inline(never)
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection, resultSelector: @escaping @Sendable ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    let sources = collection.map { $0.asObservable() }
    guard !sources.isEmpty else { return Observable.just([]).map(resultSelector) }
    return Producer { sink in
      let first = Confined([Collection.Element.Element?](repeating: nil, count: sources.count))
      let missing = Confined(sources.count)
      // Contains the elements once none is missing, so that no event allocates an array unless an observer retains the
      // previous one.
      let latest = Confined([Collection.Element.Element]())
      let combining = CombineLatestSink(sink, sources: sources.count) {
        missing.value == 0 ? try resultSelector(latest.value) : nil
      }
      for (index, source) in sources.enumerated() {
        combining.start(source) { element in
          guard missing.value > 0 else { return latest.value[index] = element }
          if first.value[index] == nil { missing.value -= 1 }
          first.value[index] = element
          guard missing.value == 0 else { return }
          latest.value = first.value.compactMap { $0 }
          first.value = []
        }
      }
      return combining
    }
  }

  /// Returns an observable of arrays of the latest elements of all sequences of a collection, in the order of the
  /// collection.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-CombineLatest)
  ///
  /// See ``combineLatest(_:_:resultSelector:)``.
  ///
  /// Disposing of the subscription disposes of all sequences.
  @inlinable @inline(never) public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<[Element]> where Collection.Element: ObservableType, Collection.Element.Element == Element {
    Observable<[Element]>.combineLatest(collection) { $0 }
  }
}

extension ObservableType where Element == any Sendable {
  /// Returns an observable of pairs of the latest elements of two sequences. See
  /// ``combineLatest(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-CombineLatest)
  ///
  /// Disposing of the subscription disposes of all sequences.
  @inlinable
  public static func combineLatest<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2
  ) -> Observable<(O1.Element, O2.Element)> {
    Observable<(O1.Element, O2.Element)>.combineLatest(source1, source2) { ($0, $1) }
  }
}

/// The state of one subscription to `combineLatest`.
@usableFromInline final class CombineLatestSink<Element: Sendable>: InputGroup, @unchecked Sendable {
  // Invariant of @unchecked: `ended` is accessed only within the serializer; everything else is immutable.
  @usableFromInline let sink: Sink<Element>
  @usableFromInline let sources: Int
  @exclusivity(unchecked) @usableFromInline var ended = 0
  @usableFromInline let combine: @Sendable () throws -> Element?

  /// Creates the state of one subscription to `combineLatest`.
  ///
  /// - Parameters:
  ///   - sink: The sink that receives the results.
  ///   - sources: The number of sources.
  ///   - combine: A closure that combines the latest elements, or returns `nil` while one is missing.
  @inlinable init(_ sink: Sink<Element>, sources: Int, combine: @escaping @Sendable () throws -> Element?) {
    self.sink = sink
    self.sources = sources
    self.combine = combine
    super.init(sink.subscription)
  }

  @inlinable func start<Source: Sendable>(_ source: Observable<Source>, _ latest: Confined<Source?>) {
    guard downstream.isActive else { return }
    let input = CombineLatestInputSink(self, latest)
    add(input)
    source.start(Sink(input, next: { input.receive($0) }, stop: { input.finish($0) }))
  }

  @inlinable func start<Source: Sendable>(
    _ source: Observable<Source>, store: @escaping @Sendable (Source) -> Void
  ) {
    start(
      source,
      next: {
        store($0)
        self.deliver()
      }, stop: { self.ended($0) })
  }

  @inlinable func deliver() {
    let result: Element?
    do { result = try combine() } catch { return sink.fail(error) }
    if let result {
      sink.next(result)
    } else if ended == sources - 1 {
      // All other sources have completed, one of them without an element, so no further result is possible.
      sink.stop(.completed)
    }
  }

  @usableFromInline func ended(_ termination: Termination) {
    ended += 1
    if case .error = termination { return sink.stop(termination) }
    if ended == sources { sink.stop(.completed) }
  }
}

/// The subscription to one of the sources. It stores the latest element of that source in `latest`.
@usableFromInline
final class CombineLatestInputSink<Source: Sendable, Element: Sendable>: GroupedSubscription, @unchecked Sendable {
  // Invariant of @unchecked: the stored properties are immutable, and the objects that they refer to are accessed only
  // within the serializer.
  @usableFromInline let combining: CombineLatestSink<Element>
  @usableFromInline let latest: Confined<Source?>

  @inlinable init(_ combining: CombineLatestSink<Element>, _ latest: Confined<Source?>) {
    self.combining = combining
    self.latest = latest
    super.init()
  }

  @inlinable func receive(_ element: Source) {
    guard isActive else { return }
    let entry = combining.enter()
    if entry == .refused { return combining.enqueue { self.deliver(element) } }
    deliver(element)
    combining.leave(entry)
  }

  @inlinable func deliver(_ element: Source) {
    guard combining.downstream.isActive else { return }
    latest.value = element
    combining.deliver()
  }

  @usableFromInline func finish(_ termination: Termination) {
    guard stop() else { return }
    combining.perform(termination) { if self.combining.downstream.isActive { self.combining.ended($0) } }
    combining.remove(self)
  }
}
