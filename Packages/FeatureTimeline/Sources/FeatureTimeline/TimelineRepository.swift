import Foundation
import Networking
import Persistence
import Posts
import Reactive

/// The single source of truth for a timeline: responses are written to the store, and screens read from the store.
struct TimelineRepository: Sendable {
  /// The remote source of the timeline.
  let remote: any PostSource
  let source: TimelineSource
  let choices: TimelineChoices
  let store: Store
  let actions: UserActions?
  let scheduler: any ImmediateSchedulerType
  private let now: @Sendable () -> Date
  let posts: StoredPosts
  private var batch: WriteBatch?

  init(_ source: TimelineSource, _ dependencies: TimelineDependencies) {
    let server = dependencies.server(source.api)
    self.source = source
    choices = TimelineChoices(dependencies)
    store = server.store ?? dependencies.store
    remote = server.posts(of: source, store: store)
    scheduler = dependencies.scheduler
    actions = server.actions
    let clock = dependencies.clock
    now = { clock.now }
    posts = StoredPosts(timeline: Self.name(of: source, at: server), isSortedByID: remote.live != nil)
  }

  /// Returns the name under which a timeline is stored.
  static func name(of source: TimelineSource, at server: TimelineServer) -> String {
    prefix(server.account ?? "", server.client.baseURL) + source.description
  }

  /// Returns the common prefix of the names of all timelines of an account on a server.
  private static func prefix(_ account: String, _ server: URL) -> String { "\(account) \(server.absoluteString) " }

  /// Returns the first text with the common prefix, and the first text after all texts with it.
  private static func range(_ account: String, _ server: URL) -> (start: String, end: String) {
    let start = prefix(account, server)
    // The prefix ends with a space, which "!" directly follows.
    return (start, start.dropLast() + "!")
  }

  /// Deletes all timelines of an account on a server, the source that the user last chose there, and all stored people
  /// of the server. People are not stored by account, so other accounts look them up again.
  static func remove(account: String, server: URL, from store: Store) throws {
    let (start, end) = range(account, server)
    try store.write { transaction in
      try transaction.deleteAll(StoredPost.filter(\.timeline >= start && \.timeline < end))
      try transaction.deleteAll(StoredTimeline.filter(\.timeline >= start && \.timeline < end))
      try transaction.deleteAll(StoredChoice.choice(of: account, at: server.absoluteString))
      try transaction.deleteAll(StoredPerson.people(at: server.absoluteString))
    }
    try UserActions.remove(account: account, server: server, from: store)
  }

  /// Returns a query for the posts of all timelines of an account on a server.
  static func posts(at server: TimelineServer) -> Query<StoredPost> {
    let (start, end) = range(server.account ?? "", server.client.baseURL)
    return StoredPost.filter(\.timeline >= start && \.timeline < end).order(by: \.position, .descending)
  }

  /// Returns a post that any timeline of an account on a server contains, in the version that was stored last, and the
  /// time at which it was stored. Returns `nil` if the post is not stored.
  static func stored(_ id: PostID, at server: TimelineServer, in store: Store) throws -> (post: Post, updated: Date?)? {
    let (start, end) = range(server.account ?? "", server.client.baseURL)
    return try store.read { transaction in
      let query = StoredPost.filter(\.timeline >= start && \.timeline < end && \.post.id == id)
      return try transaction.array(query)
        .map { ($0.post, try transaction.first(StoredTimeline.timeline($0.timeline))?.updated) }
        .max { ($0.1 ?? .distantPast) < ($1.1 ?? .distantPast) }
    }
  }

  /// Returns a repository whose writes are in a batch.
  func writing(in batch: WriteBatch) -> TimelineRepository {
    var repository = self
    repository.batch = batch
    return repository
  }

  // MARK: - The store

  /// Returns an observable that emits a post on subscription and after each change, or `nil` while it is not stored.
  // allow(no-dropped-errors): an unreadable post counts as absent, and is requested
  func post(_ id: PostID) -> Observable<Post?> { store.object(posts.post(id)).map { try? $0.get().post } }

  /// Returns the newest stored posts, with the stored state of the timeline.
  func stored(_ count: Int) throws -> (posts: [StoredPost], timeline: StoredTimeline?) {
    try stored(posts.newestFirst.limit(count))
  }

  func stored(_ id: PostID) throws -> (posts: [StoredPost], timeline: StoredTimeline?) { try stored(posts.post(id)) }

  private func stored(_ query: Query<StoredPost>) throws -> (posts: [StoredPost], timeline: StoredTimeline?) {
    try store.read { (try $0.array(query), try $0.first(StoredTimeline.timeline(posts.timeline))) }
  }

  /// Returns the number of stored posts from the newest down to the given one, or 0 if that one is not stored.
  func count(downTo id: PostID) throws -> Int {
    try store.read { transaction in
      try transaction.first(posts.position(id)).map { try transaction.count(posts.positions.through($0)) } ?? 0
    }
  }

  /// Returns the reading position: a post, or `nil` for the newest.
  func position() throws -> PostID? {
    try store.read { try $0.first(StoredTimeline.timeline(posts.timeline)) }?.position
  }

  /// Stores the reading position: a post, or `nil` for the newest. Has no effect before the first response, or if the
  /// post is not stored.
  func save(position: PostID?) throws {
    try change { transaction, timeline in
      if let position, try transaction.first(posts.position(position)) == nil { return }
      timeline?.position = position
    }
  }

  /// Deletes stored posts if there are many, except the newest and those around the reading position.
  ///
  /// - Parameter position: The reading position on a screen, or `nil` for the stored one.
  func trim(around position: PostID? = nil) throws {
    let isLong = try store.read { try $0.first(posts.positions.dropFirst(StoredPosts.maximum)) != nil }
    guard isLong else { return }
    try change { transaction, timeline in
      if try posts.trim(around: position ?? timeline?.position, transaction) { timeline?.isComplete = false }
    }
  }

  /// Writes a response of the server to the store, in one transaction.
  func write<Result>(
    _ body: (borrowing WriteTransaction, inout StoredTimeline) throws -> Result
  ) throws -> Result {
    try change { transaction, stored in
      var timeline =
        stored ?? StoredTimeline(timeline: posts.timeline, updated: now(), isComplete: false, position: nil)
      let result = try body(transaction, &timeline)
      timeline.updated = now()
      stored = timeline
      return result
    }
  }

  /// Changes the stored posts, and the stored state of the timeline if it exists. If the post at the reading position
  /// is deleted, the next older one takes its place.
  func change<Result>(
    _ body: (borrowing WriteTransaction, inout StoredTimeline?) throws -> Result
  ) throws -> Result {
    try store.write(in: batch) { transaction in
      var timeline = try transaction.first(StoredTimeline.timeline(posts.timeline))
      let reading = try timeline?.position.flatMap { try transaction.first(posts.position($0)) }
      let result = try body(transaction, &timeline)
      if let reading, try transaction.first(posts.position(reading.id)) == nil {
        let next = try transaction.first(posts.positions.after(reading))
        timeline?.position = try (next ?? transaction.first(posts.positionsOldestFirst))?.id
      }
      if let timeline { try transaction.add(timeline, update: .modified) }
      return result
    }
  }
}
