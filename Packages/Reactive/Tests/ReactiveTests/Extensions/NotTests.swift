import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct NotTests {
  @MainActor @Test func `not emits the negation of each element, on observables, infallibles and drivers`() {
    let expected = ["next(false)", "next(true)", "completed"]
    #expect(events(of: Observable.of(true, false).not()) == expected)
    #expect(events(of: Infallible.of(true, false).not().asObservable()) == expected)
    SharingScheduler.mock(scheduler: CurrentScheduler()) {
      #expect(events(of: Driver.of(true, false).not().asObservable()) == expected)
    }
  }
}
