import Foundation
import Networking
import Persistence
import Posts
import Presentation
import Reactive

/// The single source of truth for a timeline: responses are written to the store, and screens read from the store.
struct TimelineRepository: Sendable {
  /// The remote source of the timeline.
  let remote: any PostSource
  private let store: Store
  private let scheduler: any ImmediateSchedulerType
  private let now: @Sendable () -> Date
  private let posts: StoredPosts

  /// The number of posts that ``trim()`` leaves in the store. During a run, more can be stored.
  private static let storedPostCount = 800
  /// The maximum number of pages of newer posts that a refresh requests before it leaves a gap.
  private static let pagesWithoutGap = 3
  /// The number of posts on either side of the reading position that can be visible with it.
  private static let visiblePosts = 20
  /// The maximum number of pages in which the posts around the reading position are requested.
  private static let visiblePages = 10

  init(_ source: TimelineSource, _ dependencies: TimelineDependencies) {
    let server = dependencies.server(source.api)
    store = server.store ?? dependencies.store
    remote = server.posts(of: source, store: store)
    scheduler = dependencies.scheduler
    let clock = dependencies.clock
    now = { clock.now }
    posts = StoredPosts(timeline: Self.name(of: source, at: server))
  }

  /// Returns the name under which a timeline is stored.
  static func name(of source: TimelineSource, at server: TimelineServer) -> String {
    prefix(server.account ?? "", server.client.baseURL) + source.description
  }

  /// Returns the common prefix of the names of all timelines of an account on a server.
  private static func prefix(_ account: String, _ server: URL) -> String { "\(account) \(server.absoluteString) " }

  /// Deletes all timelines of an account on a server, the source that the user last chose there, and all stored people
  /// of the server. People are not stored by account, so other accounts look them up again.
  static func remove(account: String, server: URL, from store: Store) throws {
    let start = prefix(account, server)
    // The first text after all texts with this prefix, which ends with a space: "!" directly follows the space.
    let end = start.dropLast() + "!"
    try store.write { transaction in
      try transaction.deleteAll(StoredPost.filter(\.timeline >= start && \.timeline < String(end)))
      try transaction.deleteAll(StoredTimeline.filter(\.timeline >= start && \.timeline < String(end)))
      try transaction.deleteAll(StoredChoice.choice(of: account, at: server.absoluteString))
      try transaction.deleteAll(StoredPerson.people(at: server.absoluteString))
    }
  }

  // MARK: - The store

  /// Returns an observable that emits the window of the posts, on subscription and after each change.
  func window(downTo bottoms: Observable<PostID?>) -> Observable<TimelineWindow> {
    store.window(of: posts, downTo: bottoms)
  }

  /// Emits the stored state of the timeline, on subscription and after each change, or `nil` before the first response.
  var timeline: Observable<StoredTimeline?> { store.array(StoredTimeline.timeline(posts.timeline)).map(\.first) }

  /// Returns an observable that emits a post on subscription and after each change, or `nil` while it is not stored.
  func post(_ id: PostID) -> Observable<Post?> { store.object(posts.post(id)).map { try? $0.get().post } }

  /// Returns the newest stored posts, with the stored state of the timeline.
  func stored(_ count: Int) throws -> (posts: [StoredPost], timeline: StoredTimeline?) {
    try stored(posts.newestFirst.limit(count))
  }

  func stored(_ id: PostID) throws -> (posts: [StoredPost], timeline: StoredTimeline?) { try stored(posts.post(id)) }

  private func stored(_ query: Query<StoredPost>) throws -> (posts: [StoredPost], timeline: StoredTimeline?) {
    try store.read { (try $0.array(query), try $0.first(StoredTimeline.timeline(posts.timeline))) }
  }

  /// Returns the number of stored posts from the newest down to the given one.
  func count(downTo id: PostID) throws -> Int {
    try store.read { try $0.count(posts.newestFirst.through(posts.position(id))) }
  }

  /// Returns the reading position: a post, or `nil` for the newest.
  func position() throws -> PostID? {
    try store.read { try $0.first(StoredTimeline.timeline(posts.timeline)) }?.position
  }

  /// Stores the reading position: a post, or `nil` for the newest. Has no effect before the first response.
  func save(position: PostID?) throws {
    try changeTimeline { $0.position = position }
  }

  /// Deletes all stored posts except the newest ``storedPostCount``.
  func trim() throws {
    let oldest = posts.newestFirst.dropFirst(Self.storedPostCount)
    guard try store.read({ try $0.first(oldest) }) != nil else { return }
    try store.write { transaction in
      guard try posts.trim(to: Self.storedPostCount, transaction) else { return }
      try changeTimeline(transaction) { $0.isComplete = false }
    }
  }

  // MARK: - The server

  /// Requests the newest posts, and the posts between them and the stored ones. If `position` is below the newest
  /// page, also requests the posts around the position again. Deletes posts that the server no longer has.
  ///
  /// - Returns: The oldest post of the newest page, or `nil` if there are no posts.
  func refresh(around position: PostID? = nil) -> Single<PostID?> {
    remote.posts(.latest).observe(on: scheduler).flatMap { latest in
      let oldest = latest.map(\.id).min()
      // Stores the pages between the newest one and the stored posts first, so that only too many of them leave a gap.
      let fillsGap = remote.newerPages == .adjacent
      let below = try insertLatest(latest, leavesGap: !fillsGap)
      return catchUp(from: below, to: oldest, pages: fillsGap ? Self.pagesWithoutGap : 0)
        .map { _ in if fillsGap, case .distant = below { _ = try insertLatest(latest, leavesGap: true) } }
        .flatMap { _ in try reread(around: position, below: oldest) }
        .map { _ in oldest }
    }
    .subscribe(on: scheduler)
  }

