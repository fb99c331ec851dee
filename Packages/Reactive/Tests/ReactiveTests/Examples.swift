import Dispatch
import Reactive
import ReactiveTest
import Testing

@MainActor private final class ResultsScreen {
  var shown: [String] = []

  func show(_ results: [String]) { shown = results }
}

@Suite struct Examples {
  @Test func `debounce emits an element that no other follows for ten seconds`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, "a"), .next(215, "ab"), .completed(300)])
    let observer = scheduler.start { source.debounce(.seconds(10), scheduler: scheduler) }
    #expect(observer.events == [.next(225, "ab"), .completed(300)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  /// An example that is compiled but not run, because it depends on real time.
  @MainActor private func search(screen: ResultsScreen, search: @escaping @Sendable (String) -> Single<[String]>) {
    let query = BehaviorRelay(value: "")
    let bag = DisposeBag()

    query.asObservable()
      .debounce(.milliseconds(300), scheduler: MainScheduler.instance)
      .distinctUntilChanged()
      .flatMapLatest { search($0).asObservable().materialize() }
      .compactMap(\.element)
      .asDriver(onErrorJustReturn: [])
      .drive(onNext: { results in screen.show(results) })  // a @MainActor closure, checked by the compiler
      .disposed(by: bag)
  }
}
