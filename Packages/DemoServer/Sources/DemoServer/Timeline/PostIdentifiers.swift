/// The IDs of a network's posts, which ascend with gaps, as in real networks.
struct PostIdentifiers: Sendable {
  var first: Int
  var step: Int

  static let mastodon = PostIdentifiers(first: 112_350_000_000_000_000, step: 1_000_000)
  static let twitter = PostIdentifiers(first: 1_071_000_000_000_000_000, step: 1_000_003)

  func id(of index: Int) -> Int { first + index * step }

  /// Returns the index of the post with this ID, or `nil` if no post can have this ID.
  func index(of id: Int) -> Int? {
    let (distance, overflow) = id.subtractingReportingOverflow(first)
    return overflow || distance < 0 || distance % step != 0 ? nil : distance / step
  }

  /// Returns the index of the first post whose ID is at least `id`.
  func startIndex(from id: Int) -> Int {
    let (distance, overflow) = id.subtractingReportingOverflow(first)
    guard !overflow, distance > 0 else { return 0 }
    return distance / step + (distance % step > 0 ? 1 : 0)
  }
}
