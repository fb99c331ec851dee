import Persistence
import Posts

extension StoredPosts {
  /// The number of posts that stay in the store when it is trimmed.
  static let limit = 800
  /// The number of posts beyond which the store is trimmed, so that not every new post deletes another one.
  static let maximum = limit + 200

  /// Deletes posts if more than ``maximum`` are stored, so that ``limit`` are left: the newest ones or, if the user
  /// reads below the newest half, that half and the posts around the reading position, with a gap between them.
  ///
  /// - Parameter reading: The reading position, or `nil` for the newest post.
  /// - Returns: `true` if older posts than those left were deleted.
  func trim(around reading: PostID?, _ transaction: borrowing WriteTransaction) throws -> Bool {
    guard try transaction.first(positions.dropFirst(Self.maximum)) != nil,
      let top = try transaction.first(positions.dropFirst(Self.limit / 2 - 1)),
      var last = try transaction.first(positions.dropFirst(Self.limit - 1))
    else { return false }
    if let reading, let row = try transaction.first(position(reading)), row.position < top.position {
      let near = try transaction.array(positions.around(row, before: Self.limit / 4, after: Self.limit / 4 - 1))
      if let first = near.first, first.position < top.position {
        let between = StoredPosition.filter(\.timeline == timeline)
          .filter(\.position < top.position && \.position > first.position)
        if try transaction.deleteAll(between) > 0 { try set(gapBelow: top, true, transaction) }
      }
      last = near.last ?? row
    }
    guard try transaction.deleteAll(positions.after(last)) > 0 else { return false }
    try removeGapBelowLast(transaction)
    return true
  }
}
