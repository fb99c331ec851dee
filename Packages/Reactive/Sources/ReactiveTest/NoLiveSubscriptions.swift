import Reactive
public import Testing

/// Returns a line for each subscription: its call site and its chain.
func lines(_ chains: [InspectedSubscription]) -> String {
  chains.map { "\n\($0.site?.description ?? "unknown line"): \($0.chain)" }.joined()
}

/// A trait that fails a test if a subscription made during the test has neither terminated nor been disposed of. The
/// trait has an effect in debug builds only. For each such subscription, the issue shows the line that made it and its
/// operators.
///
///     @Suite(.noLiveSubscriptions) struct SearchTests { … }
///
/// The trait counts the subscriptions of the test's task and of its child tasks, but not those made on other threads.
public struct NoLiveSubscriptionsTrait: TestTrait, SuiteTrait, TestScoping {
  /// Creates the trait.
  public init() {}

  /// A Boolean value that indicates whether each test of a suite is checked separately.
  public var isRecursive: Bool { true }

  /// Runs the test, and then records an issue if counted subscriptions are still alive.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let ledger = SubscriptionLedger()
    try await SubscriptionLedger.$current.withValue(ledger) { try await function() }
    if ledger.liveSubscriptions > 0 {
      Issue.record(
        "Subscriptions alive at the end: \(ledger.liveSubscriptions). Dispose of them.\(lines(ledger.liveChains))")
    }
  }
}

extension Trait where Self == NoLiveSubscriptionsTrait {
  /// A trait that fails a test if the test leaves a subscription alive.
  public static var noLiveSubscriptions: Self { Self() }
}
