import Reactive
import ReactiveTest
import Testing

@Suite(.noLiveSubscriptions) struct CompletableTests {
  private let journal = Journal()

  private func note(_ completable: Completable) {
    _ = completable.subscribe { [journal] in journal.write("\($0)") }
  }

  @Test func `Completable completes or fails once`() {
    note(.empty())
    note(.error(Fault("work")))
    note(
      .create { observer in
        observer(.completed)
        observer(.error(Fault("late")))
        return Disposables.create()
      })
    Completable.never().subscribe { [journal] in journal.write("\($0)") }.dispose()
    #expect(journal.entries == ["completed", "error(work)", "completed"])
  }

  @Test func `Completable calls its handlers before onDisposed, and onDisposed also on disposal`() {
    for completable in [Completable.empty(), .error(Fault("work"))] {
      _ = completable.subscribe(
        onCompleted: { [journal] in journal.write("completed") }, onError: { [journal] in journal.write("\($0)") },
        onDisposed: { [journal] in journal.write("disposed") })
    }
    Completable.never().subscribe(onDisposed: { [journal] in journal.write("given up") }).dispose()
    #expect(journal.entries == ["completed", "disposed", "work", "disposed", "given up"])
  }

  @Test func `Completable.subscribe(with:) passes the object to its handlers`() {
    _ = Completable.empty().subscribe(with: journal, onCompleted: { $0.write("completed") })
    _ = Completable.error(Fault("work")).subscribe(with: journal, onError: { $0.write("\($1)") })
    #expect(journal.entries == ["completed", "work"])
  }

  @Test func `Completable.do calls its handlers before and after the terminal event`() {
    note(
      Completable.empty().do(
        onCompleted: { [journal] in journal.write("on") }, afterCompleted: { [journal] in journal.write("after") },
        onDispose: { [journal] in journal.write("dispose") }))
    note(Completable.error(Fault("work")).do(onError: { [journal] in journal.write("on \($0)") }))
    #expect(journal.entries == ["on", "completed", "after", "dispose", "on work", "error(work)"])
  }

  @Test func `Completable.concat requests each completable when the previous one has completed`() {
    let first = PublishSubject<Never>()
    let sequence = sequence(state: 0) { [journal] (index: inout Int) -> Completable? in
      index += 1
      journal.write("asked \(index)")
      return index == 1 ? first.asCompletable() : index == 2 ? .empty() : nil
    }
    note(.concat(Unasked(sequence)))
    #expect(journal.entries == ["asked 1"])
    first.onCompleted()
    #expect(journal.entries == ["asked 1", "asked 2", "asked 3", "completed"])
  }

  @Test func `Completable.concat forwards the first error`() {
    note(Completable.empty().concat(.error(Fault("second"))).concat(.empty()))
    note(.concat(.error(Fault("first")), .never()))
    note(.concat([Completable]()))
    #expect(journal.entries == ["error(second)", "error(first)", "completed"])
  }

  @Test func `Completable.zip subscribes to all completables and completes when the last one completes`() {
    let (a, b) = (PublishSubject<Never>(), PublishSubject<Never>())
    note(.zip(a.asCompletable(), b.asCompletable()))
    #expect(a.hasObservers && b.hasObservers)
    b.onCompleted()
    #expect(journal.entries.isEmpty)
    a.onCompleted()
    #expect(journal.entries == ["completed"])
  }

  @Test func `Completable.zip forwards the first error and disposes of the other completables`() {
    let (a, b) = (PublishSubject<Never>(), PublishSubject<Never>())
    note(.zip([a.asCompletable(), b.asCompletable()]))
    b.onError(Fault("b"))
    #expect(journal.entries == ["error(b)"])
    #expect(!a.hasObservers)
    note(.zip(Set<Int>().map { _ in Completable.never() }))
    #expect(journal.entries == ["error(b)", "completed"])
  }
}

/// A sequence that is not a collection.
private struct Unasked: Sequence, @unchecked Sendable {
  // Invariant of @unchecked: only the test that creates the sequence calls the closure inside.
  let state: UnfoldSequence<Completable, Int>

  init(_ state: UnfoldSequence<Completable, Int>) { self.state = state }

  func makeIterator() -> UnfoldSequence<Completable, Int> { state }
}
