import Dispatch
import Reactive
import Testing

@Suite struct MainSchedulerTests {
  @MainActor @Test func `on the main queue an action runs at once, a nested one later`() async {
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

  @Test func `off the main queue an action goes there`() async {
    await withCheckedContinuation { done in
      _ = MainScheduler.instance.schedule(()) { _ in
        MainScheduler.ensureExecutingOnScheduler()
        done.resume()
        return Disposables.create()
      }
    }
  }

  @MainActor @Test func `the asynchronous instance never runs at once`() async {
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

  @MainActor @Test func `the concurrent one always runs at once`() {
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

  @Test func `the concurrent one goes to the main queue from elsewhere, also later and periodically`() async {
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

  @Test func `the checks trap on another thread, on every system`() async {
    await #expect(processExitsWith: .failure) {
      await Task.detached { MainScheduler.ensureExecutingOnScheduler() }.value
    }
    await #expect(processExitsWith: .failure) {
      await Task.detached { MainScheduler.ensureRunningOnMainThread(errorMessage: "elsewhere") }.value
    }
  }
}
