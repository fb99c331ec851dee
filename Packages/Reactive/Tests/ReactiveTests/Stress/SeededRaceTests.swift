import Foundation
import Testing

/// Runs only for `make tsan`, which first makes sure that ThreadSanitizer reports a race that is there.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["SEEDED_RACE"] != nil)) struct SeededRaceTests {
  // Invariant of @unchecked: none; that is the race.
  private final class Unprotected: @unchecked Sendable {
    var count = 0
  }

  @Test func `a race that a detector must see`() {
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
