import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct EndWithTests {
  @Test func `endWith emits its elements after the completion of its source, but not after an error`() {
    #expect(
      events(of: Observable.just(1).endWith(2, 3)) == ["next(1)", "next(2)", "next(3)", "completed"])
    #expect(events(of: Observable.error(Fault("source")).endWith(2)) == ["error(source)"])
  }
}
