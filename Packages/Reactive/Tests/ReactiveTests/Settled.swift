import Reactive
import Testing

/// Fails a test that leaves a subscription alive. Says nothing in release builds, where none is counted.
struct Settled: TestTrait, SuiteTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let ledger = SubscriptionLedger()
    try await SubscriptionLedger.$current.withValue(ledger) { try await function() }
    #expect(ledger.liveSubscriptions == 0, "subscriptions are still alive")
  }
}

extension Trait where Self == Settled {
  /// The test must end with no live subscription.
  static var settled: Self { Self() }
}

/// What `sequence` sends while it is subscribed to; then it is disposed of.
func events<Sequence: ObservableType>(of sequence: Sequence) -> [String] {
  let journal = Journal()
  sequence.subscribe { journal.write("\($0)") }.dispose()
  return journal.entries
}
