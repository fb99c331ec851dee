/// The upstream subscriptions of an operator with several inputs, in the order in which they were added, and the serializer through which
/// their events take turns: one object, as every run of such an operator has both.
///
/// A list that is linked through its members: adding and removing one takes no memory and no search.
@usableFromInline package class SubscriptionGroup: Serializer, Disposable, @unchecked Sendable {
  // Invariant of @unchecked: what is stored here and the links of the members are touched with `lock` held only; those of who is no member
  // any more by the one thread that removed it.
  private final let lock = BareLock()
  @exclusivity(unchecked) private final var isDisposed = false
  @exclusivity(unchecked) private final var first: Subscription?
  @exclusivity(unchecked) private final unowned(unsafe) var last: Subscription?

  @usableFromInline override init() { super.init() }

  /// The group, seen as what its members' events go through.
  @inlinable final var serializer: Serializer { self }

  deinit {
    // One by one: each member holds the next, and the stack must not grow with their number.
    while let member = first {
      first = member.following
      member.following = nil
      member.isMember = false
    }
  }

  /// A new member; disposed of already if the group is.
  @usableFromInline final func add() -> Subscription {
    let subscription = Subscription()
    add(subscription)
    return subscription
  }

  /// Makes `subscription` a member; disposes of it if the group is disposed of.
  @usableFromInline final func add(_ subscription: Subscription) {
    let isTooLate = lock.withLock {
      if !isDisposed { append(subscription) }
      return isDisposed
    }
    if isTooLate { subscription.dispose() }
  }

  /// Disposes of `subscription` and forgets it.
  @usableFromInline final func remove(_ subscription: Subscription) {
    lock.withLock { unlink(subscription) }
    subscription.dispose()
  }

  /// Disposes of the latest member and forgets it, unless it is `other`.
  @usableFromInline final func removeLast(unless other: Subscription) {
    let removed: Subscription? = lock.withLock {
      guard let last, last !== other else { return nil }
      unlink(last)
      return last
    }
    removed?.dispose()
  }

  /// Disposes of all others.
  final func keep(only subscription: Subscription) {
    let others = lock.withLock {
      let wasMember = subscription.isMember
      let all = takeAll()
      if wasMember { append(subscription) }
      return all
    }
    for other in others where other !== subscription { other.dispose() }
  }

  /// Disposes of all members so far; more may be added.
  final func removeAll() {
    for subscription in lock.withLock({ takeAll() }) { subscription.dispose() }
  }

  @usableFromInline package final func dispose() {
    let all = lock.withLock {
      isDisposed = true
      return takeAll()
    }
    for subscription in all { subscription.dispose() }
  }

  private final func unlink(_ subscription: Subscription) {
    guard subscription.isMember else { return }
    let following = subscription.following
    subscription.following = nil
    subscription.isMember = false
    if let following { following.preceding = subscription.preceding } else { last = subscription.preceding }
    if let preceding = subscription.preceding { preceding.following = following } else { first = following }
  }

  private final func append(_ subscription: Subscription) {
    subscription.isMember = true
    subscription.preceding = last
    if let last { last.following = subscription } else { first = subscription }
    last = subscription
  }

  private final func takeAll() -> [Subscription] {
    var all: [Subscription] = []
    while let member = first {
      all.append(member)
      first = member.following
      member.following = nil
      member.isMember = false
    }
    last = nil
    return all
  }
}
