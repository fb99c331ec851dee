import Locking
import Networking
import Testing

@Suite struct SerialTaskTests {
  private struct Step: TransportTask {
    let cancellations = Locked(0)
    func cancel() { cancellations.withLock { $0 += 1 } }
    var isCancelled: Bool { cancellations.withLock { $0 > 0 } }
  }

  @Test func `Canceling a task cancels its current step, also if an earlier one ended while it started`() {
    let (task, first, second) = (SerialTask(), Step(), Step())
    task.start {
      task.start { second }
      return first
    }
    task.cancel()
    #expect(second.isCancelled && !first.isCancelled)
  }

  @Test func `A canceled task starts no further step, and cancels one that it was starting`() {
    let (task, step) = (SerialTask(), Step())
    #expect(
      task.start {
        task.cancel()
        return step
      })
    #expect(step.isCancelled)
    #expect(!task.start { Step() })
  }
}
