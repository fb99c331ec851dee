import Dispatch
import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct ExpandTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `expand emits the elements of all sequences that its closure returns for elements`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let observer = scheduler.start { [scheduler] in
      source.expand { $0 < 4 ? Observable.just($0 * 2).delay(.seconds(100), scheduler: scheduler) : .empty() }
    }
    #expect(observer.events == [.next(210, 1), .next(310, 2), .next(410, 4), .completed(411)])
  }

  @Test func `The stack of expand does not grow with the number of its sequences`() {
    let last = Observable.just(0).expand { $0 < 100_000 ? .just($0 + 1) : .empty() }.takeLast(1)
    #expect(events(of: last) == ["next(100000)", "completed"])
  }

  @Test func `expand fails with an error of its closure or of a sequence, and disposal ends all sequences`() {
    #expect(events(of: Observable.just(1).expand { _ in throw Fault("closure") }) == ["next(1)", "error(closure)"])
    #expect(
      events(of: Observable.just(1).expand { _ in .error(Fault("inner")) }) == ["next(1)", "error(inner)"])
    let inner = PublishSubject<Int>()
    let subscription = Observable.just(1).expand { _ in inner }.subscribe()
    #expect(inner.hasObservers)
    subscription.dispose()
    #expect(!inner.hasObservers)
    #expect(events(of: Observable.just(1).expand { .just($0 + 1) }.take(2)) == ["next(1)", "next(2)", "completed"])
  }
}
