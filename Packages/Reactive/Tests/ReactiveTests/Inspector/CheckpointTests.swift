import Reactive
import Testing

@Suite struct CheckpointTests {
  @Test(.contract(.r10))
  func `The report of an unhandled error names the subscribing line and the checkpoints that the error passed`() async {
    await #expect(processExitsWith: .success) { Self.reportCheckpoints() }
  }

  /// The body of the test above. It is a separate function because `#line` has one value for the whole closure of an
  /// exit test.
  private static func reportCheckpoints() {
    let journal = Journal()
    Hooks.defaultErrorHandler = { trace, error in journal.write((["\(error)"] + trace).joined(separator: "\n")) }
    let subject = PublishSubject<Int>()
    let line = #line + 1
    _ = subject.checkpoint("rows").map { $0 }.checkpoint().subscribe(onNext: { _ in })
    subject.onError(Fault("offline"))
    let site = "ReactiveTests/CheckpointTests.swift:\(line)"
    precondition(
      journal.entries == ["offline\nsubscribed at \(site)\ncheckpoint rows (\(site))\ncheckpoint \(site)"],
      "\(journal.entries)")
  }

  @Test(.contract(.r10))
  func `While the inspector is on, the report of an unhandled error names the operators`() async {
    await #expect(processExitsWith: .success) {
      Inspector.start()
      let journal = Journal()
      Hooks.defaultErrorHandler = { trace, _ in journal.write(trace.filter { $0.hasPrefix("operators") }.joined()) }
      let subject = PublishSubject<Int>()
      _ = subject.map { $0 }.checkpoint("a", file: "A.swift", line: 1).retry(2).filter { $0 > 0 }.subscribe()
      subject.onError(Fault("offline"))
      let chain = "PublishSubject → map → checkpoint a (A.swift:1) → retry → filter"
      precondition(journal.entries == ["operators: \(chain)"], "\(journal.entries)")
    }
  }

  @Test
  func `checkpoint forwards every event, and is not named in the report of a later error of another chain`() async {
    await #expect(processExitsWith: .success) {
      let journal = Journal()
      Hooks.defaultErrorHandler = { trace, error in journal.write("\(error) \(trace.count)") }
      let fails = Observable<Int>.error(Fault("first")).startWith(1).checkpoint()
      _ = fails.subscribe(
        onNext: { journal.write("\($0)") }, onError: { _ in journal.write("error") })
      _ = Single<Int>.error(Fault("second")).checkpoint().subscribe()
      _ = Observable<Int>.error(Fault("third")).subscribe()
      _ = Observable.of(1).checkpoint().subscribe(onCompleted: { journal.write("completed") })
      precondition(journal.entries == ["1", "error", "second 2", "third 1", "completed"], "\(journal.entries)")
    }
  }
}
