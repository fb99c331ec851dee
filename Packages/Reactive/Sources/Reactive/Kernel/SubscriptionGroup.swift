/// The upstream subscriptions of an operator with several inputs.
@usableFromInline final class SubscriptionGroup: Disposable {
  private struct Members {
    var isDisposed = false
    var all: [Subscription] = []
  }

  private let members = Lock(Members())

  @usableFromInline init() {}

  /// A new member; disposed of already if the group is.
  @usableFromInline func add() -> Subscription {
    let subscription = Subscription()
    let isDisposed = members.withLock { members in
      if !members.isDisposed {
        subscription.slot = members.all.count
        members.all.append(subscription)
      }
      return members.isDisposed
    }
    if isDisposed { subscription.dispose() }
    return subscription
  }

  /// Disposes of `subscription` and forgets it.
  @usableFromInline func remove(_ subscription: Subscription) {
    members.withLock { members in
      let slot = subscription.slot
      guard slot < members.all.count, members.all[slot] === subscription, let last = members.all.popLast() else {
        return
      }
      if last !== subscription {
        members.all[slot] = last
        last.slot = slot
      }
    }
    subscription.dispose()
  }

  /// Disposes of all others.
  func keep(only subscription: Subscription) {
    let others = members.withLock { members in
      defer {
        members.all = members.isDisposed ? [] : [subscription]
        subscription.slot = 0
      }
      return members.all
    }
    for other in others where other !== subscription { other.dispose() }
  }

  /// Disposes of all members so far; more may be added.
  func removeAll() {
    let all = members.withLock { members in
      defer { members.all = [] }
      return members.all
    }
    for subscription in all { subscription.dispose() }
  }

  @usableFromInline func dispose() {
    members.withLock { $0.isDisposed = true }
    removeAll()
  }
}
