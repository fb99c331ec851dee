import Reactive
import ReactiveTest
import Testing

@Suite struct JustTests {
  @Test func `sends its element and completes, at once`() {
    let observer = TestScheduler(initialClock: 0).start { Observable.just(42) }
    #expect(observer.events == [.next(200, 42), .completed(200)])
  }

  @Test func `tells its handlers of the element, the completion and the disposal, once each and in this order`() {
    let journal = Journal()
    let subscription = Observable.just(1).subscribe(
      onNext: { journal.write("\($0)") }, onError: { journal.write("\($0)") },
      onCompleted: { journal.write("completed") }, onDisposed: { journal.write("disposed") })
    subscription.dispose()
    #expect(journal.entries == ["1", "completed", "disposed"])
  }

  @Test func `what is scheduled while its element is delivered runs before subscribing returns`() {
    let journal = Journal()
    _ = Observable.just(1).subscribe(onNext: { _ in
      _ = Observable.of(2, 3).subscribe(onNext: { journal.write("\($0)") })
      journal.write("1")
    })
    journal.write("returned")
    #expect(journal.entries == ["1", "2", "3", "returned"])
  }

  @Test func `as a single it tells of the element and the disposal`() {
    let journal = Journal()
    let subscription = Single.just(1).subscribe(
      onSuccess: { journal.write("\($0)") }, onFailure: { journal.write("\($0)") },
      onDisposed: { journal.write("disposed") })
    subscription.dispose()
    #expect(journal.entries == ["1", "disposed"])
  }

  @Test func `does not wait for a turn`() {
    let journal = Journal()
    _ = CurrentThreadScheduler.instance.schedule(()) { _ in
      _ = Observable.just(1).subscribe(onNext: { journal.write("\($0)") })
      journal.write("returned")
      return Disposables.create()
    }
    #expect(journal.entries == ["1", "returned"])
  }

  @Test func `on a scheduler, element and completion take a turn each`() {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.start { Observable.just(42, scheduler: scheduler) }
    #expect(observer.events == [.next(201, 42), .completed(202)])
  }

  @Test(arguments: [(200, []), (202, [Recorded<Event<Int>>.next(201, 42)])])
  func `disposal on a scheduler suppresses what has not been sent`(time: Int, expected: [Recorded<Event<Int>>]) {
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

  @Test func `disposal while the element is delivered suppresses the completion`() {
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
