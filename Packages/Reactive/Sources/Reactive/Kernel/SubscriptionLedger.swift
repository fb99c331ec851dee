import Synchronization

/// Counts the subscriptions that are alive, for tests that must end with none. Exists for debug builds; release builds count nothing.
public final class SubscriptionLedger: Sendable {
  /// The ledger in which subscriptions made by the current task are entered.
  @TaskLocal public static var current: SubscriptionLedger?

  private let count = Atomic<Int>(0)

  /// An empty ledger.
  public init() {}

  /// How many subscriptions were made under this ledger and are neither disposed of nor ended.
  public var liveSubscriptions: Int { count.load(ordering: .acquiring) }

  func opened() { count.wrappingAdd(1, ordering: .relaxed) }
  func closed() { count.wrappingSubtract(1, ordering: .releasing) }
}
