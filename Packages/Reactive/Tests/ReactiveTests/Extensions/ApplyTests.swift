import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct ApplyTests {
  @Test func `apply passes the sequence to a function and returns the result of the function`() {
    func tens(_ source: Observable<Int>) -> Observable<Int> { source.map { $0 * 10 } }
    let journal = Journal(Int.self)
    _ = Observable.of(1, 2).apply(tens).subscribe(onNext: journal.write)
    _ = Single.just(3).apply { $0.map { $0 * 10 } }.subscribe(onSuccess: journal.write)
    #expect(journal.entries == [10, 20, 30])
  }
}
