extension ObservableType {
  /// A result of the latest elements of both, whenever either sends, once both have sent.
  ///
  ///     a               --1-----2-----|
  ///     b               ----x------y--|
  ///     combineLatest   ----1x--2x-2y-|
  ///
  /// The sources are subscribed to in order. An error of either, also one that `resultSelector` throws, ends it. It completes when both
  /// have.
  @preconcurrency
  public static func combineLatest<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2, resultSelector: @escaping @Sendable (O1.Element, O2.Element) throws -> Element
  ) -> Observable<Element> {
    let source1 = source1.asObservable()
    let source2 = source2.asObservable()
    return Producer { sink in
      let first = Confined<O1.Element?>(nil)
      let second = Confined<O2.Element?>(nil)
      let combining = Combining(sink, sources: 2) {
        guard let element1 = first.value, let element2 = second.value else { return nil }
        return try resultSelector(element1, element2)
      }
      combining.start(source1, at: 0) { first.value = $0 }
      combining.start(source2, at: 1) { second.value = $0 }
      return combining
    }
  }

  /// A result of the latest elements of all three, whenever one sends, once all have sent.
  @preconcurrency
  public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3,
    resultSelector: @escaping @Sendable (O1.Element, O2.Element, O3.Element) throws -> Element
  ) -> Observable<Element> {
    let source1 = source1.asObservable()
    let source2 = source2.asObservable()
    let source3 = source3.asObservable()
    return Producer { sink in
      let first = Confined<O1.Element?>(nil)
      let second = Confined<O2.Element?>(nil)
      let third = Confined<O3.Element?>(nil)
      let combining = Combining(sink, sources: 3) {
        guard let element1 = first.value, let element2 = second.value, let element3 = third.value else { return nil }
        return try resultSelector(element1, element2, element3)
      }
      combining.start(source1, at: 0) { first.value = $0 }
      combining.start(source2, at: 1) { second.value = $0 }
      combining.start(source3, at: 2) { third.value = $0 }
      return combining
    }
  }
}

extension ObservableType where Element == any Sendable {
  /// The latest elements of both, whenever either sends, once both have sent.
  public static func combineLatest<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2
  ) -> Observable<(O1.Element, O2.Element)> {
    Observable<(O1.Element, O2.Element)>.combineLatest(source1, source2) { ($0, $1) }
  }

  /// The latest elements of all three, whenever one sends, once all have sent.
  public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3
  ) -> Observable<(O1.Element, O2.Element, O3.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element)>.combineLatest(source1, source2, source3) { ($0, $1, $2) }
  }
}

private final class Combining<Element: Sendable>: Disposable {
  private struct State {
    var hasSent: Set<Int> = []
    var hasEnded: Set<Int> = []
  }

  private let group = SubscriptionGroup()
  private let serializer = Serializer()
  private let state = Confined(State())
  private let sink: Sink<Element>
  private let sources: Int
  private let combine: @Sendable () throws -> Element?

  init(_ sink: Sink<Element>, sources: Int, combine: @escaping @Sendable () throws -> Element?) {
    self.sink = sink
    self.sources = sources
    self.combine = combine
  }

  func dispose() { group.dispose() }

  func start<Source: Sendable>(
    _ source: Observable<Source>, at index: Int, store: @escaping @Sendable (Source) -> Void
  ) {
    let subscription = group.add()
    let receive: @Sendable (Source) -> Void = { element in
      guard self.sink.subscription.isActive else { return }
      store(element)
      self.received(at: index)
    }
    source.start(
      Sink(
        subscription, next: { if subscription.isActive { self.serializer.perform($0, receive) } },
        stop: { termination in
          guard subscription.stop() else { return }
          self.serializer.perform(termination) { self.ended(at: index, $0) }
          self.group.remove(subscription)
        }))
  }

  private func received(at index: Int) {
    state.value.hasSent.insert(index)
    do {
      if let result = try combine() {
        sink.next(result)
      } else if state.value.hasEnded.union([index]).count == sources {
        // All others are done, one of them without an element: nothing can ever be combined.
        sink.stop(.completed)
      }
    } catch { sink.fail(error) }
  }

  private func ended(at index: Int, _ termination: Termination) {
    guard sink.subscription.isActive else { return }
    if case .error = termination { return sink.stop(termination) }
    state.value.hasEnded.insert(index)
    if state.value.hasEnded.count == sources { sink.stop(.completed) }
  }
}
