import Reactive
import ReactiveTest
import Testing

@Suite struct OfTests {
  @Test func `Observable.of emits each element and the completion in separate actions of its scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.start { Observable.of(1, 2, scheduler: scheduler) }
    #expect(observer.events == [.next(201, 1), .next(202, 2), .completed(203)])
  }

  @Test func `Observable.of emits all events before the outermost subscribe returns`() {
    let journal = Journal()
    _ = Observable.of(1, 2).subscribe(onNext: { journal.write("\($0)") })
    journal.write("returned")
    #expect(journal.entries == ["1", "2", "returned"])
  }

  @Test func `Observable.of emits its elements after the scheduled action that subscribes to it`() {
    let journal = Journal()
    _ = CurrentThreadScheduler.instance.schedule(()) { _ in
      _ = Observable.of(1, 2).subscribe(onNext: { journal.write("\($0)") })
      journal.write("returned")
      return Disposables.create()
    }
    #expect(journal.entries == ["returned", "1", "2"])
  }

  @Test func `Observable.of emits no more elements if its subscription is disposed of during a delivery`() {
    let journal = Journal()
    let subscription = SingleAssignmentDisposable()
    _ = CurrentThreadScheduler.instance.schedule(()) { _ in
      subscription.setDisposable(
        Observable.of(1, 2, 3).subscribe {
          journal.write("\($0)")
          if $0.element == 2 { subscription.dispose() }
        })
      return Disposables.create()
    }
    #expect(journal.entries == ["next(1)", "next(2)"])
  }
}
