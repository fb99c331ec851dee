extension ObservableType {
  /// Returns an observable that combines the elements at the same index in two sequences.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Zip)
  ///
  ///     a     --1--2-----3--|
  ///     b     ----x---y-----|
  ///     zip   ----1x--2y----|
  ///
  /// The sequences are subscribed to in order. Elements are buffered until their counterparts arrive, without a limit.
  /// If one of the sequences fails, or `resultSelector` throws, the resulting sequence immediately fails with the same
  /// error. It completes when both sequences have completed. A result that becomes complete during the delivery of
  /// another result is delivered afterward.
  ///
  /// Disposing of the subscription disposes of all sequences.
  @available(swift, introduced: 6) @inlinable @inline(never)
  public static func zip<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2, resultSelector: @escaping @Sendable (O1.Element, O2.Element) throws -> Element
  ) -> Observable<Element> {
    let sources = (source1.asObservable(), source2.asObservable())
    return Producer { sink in
      let queue1 = Confined(Queue<O1.Element>())
      let queue2 = Confined(Queue<O2.Element>())
      let zipping = ZipSink(sink, sources: 2) {
        guard !queue1.value.isEmpty, !queue2.value.isEmpty,
          let element1 = queue1.value.popFirst(), let element2 = queue2.value.popFirst()
        else { return nil }
        return try resultSelector(element1, element2)
      }
      zipping.start(sources.0, queue1)
      zipping.start(sources.1, queue2)
      return zipping
    }
  }

  /// Returns an observable that combines the elements at the same index in all sequences of a collection.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Zip)
  ///
  /// The elements are passed to `resultSelector` in the order of the collection. The resulting sequence completes when
  /// all sequences have completed, or earlier if an element arrives after all other sequences have completed and a
  /// counterpart is missing. For an empty collection, the resulting sequence completes immediately. See
  /// ``zip(_:_:resultSelector:)``.
  ///
  /// Disposing of the subscription disposes of all sequences.
  @available(swift, introduced: 6) @inlinable @inline(never)
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection, resultSelector: @escaping @Sendable ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    let sources = collection.map { $0.asObservable() }
    guard !sources.isEmpty else { return .empty() }
    return Producer { sink in
      let queues = sources.map { _ in Confined(Queue<Collection.Element.Element>()) }
      let empty = Confined(queues.count)
      let zipping = ZipSink(sink, sources: sources.count, endsWithoutCounterpart: true) {
        guard empty.value == 0 else { return nil }
        return try resultSelector(
          queues.compactMap { queue in
            defer { if queue.value.isEmpty { empty.value += 1 } }
            return queue.value.popFirst()
          })
      }
      for (source, queue) in Swift.zip(sources, queues) {
        zipping.start(source) { element in
          if queue.value.isEmpty { empty.value -= 1 }
          queue.value.append(element)
        }
      }
      return zipping
    }
  }

  /// Returns an observable that emits an array whenever every sequence of a collection has emitted its next element.
  /// Each array contains the elements at one index, in the order of the collection.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Zip)
  ///
  /// Disposing of the subscription disposes of all sequences.
  @inlinable @inline(never) public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<[Element]> where Collection.Element: ObservableType, Collection.Element.Element == Element {
    Observable<[Element]>.zip(collection) { $0 }
  }
}

extension ObservableType where Element == any Sendable {
  /// Returns an observable of pairs of the elements at the same index in two sequences. See
  /// ``zip(_:_:resultSelector:)``.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Zip)
  ///
  /// Disposing of the subscription disposes of all sequences.
  @inlinable
  public static func zip<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2
  ) -> Observable<(O1.Element, O2.Element)> {
    Observable<(O1.Element, O2.Element)>.zip(source1, source2) { ($0, $1) }
  }
}

/// The state of one subscription to `zip`.
@usableFromInline final class ZipSink<Element: Sendable>: InputGroup, @unchecked Sendable {
  // Invariant of @unchecked: mutable state is accessed only within the serializer.
  @usableFromInline let sink: Sink<Element>
  @usableFromInline let sources: Int
  @usableFromInline let endsWithoutCounterpart: Bool
  @exclusivity(unchecked) @usableFromInline var ended = 0
  @exclusivity(unchecked) @usableFromInline var isDelivering = false
  @usableFromInline let take: @Sendable () throws -> Element?

  /// Creates the state of one subscription to `zip`.
  ///
  /// - Parameters:
  ///   - sink: The sink that receives the results.
  ///   - sources: The number of sources.
  ///   - endsWithoutCounterpart: Whether the resulting sequence completes if an element arrives after all other sources
  ///     have completed and a counterpart is missing.
  ///   - take: A closure that removes an element from each queue and combines them, or returns `nil` if a queue is
  ///     empty.
  @inlinable init(
    _ sink: Sink<Element>, sources: Int, endsWithoutCounterpart: Bool = false,
    take: @escaping @Sendable () throws -> Element?
  ) {
    self.sink = sink
    self.sources = sources
    self.endsWithoutCounterpart = endsWithoutCounterpart
    self.take = take
    super.init(sink.subscription)
  }

  @inlinable func start<Source: Sendable>(_ source: Observable<Source>, _ queue: Confined<Queue<Source>>) {
    start(source) { queue.value.append($0) }
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

  /// Delivers all complete results. Results that become complete during a delivery are delivered by the loop that is
  /// already running.
  ///
  /// Disposing of the subscription disposes of all sequences.
  @inlinable func deliver() {
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    var hasDelivered = false
    do {
      while let result = try take() {
        hasDelivered = true
        sink.next(result)
        guard sink.subscription.isActive else { return }
      }
    } catch { return sink.fail(error) }
    if ended == sources || (endsWithoutCounterpart && !hasDelivered && ended == sources - 1) {
      sink.stop(.completed)
    }
  }

  @usableFromInline func ended(_ termination: Termination) {
    ended += 1
    if case .error = termination { return sink.stop(termination) }
    if ended == sources, !isDelivering { sink.stop(.completed) }
  }
}
