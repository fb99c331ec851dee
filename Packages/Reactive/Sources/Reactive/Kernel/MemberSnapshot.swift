/// A snapshot of a list of members in one word. The word is `nil` if there are no members, a reference to the member
/// itself if there is only one, and otherwise a reference to a `Members` object, or `outdated`. A reference to a sole
/// member is marked by the lowest bit, and needs no allocation.
///
/// A snapshot does not retain its members: while an emission may be visiting them, the list or the retired objects of
/// the `Membership` retain them.
@usableFromInline struct MemberSnapshot {
  @usableFromInline let pointer: UnsafeRawPointer?

  @inlinable init(pointer: UnsafeRawPointer?) { self.pointer = pointer }

  init(sole member: Member) { pointer = UnsafeRawPointer(Unmanaged.passUnretained(member).toOpaque()) + 1 }

  /// The word that marks a list of several members that has changed since the last emission. No object has this
  /// address.
  @inlinable static var outdated: UnsafeRawPointer { UnsafeRawPointer(bitPattern: 2).unsafelyUnwrapped }

  /// The only member, or `nil` if there are none or several.
  @inlinable var sole: UnsafeRawPointer? {
    guard let pointer, UInt(bitPattern: pointer) & 1 == 1 else { return nil }
    return pointer - 1
  }

  /// The object that the word refers to, or `nil` if there are fewer than two members or the snapshot is outdated.
  var members: Unmanaged<Members>? {
    guard let pointer, sole == nil, pointer != MemberSnapshot.outdated else { return nil }
    return Unmanaged.fromOpaque(pointer)
  }
}

/// A snapshot of several members: their number and a raw reference to each.
@usableFromInline class Members: ManagedBuffer<Int, UnsafeRawPointer> {
  static func make(of list: MemberList) -> Members {
    let count = list.count
    let members = unsafeDowncast(create(minimumCapacity: count) { _ in count }, to: Members.self)
    members.withUnsafeMutablePointerToElements { element in
      var element = element
      list.forEach {
        element.initialize(to: UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()))
        element += 1
      }
    }
    return members
  }
}
