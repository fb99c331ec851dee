/// The posts that are known of a timeline, newest first, and where between them others may be missing.
///
/// No post is there twice. Between two neighbours without a gap, the server had no other post when it was asked.
public struct KnownPosts: Sendable, Hashable {
  /// The posts, newest first.
  public private(set) var posts: [Post] = []
  /// The posts directly below which others may be missing. Ask for those older than one of them to find out.
  public private(set) var gaps: Set<PostID> = []

  /// Nothing is known.
  public init() {}

  /// What was kept: posts newest first, each once, and those of them that have a gap below.
  init(posts: [Post], gaps: Set<PostID>) {
    self.posts = posts
    self.gaps = gaps
  }

  /// Both ends of what is known.
  public var cursor: TimelineCursor {
    var cursor = TimelineCursor()
    cursor.include([posts.first, posts.last].compactMap { $0?.id })
    return cursor
  }

  /// The newest `count` posts, and the gaps between them.
  public func prefix(_ count: Int) -> KnownPosts {
    let posts = Array(posts.prefix(count))
    return KnownPosts(posts: posts, gaps: gaps.intersection(posts.dropLast().map(\.id)))
  }

  /// Takes in a page of the newest posts. When it does not reach down to what is known, there is a gap below it.
  public mutating func insertLatest(_ page: [Post]) {
    guard let oldest = page.map(\.id).min() else { return }
    let hasGap = posts.last { $0.id >= oldest }.map { gaps.contains($0.id) } ?? !posts.isEmpty
    gaps = gaps.filter { $0 < oldest }
    if hasGap { gaps.insert(oldest) }
    merge(page)
  }

  /// Takes in the posts that came directly before a known one, as the answer to `older(than:)`. An empty page closes a
  /// gap there; one that does not reach the next known post moves it down. Does nothing when that one is not known.
  public mutating func insert(_ page: [Post], directlyBefore id: PostID) {
    guard posts.contains(where: { $0.id == id }) else { return }
    guard let oldest = page.map(\.id).min() else {
      gaps.remove(id)
      return
    }
    let hasGap = posts.last { $0.id >= oldest }.map { gaps.contains($0.id) } ?? false
    gaps = gaps.filter { $0 > id || $0 < oldest }
    if hasGap { gaps.insert(oldest) }
    merge(page)
  }

  /// Takes in the posts that came directly after a known one, as Mastodon answers `newer(than:)`. Gaps that the page
  /// covers are closed. Does nothing when that one is not known.
  public mutating func insert(_ page: [Post], directlyAfter id: PostID) {
    guard posts.contains(where: { $0.id == id }), let newest = page.map(\.id).max() else { return }
    gaps = gaps.filter { $0 <= id || $0 > newest }
    merge(page)
  }

  /// Where a post is known already, the page's is the later word.
  private mutating func merge(_ page: [Post]) {
    var byID = Dictionary(posts.map { ($0.id, $0) }) { $1 }
    for post in page { byID[post.id] = post }
    posts = byID.values.sorted { $0.id > $1.id }
    // Below the last post is not a gap but what has not been asked for yet.
    if let last = posts.last { gaps.remove(last.id) }
  }
}
