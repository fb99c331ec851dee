import Foundation
import Testing

/// A test that `make tsan` runs first to verify that ThreadSanitizer reports a data race.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["SEEDED_RACE"] != nil)) struct SeededRaceTests {
  // Invariant of @unchecked: none. This is the data race.
  private final class Unprotected: @unchecked Sendable {
    var count = 0
  }

  @Test func `ThreadSanitizer reports the data race on an unprotected counter`() {
    let unprotected = Unprotected()
    let left = DispatchSemaphore(value: 0)
    for _ in 0..<4 {
      Thread.detachNewThread {
        for _ in 0..<300_000 { unprotected.count += 1 }
        left.signal()
      }
    }
    for _ in 0..<4 { left.wait() }
    #expect(unprotected.count > 0)
  }
}
