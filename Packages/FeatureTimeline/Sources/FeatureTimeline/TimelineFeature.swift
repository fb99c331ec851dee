public import Foundation
public import Mastodon
public import Networking
public import Persistence
public import Posts
public import Presentation
import Reactive

/// The feature's entry point: timelines of Mastodon and of servers with Twitter's API 1.1.
///
/// Creates view models and runs commands. Its only state are the dependencies, the outbox of the user's actions, and the
/// posts that the user has unfolded.
public struct TimelineFeature: Sendable {
  /// The schema of the feature. The stores in the dependencies must be opened with it, with
  /// `UserActions.schema` of `Posts` and with `OutboxStorage.schema`.
  public static let schema = Schema(
    "timeline",
    tables: [
      StoredPost.table, StoredTimeline.table, StoredPerson.table, StoredChoice.table,
    ],
    migrations: [
      // 1 → 2: a post has one column. The last migration converts the rows of version 1, too.
      { _ in },
      { try $0.add(\StoredChoice.title, default: nil) },
      // 3 → 4: posts have a position instead of being sorted by ID
      { try StoredPost.migrate($0) },
      // 4 → 5: a table that now belongs to the schema of the user's actions
      { _ in },
    ])

  let dependencies: TimelineDependencies
  /// The posts whose content warning or filter the user has opened.
  public let unfolded = UnfoldedPosts()

  /// The user's actions that wait to be sent to Mastodon, or `nil` without a login.
  public var outbox: OutboxSource? { dependencies.mastodon.actions?.source }

  /// Creates the feature.
  public init(dependencies: TimelineDependencies) {
    var dependencies = dependencies
    let (server, store, sending) = (dependencies.mastodon, dependencies.store, dependencies.sending)
    dependencies.mastodon.actions = server.account.map {
      UserActions(of: $0, server.client, store: server.store ?? store, clock: sending)
    }
    self.dependencies = dependencies
  }

  /// Deletes the timelines of a user and the source that the user last chose, and all stored people of the server. Call
  /// this method after the user has logged out.
  ///
  /// - Parameters:
  ///   - account: The user's name, as in ``TimelineServer/account``.
  ///   - server: The base URL of the server's client.
  ///   - store: The store that the feature uses for this server.
  /// - Throws: `StoreError`.
  public static func removePosts(of account: String, at server: URL, from store: Store) throws {
    try TimelineRepository.remove(account: account, server: server, from: store)
  }

  /// Creates the view model of the posts of a source.
  @MainActor public func makeTimelineViewModel(for source: TimelineSource) -> any TimelineViewModel {
    DefaultTimelineViewModel(
      source, TimelineRepository(source, dependencies), dependencies.server(source.api),
      // allow(no-dropped-errors): without its title, the timeline has its name
      title: try? TimelineChoices(dependencies).title(of: source), clock: dependencies.clock)
  }

  /// Creates the view model of a list of people.
  @MainActor public func makePeopleViewModel(of source: PeopleSource) -> any PeopleViewModel {
    DefaultPeopleViewModel(
      source, pages: pages(of: source), dependencies.server(source.api), clock: dependencies.clock)
  }

  /// Creates the view model of the sources of the Mastodon server.
  @MainActor public func makeSourcesViewModel() -> any SourcesViewModel {
    DefaultSourcesViewModel(TimelineChoices(dependencies), clock: dependencies.clock)
  }

  /// Requests the sources of the Mastodon server: its timelines, and the lists and followed hashtags of the user who is
  /// logged in.
  ///
  /// - Throws: `LoadFailure.unauthorized` from `Presentation` if the server no longer accepts the user's login, or
  ///   `CancellationError` if the task is canceled.
  public func sources() async throws -> [TimelineChoice] {
    try await failing { try await TimelineChoices(dependencies).load(requiresLogin: true).value }
  }

  /// Returns the source that the user last chose on the Mastodon server. If there is none, returns the home timeline of
  /// the user who is logged in, or `nil` without a login.
  ///
  /// - Throws: `LoadFailure` from `Presentation`.
  public func lastSource() throws -> TimelineSource? {
    do {
      return try TimelineChoices(dependencies).first()
    } catch {
      throw LoadFailure(error)
    }
  }

  /// Creates the view model of a single post.
  @MainActor public func makePostViewModel(for id: PostID, in source: TimelineSource) -> any PostViewModel {
    DefaultPostViewModel(
      id, source, TimelineRepository(source, dependencies), dependencies.server(source.api), clock: dependencies.clock)
  }

  /// Requests the newest posts page by page, stores them, and returns the stored posts.
  ///
  /// As on screens, deleted posts are removed from the store, and edited posts are updated. If a request fails, returns
  /// the stored posts and the reason.
  ///
  /// - Parameters:
  ///   - source: The source of the posts.
  ///   - count: The number of posts, at least one.
  ///   - progress: A closure that is called as pages load, with the fraction of the posts that is loaded.
  /// - Returns: The stored posts.
  /// - Throws: `LoadFailure` from `Presentation` if there is nothing to return, or `CancellationError` if the task is
  ///   canceled.
  public func contents(
    of source: TimelineSource, count: Int = 40, progress: @Sendable (Double) -> Void = { _ in }
  ) async throws -> TimelineContents {
    let repository = TimelineRepository(source, dependencies)
    var failure: LoadFailure?
    do {
      var oldest = try await repository.refresh().value
      while let bottom = oldest, case let asked = try repository.count(downTo: bottom), asked < count {
        progress(Double(asked) / Double(count))
        guard let page = try await repository.load(below: bottom).value else { throw LoadFailure.unreadable }
        oldest = page.last?.id
      }
      progress(1)
    } catch {
      if Task.isCancelled { throw CancellationError() }
      failure = LoadFailure(error)
    }
    let contents = try contents(source, failure) { try repository.stored(max(1, count)) }
    // allow(no-dropped-errors): a failure to delete posts is no reason not to return them
    try? repository.trim()
    return contents
  }

