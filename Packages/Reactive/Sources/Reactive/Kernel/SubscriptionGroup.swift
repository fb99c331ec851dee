/// The upstream subscriptions of an operator with several inputs, in the order in which they were added, and the
/// serializer for their events. They are one object, because every run of such an operator needs both.
///
/// The members form a linked list, so adding or removing a member neither allocates nor searches.
@usableFromInline package class SubscriptionGroup: Serializer, Disposable, @unchecked Sendable {
  // Invariant of @unchecked: the stored properties and the links of the members are accessed only while `lock` is held,
  // and the links of a removed member only by the thread that removed it.
  @usableFromInline final let lock = BareLock()
  @exclusivity(unchecked) private final var isDisposed = false
  @exclusivity(unchecked) private final var first: GroupedSubscription?
  @exclusivity(unchecked) private final var last: Unmanaged<GroupedSubscription>?

  @usableFromInline override init() { super.init() }

  /// The group as the serializer of its members' events.
  @inlinable final var serializer: Serializer { self }

  deinit {
    // One by one: each member retains the next, and the depth of the stack must not depend on their number.
    while let member = first {
      first = member.following
      member.following = nil
      member.isMember = false
    }
  }

  /// Adds a new member and returns it. Disposes of the member if the group has been disposed of.
  @usableFromInline final func add() -> GroupedSubscription {
    let subscription = GroupedSubscription()
    add(subscription)
    return subscription
  }

  /// Adds `subscription`. Disposes of it if the group has been disposed of.
  @usableFromInline final func add(_ subscription: GroupedSubscription) {
    let isTooLate = lock.withLock {
      if !isDisposed { append(subscription) }
      return isDisposed
    }
    if isTooLate { subscription.dispose() }
  }

  /// Removes `subscription` and disposes of it.
  @usableFromInline final func remove(_ subscription: GroupedSubscription) {
    lock.withLock { unlink(subscription) }
    subscription.dispose()
  }

  /// Removes the most recent member and disposes of it, unless it is `other`.
  @usableFromInline final func removeLast(unless other: GroupedSubscription) {
    let removed: GroupedSubscription? = lock.withLock {
      guard let last = last?.takeUnretainedValue(), last !== other else { return nil }
      unlink(last)
      return last
    }
    removed?.dispose()
  }

  /// Removes all members except `subscription` and disposes of them.
  final func keep(only subscription: GroupedSubscription) {
    let others = lock.withLock {
      let wasMember = subscription.isMember
      let all = takeAll()
      if wasMember { append(subscription) }
      return all
    }
    for other in others where other !== subscription { other.dispose() }
  }

  /// Removes all members and disposes of them. Members can still be added afterward.
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

  /// Removes `subscription`. Call this method with `lock` held.
  @usableFromInline final func unlink(_ subscription: GroupedSubscription) {
    guard subscription.isMember else { return }
    let following = subscription.following
    subscription.following = nil
    subscription.isMember = false
    if let following { following.preceding = subscription.preceding } else { last = subscription.preceding }
    if let preceding = subscription.preceding {
      preceding._withUnsafeGuaranteedRef { $0.following = following }
    } else {
      first = following
    }
  }

  private final func append(_ subscription: GroupedSubscription) {
    subscription.isMember = true
    subscription.preceding = last
    if let last { last._withUnsafeGuaranteedRef { $0.following = subscription } } else { first = subscription }
    last = .passUnretained(subscription)
  }

  private final func takeAll() -> [GroupedSubscription] {
    var all: [GroupedSubscription] = []
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

/// A subscription that can be a member of a `SubscriptionGroup`.
@usableFromInline class GroupedSubscription: Subscription, @unchecked Sendable {
  // Invariant of @unchecked: the links are accessed only while the lock of the group is held, or by the one thread that
  // has taken the list.
  // The Boolean value comes first, because there it fills the padding of the superclass.
  @exclusivity(unchecked) fileprivate final var isMember = false
  /// The next member. Each member retains the next one, but not the preceding one.
  @exclusivity(unchecked) fileprivate final var following: GroupedSubscription?
  @exclusivity(unchecked) fileprivate final var preceding: Unmanaged<GroupedSubscription>?

  @usableFromInline override init() { super.init() }
}
