import Reactive
import Testing

/// Fails a test after which a subscription made in it is still alive.
struct NoLiveSubscriptions: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let ledger = SubscriptionLedger()
    try await SubscriptionLedger.$current.withValue(ledger, operation: function)
    #expect(ledger.liveSubscriptions == 0)
  }
}

extension Trait where Self == NoLiveSubscriptions {
  /// Every test ends with no live subscription.
  static var endsWithNoSubscription: NoLiveSubscriptions { NoLiveSubscriptions() }
}
