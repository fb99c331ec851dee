/// The keys of the rows of a table that have been written, as long as they are known and few.
struct WrittenKeys: Hashable, Sendable {
  /// The keys, or `nil` if any row may have been written.
  private(set) var keys: Set<RecordKey>? = []

  /// The number of keys beyond which they are forgotten, because reading so many rows one by one takes as long as reading
  /// the whole result.
  private static let limit = 100

  mutating func formUnion(_ other: WrittenKeys) {
    guard let others = other.keys else { return keys = nil }
    keys?.formUnion(others)
    if let count = keys?.count, count > Self.limit { keys = nil }
  }
}
