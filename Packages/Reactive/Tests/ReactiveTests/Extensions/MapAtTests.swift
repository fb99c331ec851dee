import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct MapAtTests {
  @Test func `mapAt emits the value at a key path of each element`() {
    #expect(events(of: Observable.of("a", "bc").mapAt(\.count)) == ["next(1)", "next(2)", "completed"])
  }
}
