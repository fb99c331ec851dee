public import Synchronization

/// The observers of a hot sequence, in subscription order, which an emission visits without locking or retaining them.
///
/// The members form a linked list, so adding or removing a member takes constant time. An emission visits a
/// `MemberSnapshot` of the list. A change of the list invalidates the snapshot, and the next emission creates a new
/// one, because it visits every member anyway.
///
/// A snapshot that an emission may be visiting is not freed, and neither are its members: a change retires them. The
/// first emission stores its thread in `walker` and leaves with a plain store; nested and concurrent emissions are
/// counted in `others`. Entering and publishing are sequentially consistent, so either the emission visits the new
/// snapshot, or the change detects the emission, which then frees the retired snapshots when it leaves.
///
/// The class is not generic, so that subscribing does not look up generic metadata.
@usableFromInline class Membership: @unchecked Sendable {
  // Invariant of @unchecked: `current` is exchanged only while `lock` is held, and its target is immutable; everything
  // else is accessed only while `lock` is held.
  // What an emission reads comes first, because there it is in one line of the cache.
  @usableFromInline final let walker = Atomic<UInt>(0)
  @usableFromInline final let current = Atomic<UnsafeRawPointer?>(nil)
  @usableFromInline final let others = Atomic<Int32>(0)
  @usableFromInline final let lock = BareLock()
  @usableFromInline final let hasRetired = Atomic<Bool>(false)
  @exclusivity(unchecked) private final var wasDisposed = false
  @exclusivity(unchecked) private final var members = MemberList()
  @exclusivity(unchecked) private final var retired: [AnyObject] = []
  @exclusivity(unchecked) private final var ending: Termination?

  @usableFromInline init() {}

  deinit {
    MemberSnapshot(pointer: current.load(ordering: .acquiring)).members?.release()
    members.release()
  }

  /// A Boolean value that indicates whether there are no observers.
  @usableFromInline final var isEmpty: Bool { current.load(ordering: .acquiring) == nil }

  @usableFromInline final var hasEnded: Bool { termination != nil }

  /// The termination of the sequence, or `nil` if the sequence has not ended.
  final var termination: Termination? { lock.withLock { ending } }

  /// A Boolean value that indicates whether the subject was disposed of.
  @usableFromInline final var isDisposed: Bool { lock.withLock { wasDisposed } }

  @usableFromInline final func add(member: Member, of subject: (any AnyObject & Sendable)?, prepare: () -> Void)
    -> Termination?
  {
    let termination: Termination? = lock.withLock {
      // The error is created for each subscriber: stored here, it would retain the subject, which retains this object.
      let termination = ending ?? (wasDisposed ? .error(RxError.disposed(object: subject ?? self)) : nil)
      if termination == nil {
        members.append(member)
        publish()
      }
      // After publishing: otherwise an element sent between the two would be neither replayed nor delivered live.
      prepare()
      return termination
    }
    reclaim()
    return termination
  }

  /// Removes a member. The caller retains `member` until this method returns, so its last reference is not released
  /// while the lock is held.
  @usableFromInline final func remove(member: Member) {
    lock.withLock {
      guard members.remove(member) else { return }
      publish()
      if mayBeVisited { retire(member) }
    }
    reclaim()
  }

  @usableFromInline final func end(members termination: Termination, if isAllowed: () -> Bool) -> [Member] {
    let told: [Member] = lock.withLock {
      guard ending == nil, isAllowed() else { return [] }
      ending = termination
      return takeAll()
    }
    reclaim()
    return told
  }

  /// Removes every member and the termination of the sequence, without sending an event, and returns the members.
  final func dispose(prepare: () -> Void) -> [Member] {
    // Outlives the lock: releasing the last reference to an error may run foreign code.
    var ended: Termination?
    defer { withExtendedLifetime(ended) {} }
    return removeAll {
      prepare()
      wasDisposed = true
      swap(&ended, &ending)
    }
  }

  /// Removes every member without sending an event, and returns the members.
  ///
  /// - Parameter prepare: A closure that is called while the lock is held. It must not call foreign code.
  final func removeAll(prepare: () -> Void = {}) -> [Member] {
    let all = lock.withLock {
      prepare()
      return takeAll()
    }
    reclaim()
    return all
  }

  private final func takeAll() -> [Member] {
    let all = members.takeAll()
    publish()
    if mayBeVisited { for member in all { retire(member) } }
    return all
  }

  /// Publishes a change to the list. Emissions that begin afterward do not visit the previous snapshot.
  private final func publish() {
    let old = MemberSnapshot(pointer: current.exchange(members.snapshot.pointer, ordering: .sequentiallyConsistent))
    if let replaced = old.members?.takeRetainedValue(), mayBeVisited { retire(replaced) }
  }

  /// Keeps a replaced snapshot or a removed member until no emission can be visiting it.
  private final func retire(_ object: AnyObject) {
    retired.append(object)
    hasRetired.store(true, ordering: .sequentiallyConsistent)
  }

  /// A Boolean value that indicates whether an emission may be visiting a snapshot that has been replaced. Read this
  /// property after the exchange in `publish()`.
  private final var mayBeVisited: Bool {
    others.load(ordering: .sequentiallyConsistent) > 0 || walker.load(ordering: .sequentiallyConsistent) != 0
  }

  /// Returns a valid snapshot, for an emission that found an outdated one.
  @usableFromInline @inline(never) final func renewed() -> UnsafeRawPointer? {
    lock.withLock {
      let found = current.load(ordering: .relaxed)
      // A change or another emission has published a valid one.
      guard found == MemberSnapshot.outdated else { return found }
      let new = UnsafeRawPointer(Unmanaged.passRetained(Members.make(of: members)).toOpaque())
      current.store(new, ordering: .sequentiallyConsistent)
      return new
    }
  }

  /// Frees the retired snapshots and members, unless an emission may still be visiting them.
  @usableFromInline @inline(never) final func reclaim() {
    guard hasRetired.load(ordering: .sequentiallyConsistent) else { return }
    // Outlives the lock: releasing the last reference to an observer may run foreign code.
    var free: [AnyObject] = []
    lock.withLock {
      guard !isWalked else { return }
      hasRetired.store(false, ordering: .sequentiallyConsistent)
      swap(&free, &retired)
    }
    withExtendedLifetime(free) {}
  }

  /// A Boolean value that indicates whether an emission may be visiting a snapshot.
  ///
  /// An emission that is just leaving on another thread may have looked for retired snapshots before the latest one
  /// became visible, so the getter waits briefly for that emission's last store. Any other emission looks for
  /// retired snapshots when it leaves.
  private final var isWalked: Bool {
    let thread = Serializer.currentThread
    for _ in 0..<64 {
      if others.load(ordering: .sequentiallyConsistent) > 0 { return true }
      switch walker.load(ordering: .sequentiallyConsistent) {
      case 0: return false
      case thread: return true
      default: continue
      }
    }
    return true
  }
}
