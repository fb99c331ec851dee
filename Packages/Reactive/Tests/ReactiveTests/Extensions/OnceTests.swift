import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct OnceTests {
  @Test func `once emits its element to the first subscriber only`() {
    let once = Observable.once(1)
    #expect(events(of: once) == ["next(1)", "completed"])
    #expect(events(of: once) == ["completed"])
  }
}
