import Foundation
import Reactive
import ReactiveTest
import Testing

@Suite(.noLiveSubscriptions) struct MergeTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `merge forwards the elements of all sources and completes after the last source`() {
    let a = scheduler.createHotObservable([.next(210, 1), .next(230, 3), .completed(240)])
    let b = scheduler.createHotObservable([.next(220, 2), .next(250, 4), .completed(260)])
    let observer = scheduler.start { Observable.merge(a.asObservable(), b.asObservable()) }
    #expect(observer.events == [.next(210, 1), .next(220, 2), .next(230, 3), .next(250, 4), .completed(260)])
    #expect(a.subscriptions == [Subscription(200, 240)])
    #expect(b.subscriptions == [Subscription(200, 260)])
  }

  @Test func `merge of an array, a collection and arguments emits the same elements`() {
    let all = Journal([Int].self)
    let sources = [Observable.of(1, 2, 3), .of(11, 12, 13)]
    for merged in [Observable.merge(sources), .merge(sources[...]), .merge(sources[0], sources[1])] {
      let journal = Journal(Int.self)
      _ = merged.subscribe(onNext: journal.write)
      all.write(journal.entries)
    }
    #expect(all.entries == Array(repeating: [1, 11, 2, 12, 3, 13], count: 3))
  }

  @Test func `merge continues with an inner sequence after the outer one has completed`() {
    let inner = scheduler.createColdObservable([.next(50, 1), .completed(100)])
    let outer = scheduler.createHotObservable([.next(210, inner.asObservable()), .completed(220)])
    let observer = scheduler.start { outer.merge() }
    #expect(observer.events == [.next(260, 1), .completed(310)])
  }

  @Test func `merge of no sources completes at once`() {
    let observed1 = scheduler.start { Observable<Int>.merge([]) }
    #expect(observed1.events == [.completed(200)])
  }

  @Test func `merge continues after an empty source has completed`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let observer = scheduler.start { Observable.merge(.empty(), source.asObservable()) }
    #expect(observer.events == [.next(210, 1), .completed(220)])
  }

  @Test func `merge forwards the first error and disposes of the other sources`() {
    let a = scheduler.createHotObservable([.next(210, 1), .next(240, 2)])
    let b = scheduler.createHotObservable([.error(230, Fault("b"), Int.self)])
    let observer = scheduler.start { Observable.merge(a.asObservable(), b.asObservable()) }
    #expect(observer.events == [.next(210, 1), .error(230, Fault("b"))])
    #expect(a.subscriptions == [Subscription(200, 230)])
  }

  @Test func `Disposing of merge disposes of every source`() {
    let a = scheduler.createHotObservable([.next(210, 1), .next(400, 2)])
    let b = scheduler.createHotObservable([.next(220, 3)])
    let observer = scheduler.start(disposed: 300) { Observable.merge(a.asObservable(), b.asObservable()) }
    #expect(observer.events == [.next(210, 1), .next(220, 3)])
    #expect(a.subscriptions == [Subscription(200, 300)])
    #expect(b.subscriptions == [Subscription(200, 300)])
  }

  @Test func `merge(maxConcurrent:) queues a sequence beyond its limit until an active one completes`() {
    let inner = scheduler.createColdObservable([.next(10, 1), .completed(50)])
    let outer = scheduler.createHotObservable([
      .next(210, inner.asObservable()), .next(220, inner.asObservable()), .next(230, inner.asObservable()),
      .completed(240),
    ])
    let observer = scheduler.start { outer.merge(maxConcurrent: 2) }
    #expect(observer.events == [.next(220, 1), .next(230, 1), .next(270, 1), .completed(310)])
    #expect(inner.subscriptions == [Subscription(210, 260), Subscription(220, 270), Subscription(260, 310)])
  }

  @Test func `However many queued sequences end while they are started, merge(maxConcurrent:) needs no deeper stack`() {
    let (outer, first) = (PublishSubject<Observable<Int>>(), PublishSubject<Int>())
    let sums = Journal(Int.self)
    _ = outer.merge(maxConcurrent: 1).reduce(0, accumulator: +).subscribe(onNext: { sums.write($0) })
    outer.onNext(first.asObservable())
    for _ in 0..<200_000 { outer.onNext(.just(1)) }
    outer.onCompleted()
    first.onCompleted()
    #expect(sums.entries == [200_000])
  }

  @Test func `merge(maxConcurrent:) forwards an error of an inner sequence and does not subscribe to queued ones`() {
    let waiting = scheduler.createColdObservable([.next(10, 1)])
    let failing = scheduler.createColdObservable([.error(20, Fault("inner"), Int.self)])
    let outer = scheduler.createHotObservable([.next(210, failing.asObservable()), .next(220, waiting.asObservable())])
    let observer = scheduler.start { outer.merge(maxConcurrent: 1) }
    #expect(observer.events == [.error(230, Fault("inner"))])
    #expect(waiting.subscriptions == [])
    #expect(outer.subscriptions == [Subscription(200, 230)])
  }

  @Test func `merge subscribes to no further source after one that fails at once`() {
    let journal = Journal()
    let other = Observable<Int>.never().do(onSubscribe: { journal.write("subscribed") })
    #expect(events(of: Observable.merge(.error(Fault("first")), other)) == ["error(first)"])
    #expect(journal.entries == [])
  }

  @Test func `merge delivers an element from another thread before the completion that is sent inside an observer`() {
    let variants: [@Sendable (PublishSubject<Int>, PublishSubject<Int>) -> Observable<Int>] = [
      { .merge($0, $1) }, { Observable.of($0, $1).merge() }, { Observable.of($0, $1).merge(maxConcurrent: 2) },
      { a, b in Observable.of(a, b).flatMap { $0 } },
    ]
    // Inside the first element, all elements of the other thread are queued; inside the second, two of them still are.
    for (merged, last) in variants.flatMap({ [($0, 1), ($0, 2)] }) {
      let (a, b, journal) = (PublishSubject<Int>(), PublishSubject<Int>(), Journal())
      _ = merged(a, b).subscribe { event in
        journal.write("\(event)")
        if event.element == 1 {
          let sent = DispatchSemaphore(value: 0)
          Thread.detachNewThread {
            for element in 2...4 { b.onNext(element) }
            b.onCompleted()
            sent.signal()
          }
          #expect(sent.wait(timeout: .now() + 30) == .success)
        }
        if event.element == last { a.onCompleted() }
      }
      a.onNext(1)
      #expect(journal.entries == ["next(1)", "next(2)", "next(3)", "next(4)", "completed"])
    }
  }
}
