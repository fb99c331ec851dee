/// How far a timeline is known, at both ends.
///
/// The ends are kept apart, and a request uses one of them: asking for posts newer than the newest *and* older than the
/// oldest finds nothing, for ever.
public struct TimelineCursor: Sendable, Hashable, Codable {
  /// The greatest id seen; nil before there was any.
  public private(set) var newest: PostID?
  /// The least id seen; nil before there was any.
  public private(set) var oldest: PostID?

  /// Nothing is known yet.
  public init() {}

  /// Takes note of posts, in any order. Known ones and an empty batch change nothing.
  public mutating func include(_ ids: some Sequence<PostID>) {
    for id in ids {
      newest = newest.map { max($0, id) } ?? id
      oldest = oldest.map { min($0, id) } ?? id
    }
  }

  /// The page to ask for what is new. An empty one means up to date.
  public var newer: TimelinePage { newest.map(TimelinePage.newer) ?? .latest }

  /// The page to ask for what came before. An empty one means the end of the timeline, and only an empty one: servers
  /// filter, so a page may be short.
  public var older: TimelinePage { oldest.map(TimelinePage.older) ?? .latest }
}

extension TimelineCursor: CustomStringConvertible {
  public var description: String {
    guard let newest, let oldest else { return "TimelineCursor(nothing)" }
    return "TimelineCursor(\(oldest)…\(newest))"
  }
}
