import Reactive
import ReactiveTest
import Testing

@Suite(.noLiveSubscriptions) struct AsCompletableTests {
  @Test func `asCompletable forwards the terminal event of its source, and disposes of the source on disposal`() {
    let journal = Journal()
    let source = PublishSubject<Never>()
    _ = source.asCompletable().subscribe { journal.write("\($0)") }
    source.onCompleted()
    let failing = PublishSubject<Never>()
    _ = failing.asCompletable().subscribe { journal.write("\($0)") }
    failing.onError(Fault("source"))
    let given = PublishSubject<Never>()
    given.asCompletable().subscribe { journal.write("\($0)") }.dispose()
    #expect(journal.entries == ["completed", "error(source)"])
    #expect(!given.hasObservers)
  }
}
