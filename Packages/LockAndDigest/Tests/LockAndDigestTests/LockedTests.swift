import Dispatch
import Locking
import Testing

@Suite struct LockedTests {
  private struct Fault: Error {}

  @Test func `Locked loses no change when many threads change its value`() {
    let count = Locked(0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<1000 { count.withLock { $0 += 1 } }
    }
    #expect(count.withLock { $0 } == 8000)
  }

  @Test func `Locked releases its lock after a closure throws, and keeps the changes that the closure made`() {
    let value = Locked("before")
    #expect(throws: Fault.self) {
      try value.withLock { value throws(Fault) in
        value = "after"
        throw Fault()
      }
    }
    #expect(value.withLock { $0 } == "after")
  }
}
