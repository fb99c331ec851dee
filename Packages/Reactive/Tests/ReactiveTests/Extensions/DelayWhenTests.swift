import Dispatch
import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct DelayWhenTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `delayWhen emits an element when its trigger emits, and drops it when its trigger completes`() {
    let source = scheduler.createHotObservable([.next(210, 30), .next(220, 10), .next(225, 0), .completed(226)])
    let observer = scheduler.start { [scheduler] in
      source.delayWhen {
        $0 == 0 ? Observable<Int>.empty() : .timer(.seconds($0), scheduler: scheduler)
      }
    }
    #expect(observer.events == [.next(230, 10), .next(240, 30), .completed(240)])
  }

  @Test func `delayWhen fails with an error of its closure or of a trigger`() {
    let thrown = Observable.just(1).delayWhen { _ -> Observable<Int> in throw Fault("closure") }
    #expect(events(of: thrown) == ["error(closure)"])
    #expect(events(of: Observable.just(1).delayWhen { _ in Single<Int>.error(Fault("trigger")) }) == ["error(trigger)"])
  }
}