  /// Requests and stores a page of posts older than all stored posts. An empty page marks the end of the timeline.
  func loadOlder() -> Single<Void> {
    .deferred {
      guard let oldest = try store.read({ try $0.first(posts.oldestFirst) })?.post.id else {
        return refresh().map { _ in }
      }
      return load(below: oldest).map { page in
        if !page.isEmpty { try changeTimeline { $0.isComplete = false } }
      }
    }
    .subscribe(on: scheduler)
  }

  /// Requests a page of posts below the given one. The page replaces the stored posts in its range.
  func load(below id: PostID) -> Single<[Post]> {
    load(.older(than: id)) { page, transaction, timeline in
      try posts.insert(page, directlyBefore: id, transaction)
      if page.isEmpty { timeline.isComplete = true }
    }
  }

  /// Requests one post, and replaces the stored one. If the server no longer has the post, deletes it and fails with a
  /// message that names the post.
  func load(_ id: PostID) -> Single<Post> {
    remote.post(id).explainingAbsence(as: .noPost(id)).observe(on: scheduler)
      .map { post in
        try store.write { try posts.update(post, $0) }
        return post
      }
      .catch { error -> Single<Post> in
        guard error as? LoadFailure == .noPost(id) else { throw error }
        try store.write { transaction in
          try posts.remove(id, transaction)
          // A timeline without posts is complete.
          if try transaction.first(posts.newestFirst) == nil {
            try changeTimeline(transaction) { $0.isComplete = true }
          }
        }
        throw error
      }
  }

  /// Stores the newest page.
  private func insertLatest(_ latest: [Post], leavesGap: Bool) throws -> StoredPosts.Below {
    try write { transaction, timeline in
      let below = try posts.insertLatest(latest, leavesGap: leavesGap, transaction)
      if below == .nothing { timeline.isComplete = latest.isEmpty }
      if remote.newerPages == .none {
        if let oldest = latest.map(\.id).min() { try posts.insert([], directlyBefore: oldest, transaction) }
        timeline.isComplete = !remote.isTruncated
      }
      return below
    }
  }

  /// Requests the pages directly above the newest stored post, until a page reaches the newest page or the given number
  /// of pages is loaded.
  private func catchUp(from below: StoredPosts.Below, to target: PostID?, pages: Int) -> Single<Void> {
    guard pages > 0, case .distant(let newest) = below, let target, newest < target else { return .just(()) }
    return load(.newer(than: newest)) { page, transaction, _ in
      try posts.insert(page, directlyAfter: newest, transaction)
    }
    .flatMap { page in
      guard let newest = page.map(\.id).max() else { return .just(()) }
      return catchUp(from: .distant(newest), to: target, pages: pages - 1)
    }
  }

  /// Requests the posts around a stored post again, unless the post is in the newest page.
  private func reread(around position: PostID?, below top: PostID?) throws -> Single<Void> {
    guard let position, let top, position < top else { return .just(()) }
    let visible = posts.newestFirst.around(
      posts.position(position), before: Self.visiblePosts, after: Self.visiblePosts)
    let ids = try store.read { try $0.array(visible) }.map(\.post.id)
    guard let first = ids.first, let last = ids.last, last <= position else { return .just(()) }
    return reread(below: first, to: last, pages: Self.visiblePages)
  }

  private func reread(below start: PostID, to end: PostID, pages: Int) -> Single<Void> {
    load(below: start).flatMap { page in
      guard pages > 1, let oldest = page.map(\.id).min(), end < oldest, oldest < start else { return .just(()) }
      return reread(below: oldest, to: end, pages: pages - 1)
    }
  }

  /// Requests a page, and writes it to the store.
  private func load(
    _ page: TimelinePage,
    insert: @escaping @Sendable ([Post], borrowing WriteTransaction, inout StoredTimeline) throws -> Void
  ) -> Single<[Post]> {
    remote.posts(page).observe(on: scheduler).map { page in
      try write { try insert(page, $0, &$1) }
      return page
    }
  }

  /// Writes a response of the server to the store, in one transaction.
  private func write<Result>(
    _ body: (borrowing WriteTransaction, inout StoredTimeline) throws -> Result
  ) throws -> Result {
    try store.write { transaction in
      var timeline =
        try transaction.first(StoredTimeline.timeline(posts.timeline))
        ?? StoredTimeline(timeline: posts.timeline, updated: now(), isComplete: false, position: nil)
      let result = try body(transaction, &timeline)
      timeline.updated = now()
      try transaction.add(timeline, update: .modified)
      return result
    }
  }

  private func changeTimeline(_ change: (inout StoredTimeline) -> Void) throws {
    try store.write { try changeTimeline($0, change) }
  }

  /// Changes the stored state of the timeline. Has no effect before the first response.
  private func changeTimeline(
    _ transaction: borrowing WriteTransaction, _ change: (inout StoredTimeline) -> Void
  ) throws {
    guard var timeline = try transaction.first(StoredTimeline.timeline(posts.timeline)) else { return }
    change(&timeline)
    try transaction.add(timeline, update: .modified)
  }
}
