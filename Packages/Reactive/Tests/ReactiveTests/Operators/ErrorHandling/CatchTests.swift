import Reactive
import ReactiveTest
import Testing

@Suite struct CatchTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `catch continues with the sequence that its handler returns`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, Fault("source")), .next(230, 2)])
    let next = scheduler.createColdObservable([.next(10, 3), .completed(20)])
    let observer = scheduler.start { source.catch { _ in next.asObservable() } }
    #expect(observer.events == [.next(210, 1), .next(230, 3), .completed(240)])
    #expect(source.subscriptions == [Subscription(200, 220)])
    #expect(next.subscriptions == [Subscription(220, 240)])
  }

  @Test func `catch forwards an error of the sequence that its handler returns`() {
    let observer = scheduler.start {
      Observable<Int>.error(Fault("first")).catch { .error(Fault("\($0) then second")) }
    }
    #expect(observer.events == [.error(200, Fault("first then second"))])
  }

  @Test func `catch fails with the error that its handler throws`() {
    let observer = scheduler.start { Observable<Int>.error(Fault("source")).catch { _ in throw Fault("handler") } }
    #expect(observer.events == [.error(200, Fault("handler"))])
  }

  @Test func `catchAndReturn forwards a source without an error unchanged`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let observed1 = scheduler.start { source.catchAndReturn(0) }
    #expect(observed1.events == [.next(210, 1), .completed(220)])
  }

  @Test func `catchAndReturn replaces an error with the given element and completes`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, Fault("source"))])
    let observed2 = scheduler.start { source.catchAndReturn(0) }
    #expect(observed2.events == [.next(210, 1), .next(220, 0), .completed(220)])
  }

  @Test func `Disposing of catch disposes of its current sequence`() {
    let next = scheduler.createColdObservable([.next(500, 3)])
    _ = scheduler.start(disposed: 300) { Observable<Int>.error(Fault("source")).catch { _ in next.asObservable() } }
    #expect(next.subscriptions == [Subscription(200, 300)])
  }

  @Test func `catch(sequence:) subscribes to the next sequence after the previous one fails`() {
    let first = scheduler.createColdObservable([.next(10, 1), .error(20, Fault("first"))])
    let second = scheduler.createColdObservable([.next(10, 2), .completed(20)])
    let third = scheduler.createColdObservable([.next(10, 3)])
    let observer = scheduler.start {
      Observable.catch(sequence: [first, second, third].map { $0.asObservable() })
    }
    #expect(observer.events == [.next(210, 1), .next(230, 2), .completed(240)])
    #expect(first.subscriptions == [Subscription(200, 220)])
    #expect(second.subscriptions == [Subscription(220, 240)])
    #expect(third.subscriptions == [])
  }

  @Test func `catch(sequence:) forwards the last error if all sequences fail`() {
    let observer = scheduler.start {
      Observable<Int>.catch(sequence: [.error(Fault("first")), .error(Fault("last"))])
    }
    #expect(observer.events == [.error(200, Fault("last"))])
  }

  @Test func `catch(sequence:) completes for an empty list`() {
    #expect(scheduler.start { Observable<Int>.catch(sequence: []) }.events == [.completed(200)])
  }

  @Test func `catch(sequence:) with ten thousand failures does not grow the stack`() {
    let journal = Journal()
    _ = Observable<Int>.catch(sequence: (1...10_000).map { .error(Fault("\($0)")) })
      .subscribe(onError: { journal.write("\($0)") })
    #expect(journal.entries == ["10000"])
  }
}
