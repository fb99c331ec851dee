import Foundation
import Reactive
import ReactiveTest
import Synchronization
import Testing

@Suite(.noLiveSubscriptions) struct AmbTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `amb forwards the source that emits first and disposes of the other`() {
    let left = scheduler.createHotObservable([.next(220, 1), .next(240, 2), .completed(250)])
    let right = scheduler.createHotObservable([.next(210, 10), .next(230, 20), .completed(260)])
    let observer = scheduler.start { left.amb(right) }
    #expect(observer.events == [.next(210, 10), .next(230, 20), .completed(260)])
    #expect(left.subscriptions == [Subscription(200, 210)])
    #expect(right.subscriptions == [Subscription(200, 260)])
  }

  @Test func `amb forwards a source that ends before the other source emits`() {
    let left = scheduler.createHotObservable([.next(220, 1)])
    let completes = scheduler.createHotObservable([.completed(210, Int.self)])
    let observer = scheduler.start { left.amb(completes) }
    #expect(observer.events == [.completed(210)])
    #expect(left.subscriptions == [Subscription(200, 210)])
    let failing = TestScheduler(initialClock: 0)
    let fails = failing.createHotObservable([.error(210, Fault("right"), Int.self)])
    let failed = failing.start { Observable<Int>.never().amb(fails) }
    #expect(failed.events == [.error(210, Fault("right"))])
  }

  @Test func `amb ignores the terminal event of a source that was not the first to emit`() {
    let left = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .completed(240)])
    let right = scheduler.createHotObservable([.error(220, Fault("right"), Int.self)])
    let observer = scheduler.start { left.amb(right) }
    #expect(observer.events == [.next(210, 1), .next(230, 2), .completed(240)])
  }

  @Test func `amb accepts any number of sources`() {
    let sources = (1...3).map { index in
      scheduler.createHotObservable([.next(250 - index * 10, index), .completed(260)])
    }
    let observer = scheduler.start { Observable.amb(sources.map { $0.asObservable() }) }
    #expect(observer.events == [.next(220, 3), .completed(260)])
    #expect(
      sources.map(\.subscriptions) == [[Subscription(200, 220)], [Subscription(200, 220)], [Subscription(200, 260)]])
    #expect(events(of: Observable<Int>.amb([])) == [])
  }

  @Test func `amb subscribes to no further source after one that emits at once`() {
    let never = scheduler.createColdObservable([.next(10, 2)])
    #expect(events(of: Observable.just(1).amb(never)) == ["next(1)", "completed"])
    #expect(never.subscriptions == [])
  }

  @Test func `Disposing of amb disposes of both sources`() {
    let left = scheduler.createHotObservable([.next(400, 1)])
    let right = scheduler.createHotObservable([.next(400, 2)])
    _ = scheduler.start(disposed: 300) { left.amb(right) }
    #expect(left.subscriptions == [Subscription(200, 300)])
    #expect(right.subscriptions == [Subscription(200, 300)])
  }

  // The moment is so short that a debug build hardly ever meets it. Without the second check in `amb`, an optimized
  // build fails in about one of a hundred rounds.
  @Test func `amb disposes of all other sources if one wins while amb is subscribing`() {
    for round in 0..<2_000 {
      let winner = PublishSubject<Int>()
      let isSubscribing = Atomic(false)
      let (hasSent, losers) = (DispatchSemaphore(value: 0), Tally())
      let signal = Observable<Int>.create { _ in
        isSubscribing.store(true, ordering: .releasing)
        return Disposables.create()
      }
      let loser = Observable<Int>.create { _ in
        losers.add(1)
        return Disposables.create { losers.add(-1) }
      }
      Thread.detachNewThread {
        while !isSubscribing.load(ordering: .acquiring) {}
        for _ in 0..<(round % 400) { _ = winner.hasObservers }
        winner.onNext(1)
        hasSent.signal()
      }
      let all = [winner.asObservable(), signal] + Array(repeating: loser, count: 40)
      let subscription = Observable.amb(all).subscribe()
      #expect(hasSent.wait(timeout: .now() + 30) == .success)
      #expect(losers.count == 0)
      subscription.dispose()
    }
  }

  private final class Tally: Sendable {
    private let value = Atomic(0)
    var count: Int { value.load(ordering: .acquiring) }
    func add(_ number: Int) { value.wrappingAdd(number, ordering: .acquiringAndReleasing) }
  }
}
