extension ObservableType {
  /// The source until one of `next` sends an element: that takes over, and those before it are disposed of for good. See
  /// `Observable.cascade`.
  public func cascade(_ next: Observable<Element>...) -> Observable<Element> { .cascade([asObservable()] + next) }

  /// The source until one of `next` sends an element: that takes over, and those before it are disposed of for good. See
  /// `Observable.cascade`.
  @preconcurrency
  public func cascade<Sequence: Swift.Sequence & Sendable>(_ next: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> { .cascade([asObservable()] + next) }

  /// All sequences at once, until a later one sends an element: it takes over.
  public static func cascade(_ observables: Observable<Element>...) -> Observable<Element> { cascade(observables) }

  /// All sequences at once, until a later one sends an element: it takes over, and those before it are disposed of for good.
  ///
  ///     a         --1--2--3--4--
  ///     b         --------x-----y--|
  ///     cascade   --1--2--x-----y--|
  ///
  /// They are subscribed to in order. It completes when all that are left have; the first error of one that is left ends it.
  @preconcurrency
  public static func cascade<Sequence: Swift.Sequence & Sendable>(_ observables: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    Producer { sink in
      let sources = Array(observables)
      let cascading = Cascading(sink, count: sources.count)
      cascading.start(sources)
      return cascading
    }
  }
}

private final class Cascading<Element: Sendable>: Disposable {
  private let sink: Sink<Element>
  private let serializer = Serializer()
  private let members: [Subscription]
  /// The first that may still send, and how many have not ended.
  private let state: Confined<(first: Int, running: Set<Int>)>

  init(_ sink: Sink<Element>, count: Int) {
    self.sink = sink
    members = (0..<count).map { _ in Subscription() }
    state = Confined((0, Set(0..<count)))
  }

  func dispose() { for member in members { member.dispose() } }

  func start(_ sources: [Observable<Element>]) {
    if sources.isEmpty { sink.stop(.completed) }
    for (index, source) in sources.enumerated() where members[index].isActive {
      source.start(
        Sink(
          members[index],
          next: { element in
            if self.members[index].isActive { self.serializer.perform(element) { self.received($0, from: index) } }
          },
          stop: { termination in
            guard self.members[index].stop() else { return }
            self.serializer.perform(termination) { self.ended(index, $0) }
            self.members[index].dispose()
          }))
    }
  }

  private func received(_ element: Element, from index: Int) {
    guard index >= state.value.first, sink.subscription.isActive else { return }
    for passed in state.value.first..<index {
      state.value.running.remove(passed)
      members[passed].dispose()
    }
    state.value.first = index
    sink.next(element)
  }

  private func ended(_ index: Int, _ termination: Termination) {
    guard index >= state.value.first, sink.subscription.isActive else { return }
    if case .error = termination { return sink.stop(termination) }
    state.value.running.remove(index)
    if state.value.running.isEmpty { sink.stop(.completed) }
  }
}
