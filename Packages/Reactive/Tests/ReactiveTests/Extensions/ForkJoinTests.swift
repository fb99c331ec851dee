import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct ForkJoinTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `forkJoin emits the last elements when all sequences have completed`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    let second = scheduler.createHotObservable([.next(215, 3), .completed(240)])
    let observer = scheduler.start { Observable.forkJoin(source.asObservable(), second.asObservable()) }
    #expect(observer.events == [.next(240, [2, 3]), .completed(240)])
  }

  @Test func `forkJoin completes as soon as a sequence completes without an element`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(400)])
    let empty = scheduler.createHotObservable([.completed(220, Int.self)])
    let observer = scheduler.start { Observable.forkJoin([source, empty]) }
    #expect(observer.events == [.completed(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
    #expect(events(of: Observable<Int>.forkJoin([Observable<Int>]())) == ["completed"])
  }

  @Test func `forkJoin forwards an error, and takes traits`() {
    #expect(events(of: Observable<Int>.forkJoin([Single.just(1), .just(2)])) == ["next([1, 2])", "completed"])
    #expect(events(of: Observable.forkJoin(.just(1), .error(Fault("second")))) == ["error(second)"])
  }
}
