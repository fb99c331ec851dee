import Foundation
import Reactive
import Testing

/// Operators with several inputs, or a timer and an input, with three threads that subscribe, send, end and dispose at the same time.
///
/// A short version runs with the unit tests; `make stress` runs 100,000 rounds of each.
@Suite(.serialized) struct StressTests {
  /// `STRESS=1` runs them all, another number so many.
  private static let rounds =
    ProcessInfo.processInfo.environment["STRESS"].map { value in
      Int(value).flatMap { $0 > 1 ? $0 : nil } ?? 100_000
    } ?? 100

  @Test(arguments: StressedOperator.all)
  func `promises hold however threads race`(stressed: StressedOperator) {
    let finished = DispatchSemaphore(value: 0)
    let violations = Journal(Set<String>.self)
    Thread.detachNewThread {
      violations.write(StressRound.violations(of: stressed, rounds: StressTests.rounds))
      finished.signal()
    }
    let limit = 60 + StressTests.rounds / 100
    #expect(finished.wait(timeout: .now() + .seconds(limit)) == .success, "a deadlock: not done after \(limit) s")
    #expect(violations.entries == [[]])
  }
}
