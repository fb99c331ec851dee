import Foundation
import Networking
import Persistence
import Presentation
import Reactive

/// The one source of a timeline: what the server answers goes into the store, and what is shown comes out of it.
struct TimelineRepository: Sendable {
  let posts: any PostSource
  private let store: Store
  private let scheduler: any ImmediateSchedulerType
  private let now: @Sendable () -> Date
  /// What the timeline is kept under: whose it is, on which server, and what it is.
  private let timeline: String

  /// How many posts outlive a run. More can be loaded, and stay until the next one.
  private static let keptPosts = 800
  /// After so many pages of newer posts without an end, the newest are asked for, and a gap is left.
  private static let pagesWithoutGap = 3
  /// How many posts on either side of the user's place can be on the screen with it, and in how many pages they are asked for at most.
  private static let visiblePosts = 20
  private static let visiblePages = 10

  init(_ source: TimelineSource, _ dependencies: TimelineDependencies) {
    let server = dependencies.server(source.api)
    store = server.store ?? dependencies.store
    posts = server.posts(of: source, store: store)
    scheduler = dependencies.scheduler
    let clock = dependencies.clock
    now = { clock.now }
    timeline = Self.prefix(server.account ?? "", server.client.baseURL) + source.description
  }

  /// What the names of all timelines of an account on a server begin with.
  private static func prefix(_ account: String, _ server: URL) -> String { "\(account) \(server.absoluteString) " }

  /// Deletes all timelines of an account on a server.
  static func remove(account: String, server: URL, from store: Store) throws {
    let start = prefix(account, server)
    // The first text that does not begin so: "!" comes directly after the space.
    let end = start.dropLast() + "!"
    try store.write { transaction in
      try transaction.deleteAll(StoredPost.filter(\.timeline >= start && \.timeline < String(end)))
      try transaction.deleteAll(StoredTimeline.filter(\.timeline >= start && \.timeline < String(end)))
    }
  }

  /// What is kept, now and after each change of it.
  var kept: Observable<KeptTimeline> {
    store.values { [timeline] in try KeptTimeline($0, timeline) }
  }

  /// What is kept now.
  func current() throws -> KeptTimeline {
    try store.read { try KeptTimeline($0, timeline) }
  }

  /// One post of what is kept, nil while it is not there.
  func post(_ id: PostID) -> Observable<Post?> {
    let query = StoredPost.posts(of: timeline).filter(\.id == id.text)
    return store.object(query).map { try? $0.get().post }
  }

  /// Asks for the newest posts and, on the way down to the known ones, for those between; then again for the posts around `place`, if it is
  /// further down. What the server does not have any more is removed.
  ///
  /// - Returns: The oldest of the newest page; `nil` if there are no posts.
  func refresh(around place: PostID? = nil) -> Single<PostID?> {
    posts.posts(.latest).observe(on: scheduler).flatMap { latest in
      let oldest = latest.map(\.id).min()
      let newest = try current().known.cursor.newest
      let isFirst = newest == nil
      return catchUp(from: newest, to: oldest, pages: Self.pagesWithoutGap)
        .map { _ in
          try heard { kept in
            kept.known.insertLatest(latest)
            if isFirst || latest.isEmpty { kept.isComplete = latest.isEmpty }
          }
        }
        .flatMap { _ in try reread(around: place, below: oldest) }
        .map { _ in oldest }
    }
    .subscribe(on: scheduler)
  }

  /// Asks for what came before all that is kept, and keeps it. An empty answer is the end.
  func loadOlder() -> Single<Void> {
    .deferred {
      guard let oldest = try current().known.cursor.oldest else { return refresh().map { _ in } }
      return load(below: oldest).map { page in
        if !page.isEmpty { try change { $0.isComplete = false } }
      }
    }
    .subscribe(on: scheduler)
  }

  /// Asks for the posts below one, and keeps them in place of those that are kept there.
  func load(below id: PostID) -> Single<[Post]> {
    load(.older(than: id)) { kept, page in
      kept.known.insert(page, directlyBefore: id)
      if page.isEmpty { kept.isComplete = true }
    }
  }

