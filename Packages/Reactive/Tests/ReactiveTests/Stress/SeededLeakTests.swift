import Foundation
import Testing

/// What `Scripts/leaks` runs first: a leak that is there must be reported.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["SEEDED_LEAK"] != nil)) struct SeededLeakTests {
  private final class Link {
    var other: Link?
  }

  @Test func `A cycle of references is a leak that a detector must see`() {
    // More than one, so that no address left behind on a stack hides all of them.
    for _ in 0..<100 {
      let link = Link()
      link.other = Link()
      link.other?.other = link
    }
  }
}
