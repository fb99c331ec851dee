public import Synchronization

/// The state of one run of a sequence: active, then stopped by a terminal event or disposed of, then released.
///
/// One atomic load of the state decides whether an event may still be delivered. The subscription also owns the
/// disposable that is disposed of when the run ends. It takes no lock: the bits of the state decide which thread
/// disposes of `upstream`.
///
/// Operators with several inputs use subclasses, so that one object per input is the disposable, the member of a group,
/// and the context of the closures of the sink.
@usableFromInline class Subscription: Cancelable, @unchecked Sendable {
  // Invariant of @unchecked: `upstream` is written once, before `assigned` is set (release), and read and cleared by
  // one thread: the first that finds both `assigned` and `disposed` set, or the one that has set `forgetting`
  // (acquire).
  @exclusivity(unchecked) private final var upstream: (any Disposable & AnyObject)?
  @usableFromInline final let state = Atomic<UInt8>(0)

  @usableFromInline static var stopped: UInt8 { 1 }
  @usableFromInline static var disposed: UInt8 { 2 }
  @usableFromInline static var assigned: UInt8 { 4 }
  private static var forgetting: UInt8 { 8 }
  private static var inspected: UInt8 { 16 }

  #if DEBUG
    private final let ledger = SubscriptionLedger.current

    @usableFromInline init() { ledger?.opened() }
  #else
    @usableFromInline init() {}
  #endif

  /// The subscription of an observer that forwards every event. It is never stopped or disposed of, so no ledger counts
  /// it.
  @usableFromInline static let endless = SubscriptionLedger.$current.withValue(nil) { Subscription() }

  /// Whether events may still be delivered.
  @inlinable @inline(__always) final var isActive: Bool {
    state.load(ordering: .acquiring) & (Subscription.stopped | Subscription.disposed) == 0
  }

  @usableFromInline final var isDisposed: Bool {
    state.load(ordering: .acquiring) & Subscription.disposed != 0
  }

  /// Ends delivery, and returns whether this call ended it. If so, the caller must deliver the terminal event.
  @usableFromInline final func stop() -> Bool {
    let old = state.bitwiseOr(Subscription.stopped, ordering: .acquiringAndReleasing).oldValue
    return old & (Subscription.stopped | Subscription.disposed) == 0
  }

  /// Delivers the terminal event and then disposes of the upstream, unless the subscription has already ended.
  @inlinable final func end(_ deliver: () -> Void) {
    guard stop() else { return }
    deliver()
    dispose()
  }

  /// Sets the disposable that is disposed of with this subscription. Disposes of it immediately if the subscription has
  /// been disposed of.
  @usableFromInline final func assign(_ disposable: consuming any Disposable) {
    // The usual case of a source that ends while it is subscribed to.
    if isDisposed { return disposable.dispose() }
    upstream = disposable._object
    let old = state.bitwiseOr(Subscription.assigned, ordering: .acquiringAndReleasing).oldValue
    if old & Subscription.disposed != 0 { release() }
  }

  @usableFromInline final func dispose() {
    if isDisposed { return }
    let old = state.bitwiseOr(Subscription.disposed, ordering: .acquiringAndReleasing).oldValue
    #if DEBUG
      if old & Subscription.disposed == 0 { ledger?.closed() }
    #endif
    if old & (Subscription.inspected | Subscription.disposed) == Subscription.inspected { Inspections.close(self) }
    if Subscription.mustRelease(old) { release() }
  }

  /// Ends delivery and disposes of the subscription in one step, and returns whether this call ended delivery.
  @usableFromInline final func stopAndDispose() -> Bool {
    let old = state.bitwiseOr(Subscription.stopped | Subscription.disposed, ordering: .acquiringAndReleasing).oldValue
    #if DEBUG
      if old & Subscription.disposed == 0 { ledger?.closed() }
    #endif
    if old & (Subscription.inspected | Subscription.disposed) == Subscription.inspected { Inspections.close(self) }
    if Subscription.mustRelease(old) { release() }
    return old & (Subscription.stopped | Subscription.disposed) == 0
  }

  /// Marks this subscription as inspected, so that its disposal removes its record from `Inspections`. Returns whether
  /// the subscription has not been disposed of yet.
  final func becomeInspected() -> Bool {
    let old = state.bitwiseOr(Subscription.inspected, ordering: .acquiringAndReleasing).oldValue
    return old & Subscription.disposed == 0
  }

  /// Releases `disposable` if it is the disposable that this subscription owns. Call this method for a disposable that
  /// has nothing left to do and retains this subscription. Otherwise, the two would retain each other until the
  /// subscription is disposed of, which may never happen.
  final func forget(_ disposable: AnyObject) {
    var old = state.load(ordering: .relaxed)
    repeat {
      guard Subscription.mustRelease(old) else { return }
      let (exchanged, found) = state.weakCompareExchange(
        expected: old, desired: old | Subscription.forgetting, ordering: .acquiringAndReleasing)
      if exchanged { break }
      old = found
    } while true
    // Outlives the state: releasing the last reference may run foreign code.
    var forgotten: (any Disposable & AnyObject)?
    if upstream === disposable { swap(&upstream, &forgotten) }
    let left = state.bitwiseAnd(~Subscription.forgetting, ordering: .acquiringAndReleasing).oldValue
    // A thread that disposed meanwhile left the release to this one.
    if left & Subscription.disposed != 0 { release() }
  }

  /// Returns whether the thread that replaced `old` is the one that releases `upstream`.
  private static func mustRelease(_ old: UInt8) -> Bool { old & (disposed | assigned | forgetting) == assigned }

  private final func release() {
    upstream.take()?.dispose()
  }
}