  /// Asks for one post, and keeps it in place of what is kept of it. One that the server does not have any more is removed; that fails
  /// with ``LoadFailure/gone``.
  func load(_ id: PostID) -> Single<Post> {
    posts.post(id).observe(on: scheduler)
      .map { post in
        try change { $0.known.update(post) }
        return post
      }
      .catch { error -> Single<Post> in
        guard case NetworkError.status(let failure) = error, [404, 410].contains(failure.code) else { throw error }
        try change { $0.known.remove(id) }
        throw LoadFailure.gone
      }
  }

  /// Keeps the post that the user is at, nil for the newest. Does nothing while there are no posts.
  func keep(place: PostID?) throws {
    try store.write { transaction in
      guard var state = try transaction.first(StoredTimeline.timeline(timeline)) else { return }
      state.place = place?.text
      try transaction.add(state, update: .modified)
    }
  }

  /// Forgets the oldest posts if there are many.
  func trim() throws {
    let posts = StoredPost.posts(of: timeline)
    guard try store.read({ try $0.count(posts) }) > Self.keptPosts else { return }
    try store.write { transaction in
      let records = try transaction.array(posts)
      try transaction.delete(records.dropFirst(Self.keptPosts))
      let known = KnownPosts(records)
      let remaining = known.prefix(Self.keptPosts)
      try transaction.add(remaining.records(in: timeline, changing: known), update: .modified)
      guard var state = try transaction.first(StoredTimeline.timeline(timeline)) else { return }
      state.isComplete = false
      try transaction.add(state, update: .modified)
    }
  }

  /// Asks for the pages directly above the newest known post, until one reaches the newest page or there are too many.
  private func catchUp(from newest: PostID?, to target: PostID?, pages: Int) -> Single<Void> {
    guard posts.newerPages == .adjacent, pages > 0, let newest, let target, newest < target else { return .just(()) }
    return load(.newer(than: newest)) { $0.known.insert($1, directlyAfter: newest) }.flatMap { page in
      guard let newest = page.map(\.id).max() else { return .just(()) }
      return catchUp(from: newest, to: target, pages: pages - 1)
    }
  }

  /// Asks again for the posts around a known one, unless it is in the newest page.
  private func reread(around place: PostID?, below top: PostID?) throws -> Single<Void> {
    let posts = try current().known.posts
    guard let place, let top, place < top, let index = posts.firstIndex(where: { $0.id <= place }) else {
      return .just(())
    }
    let end = posts[min(index + Self.visiblePosts, posts.count - 1)].id
    return reread(below: posts[max(0, index - Self.visiblePosts)].id, to: end, pages: Self.visiblePages)
  }

  private func reread(below start: PostID, to end: PostID, pages: Int) -> Single<Void> {
    load(below: start).flatMap { page in
      guard pages > 1, let oldest = page.map(\.id).min(), end < oldest, oldest < start else { return .just(()) }
      return reread(below: oldest, to: end, pages: pages - 1)
    }
  }

  /// Asks for a page, puts it into what is kept by then, and keeps that.
  private func load(
    _ page: TimelinePage, insert: @escaping @Sendable (inout KeptTimeline, [Post]) -> Void
  ) -> Single<[Post]> {
    posts.posts(page).observe(on: scheduler).map { page in
      try heard { insert(&$0, page) }
      return page
    }
  }

  /// Changes what is kept after an answer of the server's.
  private func heard(_ body: (inout KeptTimeline) -> Void) throws {
    try change { kept in
      body(&kept)
      kept.updated = now()
    }
  }

  /// Changes what is kept, in one transaction: posts that are no longer known are deleted, new and edited ones written.
  private func change(_ body: (inout KeptTimeline) -> Void) throws {
    try store.write { transaction in
      let old = try KeptTimeline(transaction, timeline)
      var kept = old
      body(&kept)
      guard kept != old else { return }
      let known = Set(kept.known.posts.map(\.id))
      try transaction.delete(
        old.known.posts.filter { !known.contains($0.id) }.map { StoredPost($0, in: timeline, hasGapBelow: false) })
      try transaction.add(kept.known.records(in: timeline, changing: old.known), update: .modified)
      try transaction.add(
        StoredTimeline(
          timeline: timeline, updated: kept.updated ?? now(), isComplete: kept.isComplete, place: kept.place?.text),
        update: .modified)
    }
  }
}
