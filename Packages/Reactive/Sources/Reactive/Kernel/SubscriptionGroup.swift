/// The upstream subscriptions of an operator with several inputs.
@usableFromInline final class SubscriptionGroup: Disposable {
  private struct Members {
    var isDisposed = false
    var all: [ObjectIdentifier: Subscription] = [:]
  }

  private let members = Lock(Members())

  @usableFromInline init() {}

  /// A new member; disposed of already if the group is.
  @usableFromInline func add() -> Subscription {
    let subscription = Subscription()
    let isDisposed = members.withLock { members in
      if !members.isDisposed { members.all[ObjectIdentifier(subscription)] = subscription }
      return members.isDisposed
    }
    if isDisposed { subscription.dispose() }
    return subscription
  }

  /// Disposes of `subscription` and forgets it.
  @usableFromInline func remove(_ subscription: Subscription) {
    _ = members.withLock { $0.all.removeValue(forKey: ObjectIdentifier(subscription)) }
    subscription.dispose()
  }

  /// Disposes of all members so far; more may be added.
  func removeAll() {
    let all = members.withLock { members in
      defer { members.all = [:] }
      return members.all
    }
    for subscription in all.values { subscription.dispose() }
  }

  @usableFromInline func dispose() {
    members.withLock { $0.isDisposed = true }
    removeAll()
  }
}
