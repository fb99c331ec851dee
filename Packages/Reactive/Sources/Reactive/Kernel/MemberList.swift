/// An observer that can be a member of a `Membership`.
@usableFromInline class Member: @unchecked Sendable {
  // Invariant of @unchecked: accessed only while the lock of the membership is held, or by the one thread that has
  // taken the list.
  /// The next member in the list. Each member retains the next one, but not the preceding one.
  @exclusivity(unchecked) fileprivate final var following: Member?
  @exclusivity(unchecked) fileprivate final var preceding: Unmanaged<Member>?
  @exclusivity(unchecked) fileprivate final var isListed = false

  @usableFromInline init() {}
}

/// A linked list of members, in the order in which they were added.
struct MemberList {
  private(set) var first: Member?
  private var last: Unmanaged<Member>?
  private(set) var count = 0

  mutating func append(_ member: Member) {
    member.isListed = true
    member.preceding = last
    if let last { last._withUnsafeGuaranteedRef { $0.following = member } } else { first = member }
    last = .passUnretained(member)
    count += 1
  }

  /// Removes a member, and returns whether it was in the list.
  mutating func remove(_ member: Member) -> Bool {
    guard member.isListed else { return false }
    let following = member.following
    member.following = nil
    member.isListed = false
    if let following { following.preceding = member.preceding } else { last = member.preceding }
    if let preceding = member.preceding {
      preceding._withUnsafeGuaranteedRef { $0.following = following }
    } else {
      first = following
    }
    count -= 1
    return true
  }

  mutating func takeAll() -> [Member] {
    var all: [Member] = []
    all.reserveCapacity(count)
    while let member = popFirst() { all.append(member) }
    return all
  }

  /// Removes the members one by one. Each member retains the next one, so releasing only the first would recurse once
  /// per member.
  mutating func release() {
    while popFirst() != nil {}
  }

  /// The snapshot to publish after a change. For several members, this snapshot is `outdated`, and the next emission
  /// creates the actual snapshot.
  var snapshot: MemberSnapshot {
    guard let first else { return MemberSnapshot(pointer: nil) }
    return count == 1 ? MemberSnapshot(sole: first) : MemberSnapshot(pointer: MemberSnapshot.outdated)
  }

  func forEach(_ body: (Member) -> Void) {
    var next = first
    while let member = next {
      body(member)
      next = member.following
    }
  }

  private mutating func popFirst() -> Member? {
    guard let member = first else { return nil }
    _ = remove(member)
    return member
  }
}
