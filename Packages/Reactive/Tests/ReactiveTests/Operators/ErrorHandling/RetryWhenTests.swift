import Dispatch
import Reactive
import ReactiveTest
import Testing

@Suite struct RetryWhenTests {
  private let scheduler = TestScheduler(initialClock: 0)
  private let journal = Journal()

  @Test func `retry starts the next attempt when its handler's sequence emits an element`() {
    let source = scheduler.createColdObservable([.next(10, 1), .error(20, Fault("source"))])
    let observer = scheduler.start(disposed: 300) { [scheduler] in
      source.retry { (errors: Observable<any Error>) in errors.delay(.seconds(30), scheduler: scheduler) }
    }
    #expect(observer.events == [.next(210, 1), .next(260, 1)])
    #expect(source.subscriptions == [Subscription(200, 220), Subscription(250, 270)])
  }

  @Test func `retry disposes of a failed attempt before its handler receives the error`() {
    let source = Observable<Int>.create { [journal] observer in
      observer.onError(Fault("source"))
      return Disposables.create(with: { journal.write("disposed") })
    }
    _ = source.retry { (errors: Observable<any Error>) in
      errors.do(onNext: { [journal] _ in journal.write("asked") }).take(1)
    }.subscribe(onError: { _ in })
    #expect(journal.entries == ["disposed", "asked", "disposed"])
    let asynchronous = PublishSubject<Int>()
    let other = Journal()
    let subscription = asynchronous.do(onDispose: { other.write("disposed") }).retry {
      (errors: Observable<any Error>) in
      errors.do(onNext: { _ in other.write("asked") }).ignoreElements()
    }.subscribe()
    asynchronous.onError(Fault("source"))
    #expect(other.entries == ["disposed", "asked"])
    subscription.dispose()
  }

  @Test func `retry calls its handler once and subscribes to the sequence of the handler before the source`() {
    _ = Observable<Int>.create { [journal] observer in
      journal.write("attempt")
      observer.onError(Fault("source"))
      return Disposables.create()
    }.retry { [journal] (errors: Observable<any Error>) in
      journal.write("handler")
      return errors.take(2).do(onSubscribe: { journal.write("subscribed") })
    }.subscribe()
    #expect(journal.entries == ["handler", "subscribed", "attempt", "attempt", "attempt"])
  }

  @Test func `retry forwards the completion or error of its handler's sequence`() {
    let source = scheduler.createColdObservable([.next(10, 1), .error(20, Fault("source"))])
    let completed = scheduler.start { source.retry { (errors: Observable<any Error>) in errors.take(1) } }
    // `take(1)` completes with the first error, so the second error does not start another attempt.
    #expect(completed.events == [.next(210, 1), .next(230, 1), .completed(240)])
    let other = TestScheduler(initialClock: 0)
    let failing = other.createColdObservable([.next(10, 1), .error(20, Fault("source"))])
    let failed = other.start {
      failing.retry { (errors: Observable<any Error>) in errors.map { _ in throw Fault("handler") } as Observable<Int> }
    }
    #expect(failed.events == [.next(210, 1), .error(220, Fault("handler"))])
  }

  @Test func `retry completes at the next error if its handler's sequence has already completed`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .error(230, Fault("source"))])
    let observer = scheduler.start { source.retry { (_: Observable<any Error>) in Observable<Int>.empty() } }
    #expect(observer.events == [.next(210, 1), .next(220, 2), .completed(230)])
  }

  @Test func `retry completes when the source completes, even if its handler's sequence never ends`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let observer = scheduler.start { source.retry { (_: Observable<any Error>) in Observable<Int>.never() } }
    #expect(observer.events == [.next(210, 1), .completed(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `retry ignores elements of its handler's sequence during an attempt`() {
    let triggers = scheduler.createHotObservable([.next(205, 0), .next(206, 0), .next(250, 0), .next(251, 0)])
    let source = scheduler.createColdObservable([.next(10, 1), .error(20, Fault("source"))])
    let observer = scheduler.start { source.retry { (_: Observable<any Error>) in triggers } }
    #expect(observer.events == [.next(210, 1), .next(260, 1)])
    #expect(source.subscriptions == [Subscription(200, 220), Subscription(250, 270)])
    #expect(triggers.subscriptions == [Subscription(200, 1000)])
  }

  @Test func `retry with a handler of one error type forwards other errors`() {
    let source = Observable<Int>.error(RxError.timeout)
    let typed = scheduler.start { source.retry { (errors: Observable<Fault>) in errors } }
    #expect(typed.events == [.error(200, RxError.timeout)])
  }

  @Test func `Disposing of retry between attempts disposes of its handler's sequence`() {
    let source = scheduler.createColdObservable([.error(20, Fault("source"), Int.self)])
    let triggers = scheduler.createHotObservable([.next(400, 0)])
    let observer = scheduler.start(disposed: 300) { source.retry { (_: Observable<any Error>) in triggers } }
    #expect(observer.events == [])
    #expect(source.subscriptions == [Subscription(200, 220)])
    #expect(triggers.subscriptions == [Subscription(200, 300)])
  }

  @Test func `retry with a handler makes ten thousand synchronous attempts without growing the stack`() {
    let journal = Journal(Int.self)
    _ = Observable<Int>.error(Fault("source")).retry { (errors: Observable<any Error>) in
      errors.scan(0) { count, _ in count + 1 }.take(10_000).do(onNext: { if $0 == 10_000 { journal.write($0) } })
    }.subscribe()
    #expect(journal.entries == [10_000])
  }
}
