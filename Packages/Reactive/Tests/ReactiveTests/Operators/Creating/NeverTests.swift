import Reactive
import ReactiveTest
import Testing

@Suite struct NeverTests {
  @Test func `Observable.never emits nothing`() {
    let observer = TestScheduler(initialClock: 0).start { Observable<Int>.never() }
    #expect(observer.events == [])
  }

  @Test func `Disposing of Observable.never calls onDisposed`() {
    let journal = Journal()
    let subscription = Observable<Int>.never().subscribe(onDisposed: { journal.write("disposed") })
    #expect(journal.entries == [])
    subscription.dispose()
    #expect(journal.entries == ["disposed"])
  }
}
