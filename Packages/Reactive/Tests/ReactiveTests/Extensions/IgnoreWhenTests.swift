import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct IgnoreWhenTests {
  @Test func `ignoreWhen omits the elements that match, and fails with an error of its predicate`() {
    #expect(events(of: Observable.of(1, 2, 3).ignoreWhen { $0 == 2 }) == ["next(1)", "next(3)", "completed"])
    #expect(events(of: Observable.of(1).ignoreWhen { _ in throw Fault("predicate") }) == ["error(predicate)"])
  }
}
