import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct IgnoreTests {
  @Test func `ignore omits the given elements`() {
    #expect(events(of: Observable.of(1, 2, 3, 4).ignore(2, 4)) == ["next(1)", "next(3)", "completed"])
    #expect(events(of: Observable.of(1, 2, 3, 4).ignore(2...3)) == ["next(1)", "next(4)", "completed"])
  }
}
