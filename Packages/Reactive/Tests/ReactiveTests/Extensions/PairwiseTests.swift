import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct PairwiseTests {
  @Test func `pairwise emits each pair of consecutive elements`() {
    let journal = Journal()
    _ = Observable.of(1, 2, 3).pairwise().subscribe { journal.write("\($0)") }
    #expect(journal.entries == ["next((1, 2))", "next((2, 3))", "completed"])
  }
}
