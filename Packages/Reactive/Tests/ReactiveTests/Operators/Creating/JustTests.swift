import Reactive
import ReactiveTest
import Testing

@Suite struct JustTests {
  @Test func `Observable.just emits its element and completes synchronously`() {
    let observer = TestScheduler(initialClock: 0).start { Observable.just(42) }
    #expect(observer.events == [.next(200, 42), .completed(200)])
  }

  @Test func `Observable.just calls onNext, onCompleted and onDisposed once each, in this order`() {
    let journal = Journal()
    let subscription = Observable.just(1).subscribe(
      onNext: { journal.write("\($0)") }, onError: { journal.write("\($0)") },
      onCompleted: { journal.write("completed") }, onDisposed: { journal.write("disposed") })
    subscription.dispose()
    #expect(journal.entries == ["1", "completed", "disposed"])
  }

  @Test func `A sequence subscribed to in a delivery of Observable.just emits before the outer subscribe returns`() {
    let journal = Journal()
    _ = Observable.just(1).subscribe(onNext: { _ in
      _ = Observable.of(2, 3).subscribe(onNext: { journal.write("\($0)") })
      journal.write("1")
    })
    journal.write("returned")
    #expect(journal.entries == ["1", "2", "3", "returned"])
  }

  @Test func `Single.just calls onSuccess and onDisposed once each, in this order`() {
    let journal = Journal()
    let subscription = Single.just(1).subscribe(
      onSuccess: { journal.write("\($0)") }, onFailure: { journal.write("\($0)") },
      onDisposed: { journal.write("disposed") })
    subscription.dispose()
    #expect(journal.entries == ["1", "disposed"])
  }

  @Test func `Observable.just emits its element inside a scheduled action without waiting for the end of the action`() {
    let journal = Journal()
    _ = CurrentThreadScheduler.instance.schedule(()) { _ in
      _ = Observable.just(1).subscribe(onNext: { journal.write("\($0)") })
      journal.write("returned")
      return Disposables.create()
    }
    #expect(journal.entries == ["1", "returned"])
  }

  @Test func `Observable.just(scheduler:) emits its element and the completion in separate actions`() {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.start { Observable.just(42, scheduler: scheduler) }
    #expect(observer.events == [.next(201, 42), .completed(202)])
  }

  @Test(arguments: [(200, []), (202, [Recorded<Event<Int>>.next(201, 42)])])
  func `Disposing of Observable.just(scheduler:) drops the events that it has not yet emitted`(
    time: Int, expected: [Recorded<Event<Int>>]
  ) {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.createObserver(Int.self)
    let subscription = SingleAssignmentDisposable()
    scheduler.scheduleAt(time) { subscription.dispose() }
    scheduler.scheduleAt(200) {
      subscription.setDisposable(Observable.just(42, scheduler: scheduler).subscribe(observer))
    }
    scheduler.start()
    #expect(observer.events == expected)
  }

  @Test func `Disposing of Observable.just during the delivery of its element drops the completion`() {
    let scheduler = TestScheduler(initialClock: 0)
    let journal = Journal()
    let subscription = SingleAssignmentDisposable()
    subscription.setDisposable(
      Observable.just(1).subscribe(on: scheduler).subscribe { event in
        journal.write("\(event)")
        subscription.dispose()
      })
    scheduler.start()
    #expect(journal.entries == ["next(1)"])
  }
}
