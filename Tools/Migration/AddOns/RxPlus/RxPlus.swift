import RxSwift

// Operators that many projects write for themselves.

extension ObservableType {
  /// Each element with the one before it, from the second on.
  public func pairwise() -> Observable<(Element, Element)> {
    return scan((nil, nil)) { pair, element -> (Element?, Element?) in (pair.1, element) }
      .flatMap { pair -> Observable<(Element, Element)> in
        guard let first = pair.0, let second = pair.1 else { return .empty() }
        return .just((first, second))
      }
  }

  /// Arrays of the elements between two elements of another sequence.
  public func collect<Boundary: ObservableType>(until boundary: Boundary) -> Observable<[Element]> {
    return Observable.create { observer in
      var collected: [Element] = []
      let boundaries = boundary.subscribe(onNext: { _ in
        observer.onNext(collected)
        collected.removeAll()
      })
      let source = self.subscribe(
        onNext: { collected.append($0) },
        onError: observer.onError,
        onCompleted: {
          if !collected.isEmpty { observer.onNext(collected) }
          observer.onCompleted()
        })
      return Disposables.create(source, boundaries)
    }
  }

  /// Lets elements pass while the last element of a gate is `true`.
  public func gated<Gate: ObservableType>(by gate: Gate) -> Observable<Element> where Gate.Element == Bool {
    return withLatestFrom(gate) { ($0, $1) }.filter { $0.1 }.map { $0.0 }
  }

  /// The values at a key path.
  public func pluck<Value>(_ path: KeyPath<Element, Value>) -> Observable<Value> {
    return map { $0[keyPath: path] }
  }

  /// Leaves out elements whose key was there already.
  public func unique<Key: Hashable>(by key: @escaping (Element) -> Key) -> Observable<Element> {
    return Observable.deferred {
      var seen: Set<Key> = []
      return self.filter { seen.insert(key($0)).inserted }
    }
  }

  /// Calls a closure for the first element alone.
  public func onFirst(_ body: @escaping (Element) -> Void) -> Observable<Element> {
    var isFirst = true
    return self.do(onNext: { element in
      if isFirst { body(element) }
      isFirst = false
    })
  }

  /// Elements with the numbers of those that were sent in the same window.
  public func rate(_ window: RxTimeInterval, scheduler: SchedulerType) -> Observable<Int> {
    return self.window(timeSpan: window, count: Int.max, scheduler: scheduler)
      .flatMap { $0.reduce(0) { count, _ in count + 1 } }
  }
}

extension ObservableType where Element == Bool {
  /// The opposite.
  public func negated() -> Observable<Bool> {
    return map { !$0 }
  }

  public static func all(_ sources: [Observable<Bool>]) -> Observable<Bool> {
    return Observable<Bool>.combineLatest(sources) { values in !values.contains(false) }.distinctUntilChanged()
  }
}
