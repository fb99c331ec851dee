// allow(file-length): joining, leaving and delivering are one algorithm, and each step relies on the others.

public import Synchronization

/// The observers of a hot sequence, in subscription order, in a snapshot that an emission visits without locking or retaining it.
///
/// A change of membership publishes a new snapshot and frees the old one, unless an emission may still be visiting it. The first emission
/// stores its thread in `walker` and leaves with a plain store; nested and concurrent ones are counted in `others`. Entering and publishing
/// are sequentially consistent, so either the emission sees the new snapshot, or the change sees the emission, which then frees the old
/// snapshot when it leaves.
///
/// The class is not generic, so that subscribing does not look up generic metadata.
@usableFromInline class Membership: @unchecked Sendable {
  // Invariant of @unchecked: `current` is exchanged only while `lock` is held, and its target is immutable; everything else is accessed only
  // while `lock` is held.
  @usableFromInline final let walker = Atomic<UInt>(0)
  @usableFromInline final let others = Atomic<Int>(0)
  @usableFromInline final let current = Atomic<UnsafeRawPointer?>(nil)
  @usableFromInline final let hasRetired = Atomic<Bool>(false)
  @usableFromInline final let lock = BareLock()
  /// The snapshots that were replaced while an emission may have been visiting them, linked by `before`. The oldest may be a sole member.
  @exclusivity(unchecked) private final var retired: AnyObject?
  @exclusivity(unchecked) private final var ending: Termination?
  @exclusivity(unchecked) private final var wasDisposed = false

  @usableFromInline init() {}

  deinit {
    Snapshot(pointer: current.load(ordering: .acquiring)).object?.release()
  }

  /// Whether there are no observers.
  @usableFromInline final var isEmpty: Bool { current.load(ordering: .acquiring) == nil }

  @usableFromInline final var hasEnded: Bool { termination != nil }

  /// The termination of the sequence, if it has ended.
  final var termination: Termination? { lock.withLock { ending } }

  /// Whether the subject was disposed of.
  @usableFromInline final var isDisposed: Bool { lock.withLock { wasDisposed } }

  final func add(member: AnyObject, of subject: (any AnyObject & Sendable)?, prepare: () -> Void) -> Termination? {
    let (termination, free): (Termination?, AnyObject?) = lock.withLock {
      // The error is created for each subscriber: stored here, it would retain the subject, which retains this object.
      let termination = ending ?? (wasDisposed ? .error(RxError.disposed(object: subject ?? self)) : nil)
      let free = termination == nil ? publish(snapshot.appending(member)) : nil
      // After publishing: otherwise an element sent between the two would be neither replayed nor delivered live.
      prepare()
      return (termination, free)
    }
    withExtendedLifetime(free) {}
    reclaim()
    return termination
  }

  final func remove(member: AnyObject) {
    let free = lock.withLock { snapshot.contains(member) ? publish(snapshot.removing(member)) : nil }
    withExtendedLifetime(free) {}
    reclaim()
  }

  @usableFromInline final func end(members termination: Termination, if isAllowed: () -> Bool) -> [AnyObject] {
    let (told, free): ([AnyObject], AnyObject?) = lock.withLock {
      guard ending == nil, isAllowed() else { return ([], nil) }
      ending = termination
      return (snapshot.all, publish(nil))
    }
    withExtendedLifetime(free) {}
    reclaim()
    return told
  }

  /// Removes every member without an event, and forgets how the sequence ended.
  final func dispose(prepare: () -> Void) -> [AnyObject] {
    // Outlives the lock: the last reference to an error may run foreign code.
    var ended: Termination?
    defer { withExtendedLifetime(ended) {} }
    return removeAll {
      prepare()
      wasDisposed = true
      swap(&ended, &ending)
    }
  }

  /// Removes every member without an event and returns them.
  ///
  /// - Parameter prepare: Called while the lock is held; must not call foreign code.
  final func removeAll(prepare: () -> Void = {}) -> [AnyObject] {
    let (members, free) = lock.withLock {
      prepare()
      return (snapshot.all, publish(nil))
    }
    withExtendedLifetime(free) {}
    reclaim()
    return members
  }

  /// The current snapshot, borrowed: it is not replaced while the lock is held.
  private final var snapshot: Snapshot { Snapshot(pointer: current.load(ordering: .relaxed)) }

  /// Replaces the snapshot by `new`, which must be retained. Returns an object that the caller has to release after the lock, because
  /// releasing the last reference to an observer may run foreign code.
  private final func publish(_ new: UnsafeRawPointer?) -> AnyObject? {
    let old = Snapshot(pointer: current.exchange(new, ordering: .sequentiallyConsistent))
    guard let replaced = old.object?.takeRetainedValue() else { return nil }
    if others.load(ordering: .sequentiallyConsistent) == 0, walker.load(ordering: .sequentiallyConsistent) == 0 {
      return replaced
    }
    if let before = retired {
      let members = old.sole == nil ? unsafeDowncast(replaced, to: Members.self) : Members.holding(replaced)
      members.before = before
      retired = members
    } else {
      retired = replaced
    }
    hasRetired.store(true, ordering: .sequentiallyConsistent)
    return nil
  }

