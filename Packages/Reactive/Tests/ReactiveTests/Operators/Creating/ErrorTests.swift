import Reactive
import ReactiveTest
import Testing

@Suite struct ErrorTests {
  @Test func `fails at once, with that very error`() {
    let observer = TestScheduler(initialClock: 0).start { Observable<Int>.error(Fault("it")) }
    #expect(observer.events == [.error(200, Fault("it"))])
  }

  @Test func `fails before subscribing returns, then tells of the disposal once`() {
    let journal = Journal()
    let subscription = Observable<Int>.error(Fault("it")).subscribe(
      onError: { journal.write("\($0)") }, onDisposed: { journal.write("disposed") })
    subscription.dispose()
    #expect(journal.entries == ["it", "disposed"])
  }
}
