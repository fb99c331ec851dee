import Reactive
public import Testing

/// Fails a test that leaves a subscription alive: one that has neither ended nor been disposed of. Counts in debug builds only.
///
///     @Suite(.noLiveSubscriptions) struct SearchTests { … }
///
/// Subscriptions made by the test's own task and by its child tasks count, those on other threads do not.
public struct NoLiveSubscriptionsTrait: TestTrait, SuiteTrait, TestScoping {
  /// The check.
  public init() {}

  /// Whether each test of a suite is checked by itself.
  public var isRecursive: Bool { true }

  /// Runs the test, then counts.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let ledger = SubscriptionLedger()
    try await SubscriptionLedger.$current.withValue(ledger) { try await function() }
    if ledger.liveSubscriptions > 0 {
      Issue.record("\(ledger.liveSubscriptions) subscriptions are alive at the end: dispose of them.")
    }
  }
}

extension Trait where Self == NoLiveSubscriptionsTrait {
  /// Fails a test that leaves a subscription alive.
  public static var noLiveSubscriptions: Self { Self() }
}
