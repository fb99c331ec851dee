import Foundation
import Reactive
import Testing

/// Tests of operators with several inputs, or a timer and an input, while three threads subscribe, send and dispose.
///
/// The unit tests run 100 rounds of each operator, and `make stress` runs 100,000.
@Suite(.serialized) struct StressTests {
  /// The number of rounds: 100,000 if the environment variable `STRESS` is 1, the value of `STRESS` if it is another
  /// number, and 100 by default.
  private static let rounds =
    ProcessInfo.processInfo.environment["STRESS"].map { value in
      Int(value).flatMap { $0 > 1 ? $0 : nil } ?? 100_000
    } ?? 100

  @Test(arguments: StressedOperator.all)
  func `An operator upholds its guarantees while three threads race`(stressed: StressedOperator) async {
    let finished = DispatchSemaphore(value: 0)
    let violations = Journal(Set<String>.self)
    Thread.detachNewThread {
      violations.write(StressRound.violations(of: stressed, rounds: StressTests.rounds))
      finished.signal()
    }
    let limit = 300 + StressTests.rounds / 100
    // Tests run on the threads that operators with asynchronous work need, so another thread waits.
    let hasFinished = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(returning: finished.wait(timeout: .now() + .seconds(limit)) == .success)
      }
    }
    #expect(hasFinished, "a deadlock: not done after \(limit) s")
    #expect(violations.entries == [[]])
  }
}
