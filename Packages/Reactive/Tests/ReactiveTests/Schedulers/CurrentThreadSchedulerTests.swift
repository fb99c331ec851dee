import Reactive
import Testing

@Suite struct CurrentThreadSchedulerTests {
  @Test func `outside a trampoline the elements come before subscribe returns`() {
    let journal = Journal()
    _ = Observable.of(1, 2).subscribe(onNext: { journal.write("\($0)") })
    journal.write("after")
    #expect(journal.entries == ["1", "2", "after"])
  }

  @Test func `inside one they come when the outer action has ended`() {
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

  @Test func `an action disposed of before its turn does not run`() {
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
