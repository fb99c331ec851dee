public import Synchronization

/// Who observes a hot sequence, in subscription order, as a snapshot that an emission walks without a lock and without retaining it.
///
/// A change of membership publishes a new snapshot and frees the old one, unless an emission may still walk it. The first emission enters
/// its thread as `walker` and leaves with a plain store; those inside it or beside it are counted in `others`. Entering and publishing are
/// sequentially consistent, so either the emission sees the new snapshot or the change sees the emission, and then the emission frees the
/// old snapshot when it leaves.
///
/// It does not know the type of the elements, so that none of this is looked up by it while subscribing.
@usableFromInline class Membership: @unchecked Sendable {
  // Invariant of @unchecked: `current` is exchanged with `lock` held only, and what it points to is immutable; the rest is touched with
  // `lock` held only.
  @usableFromInline final let walker = Atomic<UInt>(0)
  @usableFromInline final let others = Atomic<Int>(0)
  @usableFromInline final let current = Atomic<UnsafeRawPointer?>(nil)
  @usableFromInline final let hasRetired = Atomic<Bool>(false)
  private final let lock = BareLock()
  @exclusivity(unchecked) private final var retired: Members?
  @exclusivity(unchecked) private final var ending: Termination?

  @usableFromInline init() {}

  deinit {
    if let members = current.load(ordering: .acquiring) { Unmanaged<Members>.fromOpaque(members).release() }
  }

  /// Whether anybody listens.
  @usableFromInline final var isEmpty: Bool { current.load(ordering: .acquiring) == nil }

  @usableFromInline final var hasEnded: Bool { termination != nil }

  /// How the sequence ended, if it has.
  final var termination: Termination? { lock.withLock { ending } }

  final func add(member: AnyObject, prepare: () -> Void) -> Termination? {
    let (termination, free): (Termination?, AnyObject?) = lock.withLock {
      let free = ending == nil ? publish(members.appending(member)) : nil
      // After publishing: an element sent between the two would otherwise be neither in what is replayed nor delivered live.
      prepare()
      return (ending, free)
    }
    withExtendedLifetime(free) {}
    reclaim()
    return termination
  }

  final func remove(member: AnyObject) {
    let free = lock.withLock { members.contains(member) ? publish(members.removing(member)) : nil }
    withExtendedLifetime(free) {}
    reclaim()
  }

  @usableFromInline final func end(members termination: Termination, prepare: () -> Void) -> [AnyObject] {
    let (told, free): ([AnyObject], AnyObject?) = lock.withLock {
      guard ending == nil else { return ([], nil) }
      prepare()
      ending = termination
      return (members.all, publish(nil))
    }
    withExtendedLifetime(free) {}
    reclaim()
    return told
  }

  /// The present snapshot. Borrowed: under the lock nobody else replaces it.
  private final var members: MembersReference { MembersReference(pointer: current.load(ordering: .relaxed)) }

  /// Replaces the snapshot by `new`, which is retained already. Returns what the caller has to release outside the lock: the last reference
  /// to an observer may run foreign code.
  private final func publish(_ new: UnsafeRawPointer?) -> AnyObject? {
    guard let old = current.exchange(new, ordering: .sequentiallyConsistent) else { return nil }
    let replaced = Unmanaged<Members>.fromOpaque(old).takeRetainedValue()
    if others.load(ordering: .sequentiallyConsistent) == 0, walker.load(ordering: .sequentiallyConsistent) == 0 {
      return replaced
    }
    replaced.before = retired
    retired = replaced
    hasRetired.store(true, ordering: .sequentiallyConsistent)
    return nil
  }

  /// Frees what no emission can still be walking.
  @usableFromInline @inline(never) final func reclaim() {
    guard hasRetired.load(ordering: .sequentiallyConsistent) else { return }
    var free: Members? = lock.withLock {
      guard !isWalked else { return nil }
      hasRetired.store(false, ordering: .sequentiallyConsistent)
      defer { retired = nil }
      return retired
    }
    // Released here, outside the lock, as the last reference to an observer may run foreign code; and one by one, as they may be many.
    while let members = free {
      free = members.before
      members.before = nil
    }
  }

  /// Whether an emission may be walking. One of another thread that is just leaving may have looked for retired snapshots before this one
  /// became visible: it is given the moment that its last store takes. One that stays will look again.
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

/// A snapshot: the number of observers and a reference to each. Raw, so that a visit costs no retain.
@usableFromInline class Members: ManagedBuffer<MembersHeader, UnsafeRawPointer> {
  /// What was retired before it and is not freed yet.
  final var before: Members? {
    get { header.before }
    set { header.before = newValue }
  }

  deinit {
    withUnsafeMutablePointers { header, all in
      for index in 0..<header.pointee.count { Unmanaged<AnyObject>.fromOpaque(all[index]).release() }
    }
  }
}

@usableFromInline struct MembersHeader {
  @usableFromInline let count: Int
  var before: Members?
}

/// The snapshot in force, or none.
private struct MembersReference {
  let pointer: UnsafeRawPointer?

  private func read<Result>(_ body: (UnsafeBufferPointer<UnsafeRawPointer>) -> Result) -> Result {
    guard let pointer else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
    return Unmanaged<Members>.fromOpaque(pointer)._withUnsafeGuaranteedRef { members in
      members.withUnsafeMutablePointers { body(UnsafeBufferPointer(start: $1, count: $0.pointee.count)) }
    }
  }

  var all: [AnyObject] { read { $0.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() } } }

  func contains(_ member: AnyObject) -> Bool {
    let pointer = UnsafeRawPointer(Unmanaged.passUnretained(member).toOpaque())
    return read { $0.contains(pointer) }
  }

  func appending(_ member: AnyObject) -> UnsafeRawPointer {
    read { old in
      make(count: old.count + 1) { new in
        for index in old.indices { new.initialize(old[index], at: index) }
        new.initialize(UnsafeRawPointer(Unmanaged.passUnretained(member).toOpaque()), at: old.count)
      }
    }
  }

  /// Without `member`, which is there; `nil` if nobody else is.
  func removing(_ member: AnyObject) -> UnsafeRawPointer? {
    let pointer = UnsafeRawPointer(Unmanaged.passUnretained(member).toOpaque())
    return read { old in
      guard old.count > 1 else { return nil }
      return make(count: old.count - 1) { new in
        var index = 0
        for other in old where other != pointer {
          new.initialize(other, at: index)
          index += 1
        }
      }
    }
  }

  /// A snapshot, retained for whoever publishes it.
  private func make(count: Int, _ fill: (UnsafeMutablePointer<UnsafeRawPointer>) -> Void) -> UnsafeRawPointer {
    let members = unsafeDowncast(
      Members.create(minimumCapacity: count) { _ in MembersHeader(count: count) }, to: Members.self)
    members.withUnsafeMutablePointerToElements(fill)
    return UnsafeRawPointer(Unmanaged.passRetained(members).toOpaque())
  }
}

extension UnsafeMutablePointer<UnsafeRawPointer> {
  /// Retains `member` and stores it.
  fileprivate func initialize(_ member: UnsafeRawPointer, at index: Int) {
    _ = Unmanaged<AnyObject>.fromOpaque(member).retain()
    (self + index).initialize(to: member)
  }
}