  /// Frees retired snapshots that no emission can still be visiting.
  @usableFromInline @inline(never) final func reclaim() {
    guard hasRetired.load(ordering: .sequentiallyConsistent) else { return }
    var free: AnyObject? = lock.withLock {
      guard !isWalked else { return nil }
      hasRetired.store(false, ordering: .sequentiallyConsistent)
      defer { retired = nil }
      return retired
    }
    // Released after the lock, because the last reference to an observer may run foreign code, and one by one, because there may be many.
    while let snapshot = free {
      let members = snapshot as? Members
      free = members?.before
      members?.before = nil
    }
  }

  /// Whether an emission may be visiting a snapshot. An emission on another thread that is just leaving may have looked for retired snapshots
  /// before the latest became visible, so this waits briefly for its last store. An emission that continues will look again.
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

/// A snapshot of several observers: their number and a raw reference to each, so that a visit does not retain them.
@usableFromInline class Members: ManagedBuffer<MembersHeader, UnsafeRawPointer> {
  /// The snapshot that was retired before this one and has not been freed.
  final var before: AnyObject? {
    get { header.before }
    set { header.before = newValue }
  }

  fileprivate static func make(count: Int, _ fill: (UnsafeMutablePointer<UnsafeRawPointer>) -> Void) -> Members {
    let members = unsafeDowncast(create(minimumCapacity: count) { _ in MembersHeader(count: count) }, to: Members.self)
    members.withUnsafeMutablePointerToElements(fill)
    return members
  }

  fileprivate static func holding(_ sole: AnyObject) -> Members {
    make(count: 1) { $0.initialize(UnsafeRawPointer(Unmanaged.passUnretained(sole).toOpaque()), at: 0) }
  }

  deinit {
    withUnsafeMutablePointers { header, all in
      for index in 0..<header.pointee.count { Unmanaged<AnyObject>.fromOpaque(all[index]).release() }
    }
  }
}

@usableFromInline struct MembersHeader {
  @usableFromInline let count: Int
  var before: AnyObject?
}

/// A snapshot in one word: `nil` if there are no members; a sole member itself, marked by the lowest bit, which needs no allocation; or a
/// `Members` object.
@usableFromInline struct Snapshot {
  @usableFromInline let pointer: UnsafeRawPointer?

  @inlinable init(pointer: UnsafeRawPointer?) { self.pointer = pointer }

  /// The member, if there is only one.
  @inlinable var sole: UnsafeRawPointer? {
    guard let pointer, UInt(bitPattern: pointer) & 1 == 1 else { return nil }
    return pointer - 1
  }

  /// The object that the word refers to.
  fileprivate var object: Unmanaged<AnyObject>? { (sole ?? pointer).map { Unmanaged.fromOpaque($0) } }

  private func read<Result>(_ body: (UnsafeBufferPointer<UnsafeRawPointer>) -> Result) -> Result {
    guard let pointer else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
    if let sole { return withUnsafePointer(to: sole) { body(UnsafeBufferPointer(start: $0, count: 1)) } }
    return Unmanaged<Members>.fromOpaque(pointer)._withUnsafeGuaranteedRef { members in
      members.withUnsafeMutablePointers { body(UnsafeBufferPointer(start: $1, count: $0.pointee.count)) }
    }
  }

  fileprivate var all: [AnyObject] { read { $0.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() } } }

  fileprivate func contains(_ member: AnyObject) -> Bool {
    let pointer = UnsafeRawPointer(Unmanaged.passUnretained(member).toOpaque())
    return read { $0.contains(pointer) }
  }

  /// Returns the snapshot with `member` appended, retained for publishing.
  fileprivate func appending(_ member: AnyObject) -> UnsafeRawPointer {
    let member = UnsafeRawPointer(Unmanaged.passUnretained(member).toOpaque())
    return read { old in
      guard !old.isEmpty else { return retained(sole: member) }
      return retained(count: old.count + 1) { new in
        for index in old.indices { new.initialize(old[index], at: index) }
        new.initialize(member, at: old.count)
      }
    }
  }

  /// Returns the snapshot without `member`, which must be in it, retained for publishing; `nil` if there is no other.
  fileprivate func removing(_ member: AnyObject) -> UnsafeRawPointer? {
    let member = UnsafeRawPointer(Unmanaged.passUnretained(member).toOpaque())
    return read { old in
      switch old.count {
      case 1: return nil
      case 2: return retained(sole: old[0] == member ? old[1] : old[0])
      default:
        return retained(count: old.count - 1) { new in
          var index = 0
          for other in old where other != member {
            new.initialize(other, at: index)
            index += 1
          }
        }
      }
    }
  }

  private func retained(sole member: UnsafeRawPointer) -> UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged<AnyObject>.fromOpaque(member).retain().toOpaque()) + 1
  }

  private func retained(
    count: Int, _ fill: (UnsafeMutablePointer<UnsafeRawPointer>) -> Void
  ) -> UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passRetained(Members.make(count: count, fill)).toOpaque())
  }
}

extension UnsafeMutablePointer<UnsafeRawPointer> {
  /// Retains `member` and stores it.
  fileprivate func initialize(_ member: UnsafeRawPointer, at index: Int) {
    _ = Unmanaged<AnyObject>.fromOpaque(member).retain()
    (self + index).initialize(to: member)
  }
}
