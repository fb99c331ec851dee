import Persistence
import Posts

extension StoredPosts {
  /// The number of posts above which a pushed post can be inserted. One that belongs further down is not stored.
  private static let reach = 100

  /// Stores a new post that the server has sent without a request, if the newest posts are known to be stored. Replaces
  /// the post if it is stored already.
  ///
  /// The post can be older than the newest one, because a post from another server can arrive late. A post that belongs
  /// into a gap is not stored, because it loads with the gap.
  func push(_ post: Post, _ transaction: borrowing WriteTransaction) throws {
    if try transaction.first(position(post.id)) != nil { return try update(post, transaction) }
    let newest = try transaction.array(positions.limit(Self.reach))
    let index = newest.firstIndex { $0.id < post.id }
    if index == nil, !newest.isEmpty { return }
    let (lower, upper) = (index.map { newest[$0] }, index.flatMap { $0 > 0 ? newest[$0 - 1] : nil })
    if upper?.hasGapBelow == true { return }
    guard
      let number = PagePositions.positions(
        keeping: [nil], above: lower?.position, below: upper?.position, hasGapBelow: false)?.first
    else {
      try makeRoom(for: 1, transaction)
      return try push(post, transaction)
    }
    try transaction.add(StoredPost(post, in: timeline, at: number), update: .modified)
  }
}
