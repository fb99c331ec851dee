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

  /// How many posts are known from the newest down to one.
  func count(downTo id: PostID) -> Int { posts.count { $0.id >= id } }

  /// One post alone; nothing if it is not known.
  func only(_ id: PostID) -> KnownPosts { KnownPosts(posts: posts.filter { $0.id == id }, gaps: []) }

  /// Takes in a page of the newest posts, in place of the known ones from its oldest upwards: the server has no others there. When the
  /// page does not reach down to what is known, there is a gap below it. An empty page removes everything.
  public mutating func insertLatest(_ page: [Post]) {
    guard let oldest = page.map(\.id).min() else {
      self = KnownPosts()
      return
    }
    let hasGap = posts.last { $0.id >= oldest }.map { gaps.contains($0.id) } ?? !posts.isEmpty
    gaps = gaps.filter { $0 < oldest }
    if hasGap { gaps.insert(oldest) }
    replace(with: page) { $0 >= oldest }
  }

  /// Takes in the posts that came directly before a known one, as the answer to `older(than:)`, in place of the known ones between it and
  /// the page's oldest: the server has no others there. A page that does not reach the next known post moves a gap down. An empty page
  /// removes all that is known below. Does nothing when that one is not known.
  public mutating func insert(_ page: [Post], directlyBefore id: PostID) {
    guard posts.contains(where: { $0.id == id }) else { return }
    guard let oldest = page.map(\.id).min() else {
      gaps = gaps.filter { $0 > id }
      return replace(with: []) { $0 < id }
    }
    let hasGap = posts.last { $0.id >= oldest }.map { gaps.contains($0.id) } ?? false
    gaps = gaps.filter { $0 > id || $0 < oldest }
    if hasGap { gaps.insert(oldest) }
    replace(with: page) { $0 < id && $0 >= oldest }
  }

  /// Takes in the posts that came directly after a known one, as Mastodon answers `newer(than:)`, in place of the known ones between it
  /// and the page's newest. Gaps that the page covers are closed. Does nothing when that one is not known.
  public mutating func insert(_ page: [Post], directlyAfter id: PostID) {
    guard posts.contains(where: { $0.id == id }), let newest = page.map(\.id).max() else { return }
    gaps = gaps.filter { $0 <= id || $0 > newest }
    replace(with: page) { $0 > id && $0 <= newest }
  }

  /// Replaces a known post by what the server says now. Does nothing when it is not known.
  public mutating func update(_ post: Post) {
    if let index = posts.firstIndex(where: { $0.id == post.id }) { posts[index] = post }
  }

  /// Removes a post that the server does not have any more. A gap below it is then below the next newer post.
  public mutating func remove(_ id: PostID) {
    guard let index = posts.firstIndex(where: { $0.id == id }) else { return }
    posts.remove(at: index)
    if gaps.remove(id) != nil, index > 0, index < posts.count { gaps.insert(posts[index - 1].id) }
    if let last = posts.last { gaps.remove(last.id) }
  }

  /// Puts a page in the place of the known posts that it covers.
  private mutating func replace(with page: [Post], where isCovered: (PostID) -> Bool) {
    posts.removeAll { isCovered($0.id) }
    var byID = Dictionary(posts.map { ($0.id, $0) }) { $1 }
    for post in page { byID[post.id] = post }
    posts = byID.values.sorted { $0.id > $1.id }
    // Below the last post is not a gap but what has not been asked for yet.
    if let last = posts.last { gaps.remove(last.id) }
  }
}
