import Dispatch
import Reactive
import ReactiveTest
import Testing

@Suite struct VirtualTimeSchedulerTests {
  private let scheduler = TestScheduler(initialClock: 0)
  private let journal = Journal()

  @Test func `VirtualTimeScheduler runs actions by time, then by the order of scheduling`() {
    for (time, name) in [(20, "c"), (10, "a"), (20, "d"), (10, "b")] {
      scheduler.scheduleAt(time) { [journal] in journal.write(name) }
    }
    scheduler.start()
    #expect(journal.entries == ["a", "b", "c", "d"])
    #expect(scheduler.clock == 20)
  }

  @Test func `VirtualTimeScheduler.advanceTo runs the actions that are due and sets the clock`() {
    scheduler.scheduleAt(10) { [journal] in journal.write("10") }
    scheduler.scheduleAt(30) { [journal] in journal.write("30") }
    scheduler.advanceTo(20)
    #expect(journal.entries == ["10"])
    #expect(scheduler.clock == 20)
    scheduler.start()
    #expect(journal.entries == ["10", "30"])
  }

  @Test func `VirtualTimeScheduler.sleep runs no actions, and start runs late actions at the current time`() {
    scheduler.scheduleAt(10) { [journal, scheduler] in journal.write("\(scheduler.clock)") }
    scheduler.sleep(50)
    #expect(journal.entries.isEmpty)
    scheduler.start()
    #expect(journal.entries == ["50"])
  }

  @Test func `VirtualTimeScheduler.stop leaves the remaining actions for the next start`() {
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

  @Test func `VirtualTimeScheduler skips an action that was disposed of, and leaves the clock unchanged`() {
    scheduler.scheduleRelativeVirtual((), dueTime: 10) { [journal] _ in
      journal.write("disposed")
      return Disposables.create()
    }.dispose()
    scheduler.start()
    #expect(journal.entries.isEmpty)
    #expect(scheduler.clock == 0)
  }

  @Test func `VirtualTimeScheduler runs a hundred thousand actions in the order of their times`() {
    let total = Journal(Int.self)
    for index in 0..<100_000 {
      let time = (index * 7_919) % 100_003
      scheduler.scheduleAt(time) { total.write(time) }
    }
    scheduler.start()
    #expect(total.entries.count == 100_000)
    #expect(zip(total.entries, total.entries.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func `A nested start of a VirtualTimeScheduler does nothing, and a nested advanceTo traps`() async {
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

  @Test func `Disposing of a scheduled action before its due time releases the values that the action captures`() {
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

  @Test func `The description of a TestScheduler contains the clock and the due times`() {
    #expect(scheduler.debugDescription == "TestScheduler at 0, nothing scheduled")
    scheduler.scheduleAt(20) {}
    scheduler.scheduleAt(10) {}
    #expect(scheduler.debugDescription == "TestScheduler at 0, due: 10, 20")
  }

  @Test func `schedulePeriodic in virtual time runs a late tick at once and measures the next period from that tick`() {
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
