import Reactive
import ReactiveTest
import Testing

@Suite struct EmptyTests {
  @Test func `Observable.empty completes at once without an element`() {
    let observer = TestScheduler(initialClock: 0).start { Observable<Int>.empty() }
    #expect(observer.events == [.completed(200)])
  }

  @Test func `Observable.empty completes before subscribe returns, even inside a scheduled action`() {
    let journal = Journal()
    _ = CurrentThreadScheduler.instance.schedule(()) { _ in
      _ = Observable<Int>.empty().subscribe(
        onCompleted: { journal.write("completed") }, onDisposed: { journal.write("disposed") })
      journal.write("returned")
      return Disposables.create()
    }
    #expect(journal.entries == ["completed", "disposed", "returned"])
  }
}
