import Reactive
import Testing

@Suite struct CurrentThreadSchedulerTests {
  @Test func `CurrentThreadScheduler runs actions before the outermost subscribe returns`() {
    let journal = Journal()
    _ = Observable.of(1, 2).subscribe(onNext: { journal.write("\($0)") })
    journal.write("after")
    #expect(journal.entries == ["1", "2", "after"])
  }

  @Test func `CurrentThreadScheduler runs nested actions after the outer action`() {
    let journal = Journal()
    #expect(CurrentThreadScheduler.isScheduleRequired)
    _ = CurrentThreadScheduler.instance.schedule(()) { _ in
      journal.write("required \(CurrentThreadScheduler.isScheduleRequired)")
      _ = Observable.of(1, 2).subscribe(onNext: { journal.write("\($0)") })
      journal.write("after")
      return Disposables.create()
    }
    #expect(journal.entries == ["required false", "after", "1", "2"])
  }

  @Test func `CurrentThreadScheduler does not run an action that was disposed of before its turn`() {
    let journal = Journal()
    _ = CurrentThreadScheduler.instance.schedule(()) { _ in
      CurrentThreadScheduler.instance.schedule(()) { _ in
        journal.write("never")
        return Disposables.create()
      }.dispose()
      return Disposables.create()
    }
    #expect(journal.entries.isEmpty)
  }
}
