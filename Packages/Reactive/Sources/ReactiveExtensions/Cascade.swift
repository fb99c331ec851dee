public import Reactive

extension ObservableType {
  /// Returns an observable that switches to a later sequence as soon as that sequence emits, and disposes of the
  /// sequences before it. See `Observable.cascade`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Cascade)
  public func cascade(_ next: Observable<Element>...) -> Observable<Element> { .cascade([asObservable()] + next) }

  /// Returns an observable that switches to a later sequence as soon as that sequence emits, and disposes of the
  /// sequences before it. See `Observable.cascade`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Cascade)
  @_disfavoredOverload
  public func cascade<Source: ObservableType>(_ next: Source...) -> Observable<Element>
  where Source.Element == Element { cascade(next) }

  /// Returns an observable that switches to a later sequence as soon as that sequence emits, and disposes of the
  /// sequences before it. See `Observable.cascade`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Cascade)
  @preconcurrency
  public func cascade<Sequence: Swift.Sequence & Sendable>(_ next: Sequence) -> Observable<Element>
  where Sequence.Element: ObservableType, Sequence.Element.Element == Element {
    .cascade([asObservable()] + next.map { $0.asObservable() })
  }

  /// Returns an observable that switches to a later sequence as soon as that sequence emits.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Cascade)
  public static func cascade(_ observables: Observable<Element>...) -> Observable<Element> { cascade(observables) }

  /// Returns an observable that switches to a later sequence as soon as that sequence emits.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Cascade)
  @_disfavoredOverload
  public static func cascade<Source: ObservableType>(_ observables: Source...) -> Observable<Element>
  where Source.Element == Element { cascade(observables) }

  /// Returns an observable that subscribes to all sequences, switches to a later sequence as soon as that sequence
  /// emits, and disposes of the sequences before it.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Cascade)
  ///
  ///     a         --1--2--3--4--
  ///     b         --------x-----y--|
  ///     cascade   --1--2--x-----y--|
  ///
  /// The sequences are subscribed to in order. The resulting sequence completes when all remaining sequences have
  /// completed, and fails with the first error of a remaining sequence.
  @preconcurrency
  public static func cascade<Sequence: Swift.Sequence & Sendable>(_ observables: Sequence) -> Observable<Element>
  where Sequence.Element: ObservableType, Sequence.Element.Element == Element {
    Producer { sink in
      let sources = observables.map { $0.asObservable() }
      if sources.isEmpty { sink.stop(.completed) }
      let inputs = InputGroup(of: sink)
      // The index of the first source that may still emit. The sources before it are disposed of when it changes.
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
            // An error that was sent while a later sequence took over is only the end of its sequence.
            if case .error = termination, index >= current.value { return sink.stop(termination) }
            running.value -= 1
            if running.value == 0 { sink.stop(.completed) }
          })
      }
      return inputs
    }
  }
}