  /// Requests the newest posts, and returns the stored posts, as ``contents(of:count:progress:)`` does with a count of
  /// 40 posts for each page.
  public func contents(
    of source: TimelineSource, pages: Int, progress: @Sendable (Double) -> Void = { _ in }
  ) async throws -> TimelineContents {
    let count = pages.multipliedReportingOverflow(by: 40)
    return try await contents(of: source, count: count.overflow ? .max : count.partialValue, progress: progress)
  }

  /// Requests a post and returns it. If the request fails, returns the post that any timeline contains, and the reason.
  ///
  /// - Returns: The contents with the post. Their source is the timeline of the person who wrote or boosted the post,
  ///   because the server finds a post by its ID in any source.
  /// - Throws: `LoadFailure` from `Presentation`, whose message names the post if the server does not have it, or
  ///   `CancellationError` if the task is canceled.
  public func contents(ofPost id: PostID, in source: TimelineSource) async throws -> TimelineContents {
    let repository = TimelineRepository(source, dependencies)
    do {
      let post = try await repository.load(id).value
      return TimelineContents(post: post, in: source, updated: dependencies.clock.now)
    } catch {
      if Task.isCancelled { throw CancellationError() }
      let failure = LoadFailure(error)
      let server = dependencies.server(source.api)
      // allow(no-dropped-errors): the failure of the request is reported
      guard failure != .noPost(id), let stored = try? TimelineRepository.stored(id, at: server, in: repository.store)
      else { throw failure }
      return TimelineContents(post: stored.post, in: source, updated: stored.updated, failure: failure)
    }
  }

  /// Returns the contents that `read` finds in the store. Throws `failure` if the store contains none.
  private func contents(
    _ source: TimelineSource, _ failure: LoadFailure?,
    _ read: () throws -> (posts: [StoredPost], timeline: StoredTimeline?)
  ) throws -> TimelineContents {
    do {
      let (posts, timeline) = try read()
      if let failure, posts.isEmpty { throw failure }
      return TimelineContents(source: source, stored: posts, updated: timeline?.updated, failure: failure)
    } catch {
      throw LoadFailure(error)
    }
  }

  /// Stores the reading position, at which the next screen of the source begins. Requests the newest posts if the post
  /// is not stored. An open screen of the source replaces this position with its own when it disappears.
  ///
  /// - Parameters:
  ///   - id: The post, or `nil` for the newest.
  ///   - source: The source of the posts.
  /// - Returns: `true` if the position was stored, or `false` if the post is neither stored nor among the newest posts.
  /// - Throws: `LoadFailure` from `Presentation`, or `CancellationError` if the task is canceled.
  public func mark(_ id: PostID?, in source: TimelineSource) async throws -> Bool {
    let repository = TimelineRepository(source, dependencies)
    return try await failing {
      func isStored() throws -> Bool {
        try !(id.map(repository.stored) ?? repository.stored(1)).posts.isEmpty
      }
      if try !isStored() { _ = try await repository.refresh().value }
      guard try isStored() else { return false }
      try repository.save(position: id)
      return true
    }
  }

  /// Returns the reading position, from an earlier run or from ``mark(_:in:)``, or `nil` for the newest post.
  ///
  /// - Throws: `LoadFailure` from `Presentation`.
  public func position(in source: TimelineSource) throws -> PostID? {
    do {
      return try TimelineRepository(source, dependencies).position()
    } catch {
      throw LoadFailure(error)
    }
  }

  /// Requests a token for the application from Twitter, with the application's key and secret.
  ///
  /// Send the token in the `Authorization` header until the server refuses it. It is not stored.
  ///
  /// - Throws: `LoadFailure` from `Presentation`, or `CancellationError` if the task is canceled.
  public func twitterToken(key: String, secret: String) async throws -> AccessToken {
    try await failing {
      AccessToken(try await dependencies.twitter.client.send(.twitterToken(key: key, secret: secret)).text)
    }
  }

  /// Requests the lists of the user who is logged in to Mastodon.
  ///
  /// - Returns: The lists.
  /// - Throws: `LoadFailure` from `Presentation`, or `CancellationError` if the task is canceled.
  public func lists() async throws -> [AccountList] {
    try await failing {
      let (lists, missing) = try await dependencies.mastodon.client.pages(.lists) { .lists(at: $0) }.value
      if let missing { throw missing }
      return lists
    }
  }

  func failing<Value>(_ body: () async throws -> Value) async throws -> Value {
    do {
      return try await body()
    } catch {
      if Task.isCancelled { throw CancellationError() }
      throw LoadFailure(error)
    }
  }
}
