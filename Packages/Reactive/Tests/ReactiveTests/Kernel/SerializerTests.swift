import Dispatch
import Synchronization
import Testing

@testable import Reactive

@Suite struct SerializerTests {
  @Test func `Serializer runs one action at a time, loses no action and preserves the order of each thread`() {
    let serializer = Serializer()
    let overlap = Overlap()
    let journal = Journal((thread: Int, step: Int).self)
    let threads = 4
    let steps = 2_000
    let deliver: @Sendable ((thread: Int, step: Int)) -> Void = { entry in
      overlap.enter { journal.write(entry) }
    }
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      for step in 0..<steps { serializer.perform((thread, step), deliver) }
    }
    let entries = journal.entries
    #expect(overlap.most == 1)
    for thread in 0..<threads {
      #expect(entries.filter { $0.thread == thread }.map(\.step) == Array(0..<steps))
    }
  }

  @Test func `Serializer runs a nested action at once`() {
    let serializer = Serializer()
    let journal = Journal(Int.self)
    serializer.perform(1) { value in
      journal.write(value)
      serializer.perform(2) { journal.write($0) }
      journal.write(3)
    }
    #expect(journal.entries == [1, 2, 3])
  }

  @Test func `Serializer does not block a thread while another thread runs an action`() {
    let serializer = Serializer()
    let journal = Journal(Int.self)
    let (inside, mayLeave, left) = (
      DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
    )
    DispatchQueue.global().async {
      serializer.perform(1) { value in
        inside.signal()
        _ = mayLeave.wait(timeout: .now() + 20)
        journal.write(value)
      }
      left.signal()
    }
    #expect(inside.wait(timeout: .now() + 20) == .success)
    serializer.perform(2) { journal.write($0) }
    #expect(journal.entries.isEmpty)
    mayLeave.signal()
    #expect(left.wait(timeout: .now() + 20) == .success)
    #expect(journal.entries == [1, 2])
  }
}
