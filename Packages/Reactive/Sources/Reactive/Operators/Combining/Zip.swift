extension ObservableType {
  /// A result of the first elements of both, of the second elements of both, and so on.
  ///
  ///     a     --1--2-----3--|
  ///     b     ----x---y-----|
  ///     zip   ----1x--2y----|
  ///
  /// The sources are subscribed to in order; elements wait for their counterparts without a limit. An error of either, also one that
  /// `resultSelector` throws, ends it at once. It completes when both have. What is sent from inside the delivery of a result is delivered
  /// after it.
  @preconcurrency @inlinable
  public static func zip<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2, resultSelector: @escaping @Sendable (O1.Element, O2.Element) throws -> Element
  ) -> Observable<Element> {
    let sources = (source1.asObservable(), source2.asObservable())
    return Producer { sink in
      let queue1 = Confined(Queue<O1.Element>())
      let queue2 = Confined(Queue<O2.Element>())
      let zipping = Zipping(sink, sources: 2) {
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

  /// A result of the elements of one index of all sources of `collection`, in its order. See ``zip(_:_:resultSelector:)``.
  ///
  /// It completes when all have, and also when an element arrives although all others have completed and no counterpart waits; of an empty
  /// collection at once.
  @preconcurrency @inlinable
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection, resultSelector: @escaping @Sendable ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    let sources = collection.map { $0.asObservable() }
    guard !sources.isEmpty else { return .empty() }
    return Producer { sink in
      let queues = sources.map { _ in Confined(Queue<Collection.Element.Element>()) }
      let zipping = Zipping(sink, sources: sources.count, endsWithoutCounterpart: true) {
        guard queues.allSatisfy({ !$0.value.isEmpty }) else { return nil }
        return try resultSelector(queues.compactMap { $0.value.popFirst() })
      }
      for (source, queue) in Swift.zip(sources, queues) { zipping.start(source, queue) }
      return zipping
    }
  }

  /// The elements of one index of all sources of `collection`, in its order.
  @inlinable public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<[Element]> where Collection.Element: ObservableType, Collection.Element.Element == Element {
    Observable<[Element]>.zip(collection) { $0 }
  }
}

extension ObservableType where Element == any Sendable {
  /// The elements of one index of both; see ``zip(_:_:resultSelector:)``.
  @inlinable
  public static func zip<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2
  ) -> Observable<(O1.Element, O2.Element)> {
    Observable<(O1.Element, O2.Element)>.zip(source1, source2) { ($0, $1) }
  }
}

/// One run of `zip`.
@usableFromInline final class Zipping<Element: Sendable>: Inputs, @unchecked Sendable {
  // Invariant of @unchecked: what changes is touched within the serializer only.
  @usableFromInline let sink: Sink<Element>
  @usableFromInline let sources: Int
  @usableFromInline let endsWithoutCounterpart: Bool
  @exclusivity(unchecked) @usableFromInline var ended = 0
  @exclusivity(unchecked) @usableFromInline var isDelivering = false
  @usableFromInline let take: @Sendable () throws -> Element?

  /// - Parameters:
  ///   - endsWithoutCounterpart: Whether it completes when an element arrives for which no source is left that could send a counterpart.
  ///   - take: Takes an element from each queue and makes a result of them; `nil` if a queue is empty.
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

  /// Delivers what is complete. What arrives from inside a delivery is taken by the loop that runs already.
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
