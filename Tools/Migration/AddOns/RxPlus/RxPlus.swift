import RxSwift

// Operators that many projects define.

extension ObservableType {
  /// Returns an observable that emits each element as a pair with the previous element.
  public func pairwise() -> Observable<(Element, Element)> {
    return scan((nil, nil)) { pair, element -> (Element?, Element?) in (pair.1, element) }
      .flatMap { pair -> Observable<(Element, Element)> in
        guard let first = pair.0, let second = pair.1 else { return .empty() }
        return .just((first, second))
      }
  }

  /// Returns an observable that collects elements, and emits them as an array at each boundary and on completion.
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

  /// Returns an observable that forwards elements while the latest element of `gate` is `true`.
  public func gated<Gate: ObservableType>(by gate: Gate) -> Observable<Element> where Gate.Element == Bool {
    return withLatestFrom(gate) { ($0, $1) }.filter { $0.1 }.map { $0.0 }
  }

  /// Returns an observable that emits the value at a key path of each element.
  public func pluck<Value>(_ path: KeyPath<Element, Value>) -> Observable<Value> {
    return map { $0[keyPath: path] }
  }

  /// Returns an observable that omits elements whose key has occurred before.
  public func unique<Key: Hashable>(by key: @escaping (Element) -> Key) -> Observable<Element> {
    return Observable.deferred {
      var seen: Set<Key> = []
      return self.filter { seen.insert(key($0)).inserted }
    }
  }

  /// Returns an observable that calls a closure with the first element only.
  public func onFirst(_ body: @escaping (Element) -> Void) -> Observable<Element> {
    var isFirst = true
    return self.do(onNext: { element in
      if isFirst { body(element) }
      isFirst = false
    })
  }

  /// Returns an observable that emits the number of elements in each window of time.
  public func rate(_ window: RxTimeInterval, scheduler: SchedulerType) -> Observable<Int> {
    return self.window(timeSpan: window, count: Int.max, scheduler: scheduler)
      .flatMap { $0.reduce(0) { count, _ in count + 1 } }
  }
}

extension ObservableType where Element == Bool {
  /// Returns an observable that emits the negation of each element.
  public func negated() -> Observable<Bool> {
    return map { !$0 }
  }

  public static func all(_ sources: [Observable<Bool>]) -> Observable<Bool> {
    return Observable<Bool>.combineLatest(sources) { values in !values.contains(false) }.distinctUntilChanged()
  }
}
