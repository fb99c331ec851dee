import Dispatch
import Foundation
import Reactive
import Synchronization
import Testing

/// What the schedulers on dispatch queues have in common; the waits are for the event itself.
@Suite struct DispatchQueueSchedulersTests {
  private static let schedulers: [any SchedulerType] = [
    SerialDispatchQueueScheduler(qos: .userInitiated), ConcurrentDispatchQueueScheduler(qos: .userInitiated),
    SerialDispatchQueueScheduler(internalSerialQueueName: "serial"),
    ConcurrentDispatchQueueScheduler(queue: DispatchQueue(label: "concurrent", attributes: .concurrent)),
  ]

  @Test(arguments: schedulers) func `runs an action with its state`(_ scheduler: any SchedulerType) async {
    let state = await withCheckedContinuation { done in
      _ = scheduler.schedule(7) { state in
        done.resume(returning: state)
        return Disposables.create()
      }
    }
    #expect(state == 7)
  }

  @Test(arguments: schedulers) func `runs an action not before its time`(_ scheduler: any SchedulerType) async {
    let start = ContinuousClock.now
    await withCheckedContinuation { done in
      _ = scheduler.scheduleRelative((), dueTime: .milliseconds(20)) { _ in
        done.resume()
        return Disposables.create()
      }
    }
    #expect(ContinuousClock.now - start >= .milliseconds(19))
  }

  @Test(arguments: [true, false]) func `a canceled timer never fires, even if it was due`(isSerial: Bool) async {
    let queue = DispatchQueue(label: "suspended")
    let scheduler: any SchedulerType =
      isSerial
      ? SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "serial")
      : ConcurrentDispatchQueueScheduler(queue: queue)
    let journal = Journal()
    queue.suspend()
    let cancelled = scheduler.scheduleRelative((), dueTime: .milliseconds(1)) { _ in
      journal.write("fired")
      return Disposables.create()
    }
    await withCheckedContinuation { done in
      _ = scheduler.scheduleRelative((), dueTime: .milliseconds(5)) { _ in
        done.resume()
        return Disposables.create()
      }
      cancelled.dispose()
      queue.resume()
    }
    #expect(journal.entries == [])
  }

  @Test(arguments: schedulers) func `ticks carry the state on, and stop when disposed of`(
    _ scheduler: any SchedulerType
  )
    async
  {
    let journal = Journal(Int.self)
    let ticks = SerialDisposable()
    // Else five ticks may pass before there is anything to dispose of.
    let assigned = DispatchSemaphore(value: 0)
    await withCheckedContinuation { done in
      ticks.disposable = scheduler.schedulePeriodic(1, startAfter: .milliseconds(1), period: .milliseconds(1)) {
        state in
        if state == 1 { assigned.wait() }
        journal.write(state)
        if state == 5 {
          ticks.dispose()
          done.resume()
        }
        return state + 1
      }
      assigned.signal()
    }
    #expect(journal.entries == [1, 2, 3, 4, 5])
  }

  @Test(.contract(.s8), arguments: schedulers) func `ticks missed by a slow one follow it at once, and none overlaps`(
    _ scheduler: any SchedulerType
  ) async {
    let inside = Overlap()
    let times = Journal(ContinuousClock.Instant.self)
    let ticks = SerialDisposable()
    await withCheckedContinuation { done in
      ticks.disposable = scheduler.schedulePeriodic(1, startAfter: .milliseconds(0), period: .milliseconds(10)) {
        tick in
        inside.enter {
          let now = ContinuousClock.now
          times.write(now)
          // The first takes as long as ten.
          if tick == 1 { while ContinuousClock.now - now < .milliseconds(100) {} }
        }
        if tick == 9 {
          ticks.dispose()
          done.resume()
        }
        return tick + 1
      }
    }
    #expect(inside.most == 1)
    // Were they lost, seven periods would lie between the second and the ninth.
    #expect(times.entries[8] - times.entries[1] < .milliseconds(50))
  }

  @Test func `the serial scheduler is serial on a concurrent queue`() async {
    let scheduler = SerialDispatchQueueScheduler(
      queue: DispatchQueue(label: "concurrent", attributes: .concurrent), internalSerialQueueName: "serial")
    let inside = Overlap()
    let journal = Journal(Int.self)
    await withCheckedContinuation { done in
      for index in 0..<500 {
        _ = scheduler.schedule(index) { index in
          inside.enter { journal.write(index) }
          if index == 499 { done.resume() }
          return Disposables.create()
        }
      }
    }
    #expect(inside.most == 1)
    #expect(journal.entries == Array(0..<500))
  }

  @Test func `its queue can be configured, and its time is the clock's`() {
    let configured = Journal()
    let scheduler = SerialDispatchQueueScheduler(
      internalSerialQueueName: "name", serialQueueConfiguration: { configured.write($0.label) })
    #expect(configured.entries == ["name"])
    #expect(abs(scheduler.now.timeIntervalSinceNow) < 10)
    #expect(abs(ConcurrentDispatchQueueScheduler(qos: .default).now.timeIntervalSinceNow) < 10)
  }
}
