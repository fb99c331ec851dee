/// An observer that can be a member of a `MemberList`.
@usableFromInline class Member: @unchecked Sendable {
  // Invariant of @unchecked: accessed only while the lock that guards the list is held.
  @exclusivity(unchecked) fileprivate final var slot = 0

  @usableFromInline init() {}
}

/// The observers of a hot sequence, in the order in which they were added.
///
/// An emission copies `slots`, which is a reference to an array, and visits the copy. So a change during the emission
/// copies the array once, and an observer that it removes is released when the emissions end that began before.
///
/// A removal empties a slot, and removes the empty slots once they are half of all, so it takes constant time on
/// average. The list is not generic, so that a subscription looks up no type metadata.
@usableFromInline struct MemberList {
  @usableFromInline private(set) var slots: [Member?] = []
  private var emptySlots = 0

  @usableFromInline init() {}

  var isEmpty: Bool { slots.count == emptySlots }

  mutating func append(_ member: Member) {
    member.slot = slots.count
    slots.append(member)
  }

  /// Removes a member, if it is in the list.
  mutating func remove(_ member: Member) {
    guard slots.indices.contains(member.slot), slots[member.slot] === member else { return }
    slots[member.slot] = nil
    emptySlots += 1
    if emptySlots * 2 >= slots.count { removeEmptySlots() }
  }

  /// Removes all members, and returns the slots that contained them.
  mutating func takeAll() -> [Member?] {
    emptySlots = 0
    return exchange(&slots, with: [])
  }

  private mutating func removeEmptySlots() {
    slots = slots.filter { $0 != nil }
    emptySlots = 0
    for (slot, member) in slots.enumerated() { member?.slot = slot }
  }
}
