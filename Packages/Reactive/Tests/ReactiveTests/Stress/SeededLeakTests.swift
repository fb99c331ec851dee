import Foundation
import Testing

/// A test that `Scripts/leaks` runs first to verify that it reports a leak.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["SEEDED_LEAK"] != nil)) struct SeededLeakTests {
  private final class Link {
    var other: Link?
  }

  // allow(test-expectations): LeakSanitizer must report the cycles
  @Test func `LeakSanitizer reports a reference cycle as a leak`() {
    // Several cycles, since an address left on a stack can hide one of them.
    for _ in 0..<100 {
      let link = Link()
      link.other = Link()
      link.other?.other = link
    }
  }
}
