public import Synchronization

/// The life of one run of a sequence: active, then stopped by a terminal event or disposed from outside, then released.
///
/// It is the one place where "may an event still be delivered?" is answered, by one atomic load, and it owns what has to be disposed of
/// when the run is over. Lock-free: the state's bits decide which thread disposes of `upstream`.
@usableFromInline final class Subscription: Cancelable, @unchecked Sendable {
  // Invariant of @unchecked: `upstream` is written once, before `assigned` is set (release), and read and cleared by the one thread
  // that sees both `assigned` and `disposed` first (acquire). `slot` is guarded by the lock of the one group it may be in.
  private var upstream: (any Disposable)?
  /// Its place in a `SubscriptionGroup`, under whose lock alone it is touched.
  var slot = 0
  @usableFromInline let state = Atomic<UInt8>(0)

  @usableFromInline static var stopped: UInt8 { 1 }
  @usableFromInline static var disposed: UInt8 { 2 }
  @usableFromInline static var assigned: UInt8 { 4 }

  #if DEBUG
    private let ledger = SubscriptionLedger.current

    @usableFromInline init() { ledger?.opened() }
  #else
    @usableFromInline init() {}
  #endif

  /// Whether events may still be delivered.
  @inlinable @inline(__always) var isActive: Bool {
    state.load(ordering: .acquiring) & (Subscription.stopped | Subscription.disposed) == 0
  }

  @usableFromInline var isDisposed: Bool {
    state.load(ordering: .acquiring) & Subscription.disposed != 0
  }

  /// Ends delivery. True for the one caller that ended it, which then owes the terminal event.
  @usableFromInline func stop() -> Bool {
    let old = state.bitwiseOr(Subscription.stopped, ordering: .acquiringAndReleasing).oldValue
    return old & (Subscription.stopped | Subscription.disposed) == 0
  }

  /// Delivers the terminal event, unless the subscription is over already, and disposes of the upstream afterwards.
  @inlinable func end(_ deliver: () -> Void) {
    guard stop() else { return }
    deliver()
    dispose()
  }

  /// Hands over what is to be disposed of with this subscription; at once if it is over already.
  @usableFromInline func assign(_ disposable: any Disposable) {
    upstream = disposable
    let old = state.bitwiseOr(Subscription.assigned, ordering: .acquiringAndReleasing).oldValue
    if old & Subscription.disposed != 0 { release() }
  }

  @usableFromInline func dispose() {
    let old = state.bitwiseOr(Subscription.disposed, ordering: .acquiringAndReleasing).oldValue
    #if DEBUG
      if old & Subscription.disposed == 0 { ledger?.closed() }
    #endif
    if old & (Subscription.disposed | Subscription.assigned) == Subscription.assigned { release() }
  }

  private func release() {
    let upstream = self.upstream
    self.upstream = nil
    upstream?.dispose()
  }
}
