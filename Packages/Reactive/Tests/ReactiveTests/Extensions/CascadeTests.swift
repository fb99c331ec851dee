import Foundation
import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct CascadeTests {
  private func run(
    _ sources: [[Recorded<Event<Int>>]], disposed: Int = 1000
  ) -> (events: [Recorded<Event<Int>>], subscriptions: [[Subscription]]) {
    let scheduler = TestScheduler(initialClock: 0)
    let sources = sources.map { scheduler.createHotObservable($0) }
    let observer = scheduler.start(disposed: disposed) { Observable.cascade(sources.map { $0.asObservable() }) }
    return (observer.events, sources.map(\.subscriptions).map { $0 })
  }

  @Test func `cascade switches to a later sequence when that sequence emits its first element`() {
    let result = run([
      [.next(210, 1), .next(220, 2), .next(240, 3)], [.next(230, 10), .next(260, 11), .completed(270)],
      [.next(250, 100), .completed(280)],
    ])
    #expect(
      result.events == [.next(210, 1), .next(220, 2), .next(230, 10), .next(250, 100), .completed(280)])
    #expect(result.subscriptions == [[Subscription(200, 230)], [Subscription(200, 250)], [Subscription(200, 280)]])
  }

  @Test func `cascade completes when all remaining sequences have completed`() {
    let result = run([[.next(210, 1), .completed(220)], [.completed(230)]])
    #expect(result.events == [.next(210, 1), .completed(230)])
  }

  @Test func `cascade fails when a remaining sequence fails`() {
    let result = run([[.next(210, 1), .next(230, 2)], [.error(220, Fault("second"))]])
    #expect(result.events == [.next(210, 1), .error(220, Fault("second"))])
    #expect(result.subscriptions.first == [Subscription(200, 220)])
  }

  @Test func `An error of a sequence that cascade has left counts as its end`() {
    let (first, second, third) = (PublishSubject<Int>(), PublishSubject<Int>(), PublishSubject<Int>())
    let journal = Journal()
    let subscription = Observable.cascade(first, second, third).subscribe { event in
      journal.write("\(event)")
      guard event.element == 1 else { return }
      // Events from another thread that arrive during a delivery are delivered afterward, in this order.
      let sent = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        third.onNext(3)
        second.onError(Fault("second"))
        sent.signal()
      }
      #expect(sent.wait(timeout: .now() + 30) == .success)
    }
    first.onNext(1)
    third.onCompleted()
    #expect(journal.entries == ["next(1)", "next(3)", "completed"])
    subscription.dispose()
  }

  @Test func `cascade of no sequences completes`() {
    #expect(run([]).events == [.completed(200)])
  }

  @Test func `All overloads of cascade emit the same events`() {
    let sources = [Observable.of(1, 2).concat(Observable.never()), .just(3)]
    for cascade in [
      Observable.cascade(sources), .cascade(sources[0], sources[1]), sources[0].cascade(sources[1]),
      sources[0].cascade([sources[1]]),
    ] {
      #expect(events(of: cascade) == ["next(3)", "completed"])
    }
  }

  @Test func `Disposing of cascade disposes of all its sequences`() {
    let result = run([[.next(210, 1)], []], disposed: 220)
    #expect(result.subscriptions == [[Subscription(200, 220)], [Subscription(200, 220)]])
  }

  @Test func `cascade disposes of the sequences before one that emits on subscription`() {
    let journal = Journal(Int.self)
    let subject = PublishSubject<Int>()
    let subscription = subject.cascade(Observable.just(2).concat(Observable.never())).subscribe(onNext: journal.write)
    #expect(!subject.hasObservers)
    #expect(journal.entries == [2])
    subscription.dispose()
  }

  @Test func `cascade accepts observables of any type`() {
    let (subject, relay) = (PublishSubject<Int>(), BehaviorRelay(value: 1))
    #expect(events(of: subject.cascade(relay)) == ["next(1)"])
    #expect(events(of: Observable.cascade(relay, relay)) == ["next(1)", "next(1)"])
    #expect(events(of: subject.cascade([relay])) == ["next(1)"])
    #expect(events(of: Observable.cascade([subject, subject])) == [])
  }
}
