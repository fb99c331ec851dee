import Synchronization

/// A counter of live subscriptions, for tests that check that none remain. Release builds count nothing.
public final class SubscriptionLedger: Sendable {
  /// The ledger that counts the subscriptions of the current task, or `nil` if they are not counted.
  @TaskLocal public static var current: SubscriptionLedger?

  private let count = Atomic<Int>(0)

  /// Creates an empty ledger.
  public init() {
    #if DEBUG
      Inspections.begin(ledger: self)
    #endif
  }

  deinit {
    #if DEBUG
      Inspections.end(ledger: ObjectIdentifier(self))
    #endif
  }

  /// The number of counted subscriptions that have neither ended nor been disposed of.
  public var liveSubscriptions: Int { count.load(ordering: .acquiring) }

  /// The counted subscriptions that client code made and that have neither ended nor been disposed of, oldest first,
  /// with their chains and call sites. Their events are not counted unless the ``Inspector`` was on when they were
  /// made.
  public var liveChains: [InspectedSubscription] {
    let ledger = ObjectIdentifier(self)
    return Inspections.live { $0.ledger == ledger }
  }

  func opened() { count.wrappingAdd(1, ordering: .relaxed) }
  func closed() { count.wrappingSubtract(1, ordering: .releasing) }
}
