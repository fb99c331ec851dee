import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct OfTypeTests {
  @Test func `ofType drops elements of other types`() {
    let source: [any Sendable] = [1, "a", 2]
    let journal = Journal()
    _ = Observable.from(source).ofType(Int.self).subscribe { journal.write("\($0)") }
    #expect(journal.entries == ["next(1)", "next(2)", "completed"])
  }
}
