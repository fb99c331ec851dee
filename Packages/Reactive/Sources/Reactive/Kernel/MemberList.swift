/// An observer that can be a member of a `Membership`.
@usableFromInline class Member: @unchecked Sendable {
  // Invariant of @unchecked: accessed only while the lock of the membership is held, or by the one thread that has
  // taken the list.
  /// The next member in the list. Each member retains the next one, but not the preceding one.
  @exclusivity(unchecked) fileprivate final var following: Member?
  /// The preceding member, `nil` for the first member, or this member itself if it is in no list.
  @exclusivity(unchecked) fileprivate final var preceding: Unmanaged<Member>?

  @usableFromInline init() { preceding = .passUnretained(self) }

  fileprivate final var isListed: Bool { preceding?.toOpaque() != Unmanaged.passUnretained(self).toOpaque() }
}

/// A linked list of members, in the order in which they were added.
struct MemberList {
  private(set) var first: Member?
  private var last: Unmanaged<Member>?

  mutating func append(_ member: Member) {
    member.preceding = last
    if let last { last._withUnsafeGuaranteedRef { $0.following = member } } else { first = member }
    last = .passUnretained(member)
  }

  /// Removes a member, and returns whether it was in the list.
  mutating func remove(_ member: Member) -> Bool {
    guard member.isListed else { return false }
    let (preceding, following) = (member.preceding, member.following)
    member.preceding = .passUnretained(member)
    member.following = nil
    if let following { following.preceding = preceding } else { last = preceding }
    if let preceding {
      preceding._withUnsafeGuaranteedRef { $0.following = following }
    } else {
      first = following
    }
    return true
  }

  mutating func takeAll() -> [Member] {
    var all: [Member] = []
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
    return first.following == nil ? MemberSnapshot(sole: first) : MemberSnapshot(pointer: MemberSnapshot.outdated)
  }

  var count: Int {
    var count = 0
    forEach { _ in count += 1 }
    return count
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
