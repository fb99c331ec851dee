import Dispatch
import Reactive
import Testing

@Suite struct MainSchedulerTests {
  @MainActor @Test func `MainScheduler runs an action at once on the main queue, and a nested one later`() async {
    let journal = Journal()
    await withCheckedContinuation { done in
      let scheduler = MainScheduler()
      _ = scheduler.schedule(()) { _ in
        journal.write("outer")
        _ = scheduler.schedule(()) { _ in
          journal.write("nested")
          done.resume()
          return Disposables.create()
        }
        journal.write("end of outer")
        return Disposables.create()
      }
      journal.write("after")
    }
    #expect(journal.entries == ["outer", "end of outer", "after", "nested"])
  }

  // allow(test-expectations): the action ends the process if it runs elsewhere
  @Test func `MainScheduler runs an action from another queue on the main queue`() async {
    await withCheckedContinuation { done in
      _ = MainScheduler.instance.schedule(()) { _ in
        MainScheduler.ensureExecutingOnScheduler()
        done.resume()
        return Disposables.create()
      }
    }
  }

  @MainActor @Test func `MainScheduler.asyncInstance never runs an action at once`() async {
    let journal = Journal()
    await withCheckedContinuation { done in
      _ = MainScheduler.asyncInstance.schedule(()) { _ in
        journal.write("action")
        done.resume()
        return Disposables.create()
      }
      journal.write("after")
    }
    #expect(journal.entries == ["after", "action"])
  }

  @MainActor @Test func `ConcurrentMainScheduler runs every action at once on the main queue, even a nested one`() {
    let journal = Journal()
    let scheduler = ConcurrentMainScheduler.instance
    _ = scheduler.schedule(()) { _ in
      journal.write("outer")
      _ = scheduler.schedule(()) { _ in
        journal.write("nested")
        return Disposables.create()
      }
      journal.write("end of outer")
      return Disposables.create()
    }
    #expect(journal.entries == ["outer", "nested", "end of outer"])
  }

  // allow(test-expectations): the actions end the process if they run elsewhere
  @Test func `ConcurrentMainScheduler runs immediate, delayed and periodic actions on the main queue`() async {
    let scheduler = ConcurrentMainScheduler.instance
    await withCheckedContinuation { done in
      _ = scheduler.schedule(()) { _ in
        MainScheduler.ensureRunningOnMainThread()
        return scheduler.scheduleRelative((), dueTime: .milliseconds(1)) { _ in
          MainScheduler.ensureRunningOnMainThread()
          let ticks = SerialDisposable()
          ticks.disposable = scheduler.schedulePeriodic(1, startAfter: .milliseconds(1), period: .milliseconds(1)) {
            MainScheduler.ensureRunningOnMainThread()
            if $0 == 3 {
              ticks.dispose()
              done.resume()
            }
            return $0 + 1
          }
          return Disposables.create()
        }
      }
    }
  }

  @Test func `MainScheduler.ensureExecutingOnScheduler and ensureRunningOnMainThread trap off the main queue`() async {
    await #expect(processExitsWith: .failure) {
      await Task.detached { MainScheduler.ensureExecutingOnScheduler() }.value
    }
    await #expect(processExitsWith: .failure) {
      await Task.detached { MainScheduler.ensureRunningOnMainThread(errorMessage: "elsewhere") }.value
    }
  }
}
