public import Reactive

extension ObservableType {
  /// The source until one of `next` sends an element: that takes over, and those before it are disposed of for good. See
  /// `Observable.cascade`.
  public func cascade(_ next: Observable<Element>...) -> Observable<Element> { .cascade([asObservable()] + next) }

  /// The source until one of `next` sends an element: that takes over, and those before it are disposed of for good. See
  /// `Observable.cascade`.
  @_disfavoredOverload
  public func cascade<Source: ObservableType>(_ next: Source...) -> Observable<Element>
  where Source.Element == Element { cascade(next) }

  /// The source until one of `next` sends an element: that takes over, and those before it are disposed of for good. See
  /// `Observable.cascade`.
  @preconcurrency
  public func cascade<Sequence: Swift.Sequence & Sendable>(_ next: Sequence) -> Observable<Element>
  where Sequence.Element: ObservableType, Sequence.Element.Element == Element {
    .cascade([asObservable()] + next.map { $0.asObservable() })
  }

  /// All sequences at once, until a later one sends an element: it takes over.
  public static func cascade(_ observables: Observable<Element>...) -> Observable<Element> { cascade(observables) }

  /// All sequences at once, until a later one sends an element: it takes over.
  @_disfavoredOverload
  public static func cascade<Source: ObservableType>(_ observables: Source...) -> Observable<Element>
  where Source.Element == Element { cascade(observables) }

  /// All sequences at once, until a later one sends an element: it takes over, and those before it are disposed of for good.
  ///
  ///     a         --1--2--3--4--
  ///     b         --------x-----y--|
  ///     cascade   --1--2--x-----y--|
  ///
  /// They are subscribed to in order. It completes when all that are left have; the first error of one that is left ends it.
  @preconcurrency
  public static func cascade<Sequence: Swift.Sequence & Sendable>(_ observables: Sequence) -> Observable<Element>
  where Sequence.Element: ObservableType, Sequence.Element.Element == Element {
    Producer { sink in
      let sources = observables.map { $0.asObservable() }
      if sources.isEmpty { sink.stop(.completed) }
      let inputs = Inputs(of: sink)
      // The first source that may still send; those before it end when it changes.
      let first = BehaviorSubject(value: 0)
      let current = Confined(0)
      let running = Confined(sources.count)
      for (index, source) in sources.enumerated() {
        inputs.start(
          source.take(until: first.filter { $0 > index }),
          next: { element in
            guard index >= current.value else { return }
            if index > current.value {
              current.value = index
              first.onNext(index)
            }
            sink.next(element)
          },
          stop: { termination in
            if case .error = termination {
              if index >= current.value { sink.stop(termination) }
              return
            }
            running.value -= 1
            if running.value == 0 { sink.stop(.completed) }
          })
      }
      return inputs
    }
  }
}
