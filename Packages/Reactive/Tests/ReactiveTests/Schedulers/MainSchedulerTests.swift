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
}
