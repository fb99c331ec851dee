import Reactive
import ReactiveTest
import Testing

@Suite struct ErrorTests {
  @Test func `Observable.error fails at once with its error`() {
    let observer = TestScheduler(initialClock: 0).start { Observable<Int>.error(Fault("it")) }
    #expect(observer.events == [.error(200, Fault("it"))])
  }

  @Test func `Observable.error fails before subscribe returns, and calls onDisposed once`() {
    let journal = Journal()
    let subscription = Observable<Int>.error(Fault("it")).subscribe(
      onError: { journal.write("\($0)") }, onDisposed: { journal.write("disposed") })
    subscription.dispose()
    #expect(journal.entries == ["it", "disposed"])
  }
}
