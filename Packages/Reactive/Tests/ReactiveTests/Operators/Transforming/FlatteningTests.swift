import Reactive
import ReactiveTest
import Testing

/// Tests of the behavior that `flatMap` and its variants share.
@Suite struct FlatteningTests {
  enum Operator: CaseIterable {
    case flatMap, flatMapFirst, flatMapLatest, concatMap

    func callAsFunction(
      _ source: some ObservableType<Int>, _ selector: @escaping @Sendable (Int) throws -> Observable<Int>
    ) -> Observable<Int> {
      switch self {
      case .flatMap: source.flatMap(selector)
      case .flatMapFirst: source.flatMapFirst(selector)
      case .flatMapLatest: source.flatMapLatest(selector)
      case .concatMap: source.concatMap(selector)
      }
    }
  }

  private let scheduler = TestScheduler(initialClock: 0)

  @Test(arguments: Operator.allCases)
  func `flatMap and its variants complete if the source is empty`(flatten: Operator) {
    let observer = scheduler.start { flatten(Observable<Int>.empty()) { Observable.just($0) } }
    #expect(observer.events == [.completed(200)])
  }

  @Test(arguments: Operator.allCases)
  func `flatMap and its variants forward an error of the source and dispose of the inner sequence`(flatten: Operator) {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, Fault("source"))])
    let inner = scheduler.createColdObservable([.next(5, 10), .next(50, 20)])
    let observer = scheduler.start { flatten(source) { _ in inner.asObservable() } }
    #expect(observer.events == [.next(215, 10), .error(220, Fault("source"))])
    #expect(inner.subscriptions == [Subscription(210, 220)])
  }

  @Test(arguments: Operator.allCases)
  func `flatMap and its variants forward an error of an inner sequence and dispose of the source`(flatten: Operator) {
    let source = scheduler.createHotObservable([.next(210, 1), .next(300, 2)])
    let inner = scheduler.createColdObservable([.error(5, Fault("inner"), Int.self)])
    let observer = scheduler.start { flatten(source) { _ in inner.asObservable() } }
    #expect(observer.events == [.error(215, Fault("inner"))])
    #expect(source.subscriptions == [Subscription(200, 215)])
  }

  @Test(arguments: Operator.allCases)
  func `flatMap and its variants fail with the error that their selector throws`(flatten: Operator) {
    let source = scheduler.createHotObservable([.next(210, 1), .next(300, 2)])
    let observer = scheduler.start { flatten(source) { _ in throw Fault("selector") } }
    #expect(observer.events == [.error(210, Fault("selector"))])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test(arguments: Operator.allCases)
  func `Disposing of flatMap or a variant disposes of the source and the inner sequence`(flatten: Operator) {
    let source = scheduler.createHotObservable([.next(210, 1)])
    let inner = scheduler.createColdObservable([.next(5, 10), .next(50, 20)])
    let observer = scheduler.start(disposed: 240) { flatten(source) { _ in inner.asObservable() } }
    #expect(observer.events == [.next(215, 10)])
    #expect(source.subscriptions == [Subscription(200, 240)])
    #expect(inner.subscriptions == [Subscription(210, 240)])
  }
}
