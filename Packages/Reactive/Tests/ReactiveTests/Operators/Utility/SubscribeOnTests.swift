import Reactive
import ReactiveTest
import Testing

@Suite struct SubscribeOnTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `subscribes and disposes in an action of the scheduler`() {
    let source = scheduler.createHotObservable([.next(201, 0), .next(210, 1)])
    let observer = scheduler.start { [scheduler] in source.subscribe(on: scheduler) }
    #expect(observer.events.last == .next(210, 1))
    #expect(source.subscriptions == [Subscription(201, 1001)])
  }

  @Test func `events come as they occur and the subscription ends one turn later`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let observer = scheduler.start { [scheduler] in source.subscribe(on: scheduler) }
    #expect(observer.events == [.next(210, 1), .completed(220)])
    #expect(source.subscriptions == [Subscription(201, 221)])
  }

  @Test func `an error passes`() {
    let source = scheduler.createHotObservable([.error(220, Fault("source"), Int.self)])
    let observer = scheduler.start { [scheduler] in source.subscribe(on: scheduler) }
    #expect(observer.events == [.error(220, Fault("source"))])
  }

  @Test func `disposed of before its turn it never subscribes`() {
    let source = scheduler.createHotObservable([.next(210, 1)])
    source.subscribe(on: scheduler).subscribe(onNext: { _ in }).dispose()
    scheduler.start()
    #expect(source.subscriptions.isEmpty)
  }
}
