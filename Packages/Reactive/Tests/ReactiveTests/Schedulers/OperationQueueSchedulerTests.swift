import Dispatch
import Foundation
import Reactive
import Testing

@Suite struct OperationQueueSchedulerTests {
  private func serialQueue() -> OperationQueue {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    return queue
  }

  @Test func `OperationQueueScheduler runs each action as an operation with its queue priority`() {
    let queue = serialQueue()
    let high = OperationQueueScheduler(operationQueue: queue, queuePriority: .high)
    let low = OperationQueueScheduler(operationQueue: queue, queuePriority: .low)
    #expect(high.operationQueue === queue)
    #expect(high.queuePriority == .high)
    let journal = Journal()
    queue.isSuspended = true
    for (scheduler, name) in [(low, "low"), (high, "high")] {
      _ = scheduler.schedule(name) { name in
        journal.write(name)
        return Disposables.create()
      }
    }
    queue.isSuspended = false
    queue.waitUntilAllOperationsAreFinished()
    #expect(journal.entries == ["high", "low"])
  }

  @Test func `OperationQueueScheduler does not run an action that was disposed of before its turn`() {
    let queue = serialQueue()
    let journal = Journal()
    queue.isSuspended = true
    OperationQueueScheduler(operationQueue: queue).schedule(()) { _ in
      journal.write("run")
      return Disposables.create()
    }.dispose()
    queue.isSuspended = false
    queue.waitUntilAllOperationsAreFinished()
    #expect(journal.entries == [])
  }

  @Test func `observe(on:) delivers events in order on a concurrent OperationQueueScheduler`() {
    let queue = OperationQueue()
    let journal = Journal(Int.self)
    let done = DispatchSemaphore(value: 0)
    _ = Observable.range(start: 0, count: 500).observe(on: OperationQueueScheduler(operationQueue: queue))
      .subscribe(onNext: journal.write, onCompleted: { done.signal() })
    #expect(done.wait(timeout: .now() + 20) == .success)
    #expect(journal.entries == Array(0..<500))
  }
}
