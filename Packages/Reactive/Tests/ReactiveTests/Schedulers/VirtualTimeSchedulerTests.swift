import Dispatch
import Reactive
import ReactiveTest
import Testing

@Suite struct VirtualTimeSchedulerTests {
  private let scheduler = TestScheduler(initialClock: 0)
  private let journal = Journal()

  @Test func `runs by time, then by order of scheduling`() {
    for (time, name) in [(20, "c"), (10, "a"), (20, "d"), (10, "b")] {
      scheduler.scheduleAt(time) { [journal] in journal.write(name) }
    }
    scheduler.start()
    #expect(journal.entries == ["a", "b", "c", "d"])
    #expect(scheduler.clock == 20)
  }

  @Test func `advancing runs what is due by then and sets the clock`() {
    scheduler.scheduleAt(10) { [journal] in journal.write("10") }
    scheduler.scheduleAt(30) { [journal] in journal.write("30") }
    scheduler.advanceTo(20)
    #expect(journal.entries == ["10"])
    #expect(scheduler.clock == 20)
    scheduler.start()
    #expect(journal.entries == ["10", "30"])
  }

  @Test func `sleeping runs nothing, and what is late runs at the current time`() {
    scheduler.scheduleAt(10) { [journal, scheduler] in journal.write("\(scheduler.clock)") }
    scheduler.sleep(50)
    #expect(journal.entries.isEmpty)
    scheduler.start()
    #expect(journal.entries == ["50"])
  }

  @Test func `stopping keeps the rest for the next start`() {
    scheduler.scheduleAt(10) { [journal, scheduler] in
      journal.write("10")
      scheduler.stop()
    }
    scheduler.scheduleAt(20) { [journal] in journal.write("20") }
    scheduler.start()
    #expect(journal.entries == ["10"])
    scheduler.start()
    #expect(journal.entries == ["10", "20"])
  }

  @Test func `an action disposed of is skipped and does not move the clock`() {
    scheduler.scheduleRelativeVirtual((), dueTime: 10) { [journal] _ in
      journal.write("disposed")
      return Disposables.create()
    }.dispose()
    scheduler.start()
    #expect(journal.entries.isEmpty)
    #expect(scheduler.clock == 0)
  }

  @Test func `a hundred thousand actions in any order run by time`() {
    let total = Journal(Int.self)
    for index in 0..<100_000 {
      let time = (index * 7_919) % 100_003
      scheduler.scheduleAt(time) { total.write(time) }
    }
    scheduler.start()
    #expect(total.entries.count == 100_000)
    #expect(zip(total.entries, total.entries.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func `starting while it runs does nothing, advancing then traps`() async {
    scheduler.scheduleAt(10) { [journal, scheduler] in
      scheduler.start()
      journal.write("10")
    }
    scheduler.scheduleAt(20) { [journal] in journal.write("20") }
    scheduler.start()
    #expect(journal.entries == ["10", "20"])
    await #expect(processExitsWith: .failure) {
      let scheduler = TestScheduler(initialClock: 0)
      scheduler.scheduleAt(10) { scheduler.advanceTo(20) }
      scheduler.start()
    }
  }

  @Test func `an action that is disposed of lets go of what it holds, though its time has not come`() {
    weak var held: Journal<String>?
    let subscription = {
      let journal = Journal(String.self)
      held = journal
      return scheduler.scheduleAbsoluteVirtual((), time: 10) { [journal] _ in
        journal.write("ran")
        return Disposables.create()
      }
    }()
    #expect(held != nil)
    subscription.dispose()
    #expect(held == nil)
    scheduler.start()
    #expect(scheduler.clock == 0)
  }

  @Test func `tells its time and what is due`() {
    #expect(scheduler.debugDescription == "TestScheduler at 0, nothing scheduled")
    scheduler.scheduleAt(20) {}
    scheduler.scheduleAt(10) {}
    #expect(scheduler.debugDescription == "TestScheduler at 0, due: 10, 20")
  }

  @Test func `a tick that takes longer than the period does not lose the next`() {
    let ticks = Journal(Int.self)
    let subscription = scheduler.schedulePeriodic(0, startAfter: .seconds(10), period: .seconds(10)) {
      [scheduler] tick in
      ticks.write(scheduler.clock)
      if tick == 0 { scheduler.sleep(25) }
      return tick + 1
    }
    scheduler.scheduleAt(51) { subscription.dispose() }
    scheduler.start()
    #expect(ticks.entries == [10, 35, 45])
  }
}
