import Reactive
import ReactiveTest
import Testing

@Suite struct SwitchLatestTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `switchLatest switches to the latest sequence and disposes of the previous one`() {
    let a = scheduler.createColdObservable([.next(10, 1), .next(50, 2), .completed(100)])
    let b = scheduler.createColdObservable([.next(10, 11), .completed(60)])
    let source = scheduler.createHotObservable([.next(210, a), .next(240, b), .completed(250)])
    let observer = scheduler.start { source.switchLatest() }
    #expect(observer.events == [.next(220, 1), .next(250, 11), .completed(300)])
    #expect(a.subscriptions == [Subscription(210, 240)])
    #expect(b.subscriptions == [Subscription(240, 300)])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func `switchLatest continues after an inner sequence has completed`() {
    let inner = scheduler.createColdObservable([.completed(10, Int.self)])
    let source = scheduler.createHotObservable([.next(210, inner), .completed(300)])
    let observed1 = scheduler.start { source.switchLatest() }
    #expect(observed1.events == [.completed(300)])
  }

  @Test func `switchLatest completes when a source without elements completes`() {
    let source = scheduler.createHotObservable([.completed(220, Observable<Int>.self)])
    let observed2 = scheduler.start { source.switchLatest() }
    #expect(observed2.events == [.completed(220)])
  }

  @Test func `switchLatest forwards an error of the latest sequence`() {
    let inner = scheduler.createColdObservable([.error(10, Fault("inner"), Int.self)])
    let source = scheduler.createHotObservable([.next(210, inner), .completed(300)])
    let observed3 = scheduler.start { source.switchLatest() }
    #expect(observed3.events == [.error(220, Fault("inner"))])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `switchLatest forwards an error of the source`() {
    let inner = scheduler.createColdObservable([.next(10, 1), .next(100, 2)])
    let source = scheduler.createHotObservable([.next(210, inner), .error(250, Fault("outer"))])
    let observed4 = scheduler.start { source.switchLatest() }
    #expect(observed4.events == [.next(220, 1), .error(250, Fault("outer"))])
    #expect(inner.subscriptions == [Subscription(210, 250)])
  }

  @Test func `Disposing of switchLatest disposes of the source and the latest sequence`() {
    let inner = scheduler.createColdObservable([.next(10, 1), .next(200, 2)])
    let source = scheduler.createHotObservable([.next(210, inner)])
    let observed5 = scheduler.start(disposed: 300) { source.switchLatest() }
    #expect(observed5.events == [.next(220, 1)])
    #expect(inner.subscriptions == [Subscription(210, 300)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func `flatMapLatest follows an element that the disposal of the previous sequence sends`() {
    let (outer, journal) = (PublishSubject<Int>(), Journal())
    let inners = [1: PublishSubject<String>(), 2: PublishSubject(), 3: PublishSubject(), 4: PublishSubject()]
    let subscription = outer.flatMapLatest { number in
      (inners[number]?.asObservable() ?? .empty()).do(onDispose: { if number == 1 { outer.onNext(3) } })
    }.subscribe(onNext: { journal.write($0) })
    outer.onNext(1)
    outer.onNext(2)
    for number in 1...3 { inners[number]?.onNext("from \(number)") }
    #expect(journal.entries == ["from 3"])
    outer.onNext(4)
    #expect((1...4).map { inners[$0]?.hasObservers } == [false, false, false, true])
    subscription.dispose()
  }
}
