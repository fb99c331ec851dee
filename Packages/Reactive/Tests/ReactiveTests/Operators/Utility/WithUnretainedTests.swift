import Reactive
import ReactiveTest
import Testing

@Suite struct WithUnretainedTests {
  private final class Screen: Sendable {}

  @Test func `withUnretained emits each element with its object, and completes after the object is deallocated`() {
    let subject = PublishSubject<Int>()
    let journal = Journal()
    var screen: Screen? = Screen()
    weak let observed = screen
    if let screen {
      _ = subject.withUnretained(screen) { _, element in element * 10 }.subscribe { journal.write("\($0)") }
      _ = subject.withUnretained(screen).map { $0.1 }.subscribe { journal.write("\($0)") }
    }
    subject.onNext(1)
    screen = nil
    #expect(observed == nil)
    #expect(subject.hasObservers)
    subject.onNext(2)
    #expect(journal.entries == ["next(10)", "next(1)", "completed", "completed"])
    #expect(!subject.hasObservers)
  }

  @Test func `withUnretained forwards the terminal event of the source`() {
    let scheduler = TestScheduler(initialClock: 0)
    let screen = Screen()
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, Fault("source"))])
    let observer = scheduler.start { source.withUnretained(screen) { $1 } }
    #expect(observer.events == [.next(210, 1), .error(220, Fault("source"))])
  }
}
