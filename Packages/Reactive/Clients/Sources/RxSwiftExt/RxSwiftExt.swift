import Reactive

// Represents RxSwiftExt in a migrated program: the names of that library, on the types of Reactive. They do nothing.

public enum FilterMap<Result> {
  case ignore
  case map(Result)
}

public enum RepeatBehavior {
  case immediate(maxCount: UInt)
}

public protocol CustomOperator {
  associatedtype Result
  func apply(_ sink: @escaping (Result) -> Void)
}

extension ObservableType {
  public func apply<Result>(_ transform: (Observable<Element>) throws -> Observable<Result>) rethrows -> Observable<
    Result
  > {
    try transform(asObservable())
  }
  public func bufferWithTrigger<Boundary: ObservableType>(_ boundary: Boundary) -> Observable<[Element]> { .empty() }
  public func cascade<Sequence: Swift.Sequence>(_ next: Sequence) -> Observable<Element>
  where Sequence.Element: ObservableType, Sequence.Element.Element == Element { .empty() }
  public func count() -> Observable<Int> { .empty() }
  public func filterMap<Result>(_ transform: @escaping (Element) throws -> FilterMap<Result>) -> Observable<Result> {
    .empty()
  }
  public func mapTo<Result>(_ value: Result) -> Observable<Result> { .empty() }
  public func nwise(_ n: Int) -> Observable<[Element]> { .empty() }
  public func ofType<Result>(_ type: Result.Type) -> Observable<Result> { .empty() }
  public func pairwise() -> Observable<(Element, Element)> { .empty() }
  public func partition(
    _ predicate: @escaping (Element) throws -> Bool
  ) -> (matches: Observable<Element>, nonMatches: Observable<Element>) { (.empty(), .empty()) }
  public func pausable<Pauser: ObservableType>(_ pauser: Pauser) -> Observable<Element> where Pauser.Element == Bool {
    .empty()
  }
  public func pausableBuffered<Pauser: ObservableType>(
    _ pauser: Pauser, limit: Int? = 1, flushOnCompleted: Bool = true, flushOnError: Bool = true
  ) -> Observable<Element> where Pauser.Element == Bool { .empty() }
  public func retry(
    _ behavior: RepeatBehavior, scheduler: any SchedulerType = MainScheduler.instance,
    shouldRetry: ((any Error) -> Bool)? = nil
  ) -> Observable<Element> { .empty() }
  public func unwrap<Result>() -> Observable<Result> where Element == Result? { .empty() }
  public func zip<Second: ObservableConvertibleType, Result>(
    with second: Second, resultSelector: @escaping (Element, Second.Element) throws -> Result
  ) -> Observable<Result> { .empty() }
}

extension ObservableType where Element: EventConvertible {
  public func elements() -> Observable<Element.Element> { .empty() }
  public func errors() -> Observable<any Error> { .empty() }
}

extension ObservableType where Element: Collection {
  public func mapMany<Result>(_ transform: @escaping (Element.Element) throws -> Result) -> Observable<[Result]> {
    .empty()
  }
}
