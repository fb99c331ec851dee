import Synchronization

/// The inspected subscriptions of the process.
enum Inspections {
  private struct State {
    var all: [ObjectIdentifier: Inspection] = [:]
    /// The subscriptions that were released without being disposed of, and whose addresses other subscriptions have
    /// taken. A ledger still counts them.
    var lost: [Inspection] = []
    var count = 0
    var ledgers = 0
    var elements: Inspector.Elements?

    mutating func remove(where isObsolete: (Inspection) -> Bool) {
      all = all.filter { !isObsolete($0.value) }
      lost.removeAll(where: isObsolete)
    }
  }

  private static let state = Lock(State())
  /// Whether subscriptions are recorded. It is separate from the state, because every
  /// subscription reads it, once per operator.
  private static let isNeeded = Atomic(false)

  /// Whether subscriptions are recorded, for the `Inspector` or for a ledger.
  @inline(__always) static var areOn: Bool { isNeeded.load(ordering: .relaxed) }

  /// The part of each element that the `Inspector` records, or `nil` if the `Inspector` is off.
  static var elements: Inspector.Elements? {
    get { state.withLock { $0.elements } }
    set {
      change {
        $0.elements = newValue
        if newValue == nil { $0.remove { $0.ledger == nil } }
      }
    }
  }

  static func begin(ledger: SubscriptionLedger) { change { $0.ledgers += 1 } }

  static func end(ledger: ObjectIdentifier) {
    change {
      $0.ledgers -= 1
      $0.remove { $0.ledger == ledger }
    }
  }

  /// Records a subscription and returns the record, or `nil` if no record is needed or the subscription has ended.
  ///
  /// - Parameters:
  ///   - origin: The source location at which client code subscribed, or `nil` if an operator subscribes.
  ///   - owner: The operator that subscribes, or `nil` if client code subscribes or the operator is unknown.
  static func open(_ subscription: Subscription, at origin: Origin?, by owner: InspectedStage?) -> Inspection? {
    let ledger = SubscriptionLedger.current.map { ObjectIdentifier($0) }
    // Outlives the lock, because it may be the last reference to another inspection.
    let inspection: Inspection? = state.withLock { state in
      guard state.elements != nil || ledger != nil else { return nil }
      state.count += 1
      let inspection = Inspection(
        subscription, number: state.count, origin: origin, owner: owner, ledger: ledger, elements: state.elements)
      if let former = state.all.updateValue(inspection, forKey: ObjectIdentifier(subscription)), former.ledger != nil {
        state.lost.append(former)
      }
      return inspection
    }
    guard let inspection else { return nil }
    if subscription.becomeInspected() { return inspection }
    close(subscription)
    return nil
  }

  static func close(_ subscription: Subscription) {
    let ended = state.withLock { $0.all.removeValue(forKey: ObjectIdentifier(subscription)) }
    if let ended { ended.owner?.inputHasEnded(ended.end) }
  }

  /// Returns the chain of a subscription, or `nil` if the subscription is not recorded.
  static func chain(of subscription: Subscription) -> InspectedOperator? {
    guard areOn else { return nil }
    let (inspection, all) = state.withLock { ($0.all[ObjectIdentifier(subscription)], Array($0.all.values)) }
    return inspection.map { ChainBuilder(all, showsEnded: true).chain(of: $0) }
  }

  /// Returns the live subscriptions that match `isWanted` and that client code or an unknown operator made, oldest
  /// first.
  static func live(where isWanted: (Inspection) -> Bool) -> [InspectedSubscription] {
    // Outside of the lock, because reading a weak reference may release the subscription and whatever it retains.
    let (recorded, lost) = state.withLock { ($0.all, $0.lost) }
    let released = recorded.filter { $0.value.subscription == nil && $0.value.ledger == nil }
    state.withLock { state in
      for (key, inspection) in released where state.all[key] === inspection { state.all[key] = nil }
    }
    let all = recorded.filter { released[$0.key] == nil }.values + lost
    let builder = ChainBuilder(Array(all))
    return all.filter { $0.owner == nil && isWanted($0) }.sorted { $0.number < $1.number }.map {
      $0.value(chain: builder.chain(of: $0))
    }
  }

  private static func change(_ body: (inout State) -> Void) {
    // Outlives the lock, because inspections are released.
    let former = state.withLock { state in
      let former = (state.all, state.lost)
      body(&state)
      isNeeded.store(state.elements != nil || state.ledgers > 0, ordering: .releasing)
      return former
    }
    withExtendedLifetime(former) {}
  }
}
