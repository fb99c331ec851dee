public import Foundation
public import Networking
public import Persistence
import Presentation
import Reactive

/// Posts of people that one follows, from Mastodon and from servers that speak Twitter's API 1.1.
///
/// The door to the feature: it makes view models for screens and answers commands. It holds no state beyond its dependencies.
public struct TimelineFeature: Sendable {
  /// What the feature keeps. Must be among the schemas of the store that it is given.
  public static let schema = Schema(
    "timeline", tables: [StoredPost.table, StoredTimeline.table, StoredPerson.table])

  private let dependencies: TimelineDependencies

  /// Creates the feature. Sends nothing.
  public init(dependencies: TimelineDependencies) {
    self.dependencies = dependencies
  }

  /// Deletes the posts that were loaded for a logged-in user. Call it when that user has logged out.
  ///
  /// - Parameters:
  ///   - account: The name, as in ``TimelineServer/account``.
  ///   - server: The address of the server's client.
  ///   - store: The store that the feature is given for this server.
  /// - Throws: `StoreError`.
  public static func removePosts(of account: String, at server: URL, from store: Store) throws {
    try TimelineRepository.remove(account: account, server: server, from: store)
  }

  /// Creates the view model of a screen of posts: of a list, of a hashtag, of some people or of one.
  @MainActor public func makeTimelineViewModel(for source: TimelineSource) -> any TimelineViewModel {
    DefaultTimelineViewModel(
      source, TimelineRepository(source, dependencies), dependencies.server(source.api), clock: dependencies.clock)
  }

  /// Creates the view model of a screen of the people who write what a source shows.
  @MainActor public func makePeopleViewModel(of source: TimelineSource) -> any PeopleViewModel {
    DefaultPeopleViewModel(source, TimelineRepository(source, dependencies), clock: dependencies.clock)
  }

  /// Creates the view model of a screen of a single post.
  @MainActor public func makePostViewModel(for id: PostID, in source: TimelineSource) -> any PostViewModel {
    DefaultPostViewModel(id, source, TimelineRepository(source, dependencies), clock: dependencies.clock)
  }

  /// Asks for the newest posts, page by page, and returns them as they are stored then.
  ///
  /// Goes the same way as the screens: what the server has deleted or changed is, too, here. When the server does not answer, the result
  /// is what is stored from earlier, with the reason.
  ///
  /// - Parameters:
  ///   - count: How many posts are wanted, at least one.
  ///   - progress: Called after each answer with the share of them that is there, from 0 to 1.
  /// - throws: `LoadFailure` from `Presentation` when there is nothing to show, or `CancellationError` when the task is cancelled.
  public func contents(
    of source: TimelineSource, count: Int = 40, progress: @Sendable (Double) -> Void = { _ in }
  ) async throws -> TimelineContents {
    let repository = TimelineRepository(source, dependencies)
    var failure: LoadFailure?
    do {
      var oldest = try await repository.refresh().value
      while let bottom = oldest, case let asked = try repository.count(downTo: bottom), asked < count {
        progress(Double(asked) / Double(count))
        let page = try await repository.load(below: bottom).value
        // A server that answers with the same page again and again has no more to say.
        oldest = page.map(\.id).min().flatMap { $0 < bottom ? $0 : nil }
      }
      progress(1)
    } catch {
      if Task.isCancelled { throw CancellationError() }
      failure = LoadFailure(error)
    }
    return try contents(source, failure) { try repository.stored(max(1, count)) }
  }

  /// Asks for one post and returns it. When the server does not answer, the result is the stored one, with the reason.
  ///
  /// - throws: `LoadFailure` from `Presentation`, which is `LoadFailure.gone` if the server does not have the post any more, or
  ///   `CancellationError` when the task is cancelled.
  public func contents(ofPost id: PostID, in source: TimelineSource) async throws -> TimelineContents {
    let repository = TimelineRepository(source, dependencies)
    do {
      let post = try await repository.load(id).value
      return TimelineContents(source: source, posts: [post], updated: dependencies.clock.now)
    } catch {
      if Task.isCancelled { throw CancellationError() }
      return try contents(source, LoadFailure(error)) { try repository.stored(id) }
    }
  }

  /// Returns what `read` finds in the store. Throws `failure` if it is nothing.
  private func contents(
    _ source: TimelineSource, _ failure: LoadFailure?,
    _ read: () throws -> (posts: [StoredPost], timeline: StoredTimeline?)
  ) throws -> TimelineContents {
    do {
      let (posts, timeline) = try read()
      if let failure, posts.isEmpty { throw failure }
      return TimelineContents(
        source: source, posts: posts.map(\.post),
        gaps: Set(posts.dropLast().filter(\.hasGapBelow).map(\.post.id)), updated: timeline?.updated, failure: failure)
    } catch {
      throw LoadFailure(error)
    }
  }

  /// Keeps a post as the place that the user has read to: where a screen of the source begins the next time, as if the user had left one
  /// there. Asks for what is new if the post is not kept yet. A screen that is open keeps its own place and, when it is covered, says
  /// that instead.
  ///
  /// - Parameter id: Nil for the newest post, whichever that is by then.
  /// - Returns: Whether the post is known. Nothing is kept where it is not.
  /// - throws: `LoadFailure` from `Presentation`, or `CancellationError` when the task is cancelled.
  public func mark(_ id: PostID?, in source: TimelineSource) async throws -> Bool {
    let repository = TimelineRepository(source, dependencies)
    return try await failing {
      func isStored() throws -> Bool {
        try !(id.map(repository.stored) ?? repository.stored(1)).posts.isEmpty
      }
      if try !isStored() { _ = try await repository.refresh().value }
      guard try isStored() else { return false }
      try repository.keep(place: id)
      return true
    }
  }

  /// The post that the user has read to, in an earlier run or by ``mark(_:in:)``; nil for the newest.
  ///
  /// - throws: `LoadFailure` from `Presentation`.
  public func place(in source: TimelineSource) throws -> PostID? {
    do {
      return try TimelineRepository(source, dependencies).place()
    } catch {
      throw LoadFailure(error)
    }
  }

  /// Asks for the people who write what a source shows.
  ///
  /// - Parameter pages: How many pages, at least one.
  /// - throws: `LoadFailure` from `Presentation`, or `CancellationError` when the task is cancelled.
  public func people(of source: TimelineSource, pages: Int = .max) async throws -> [Person] {
    let remote = TimelineRepository(source, dependencies).remote
    return try await failing {
      var people: [Person] = []
      var next: PeoplePage? = .first
      for _ in 0..<max(1, pages) {
        guard let page = next else { break }
        let answer = try await remote.people(page).value
        people += answer.items
        next = answer.next
      }
      return people
    }
  }

  /// Asks Twitter for a token of the application itself, by the key and the secret that Twitter has given it.
  ///
  /// The token is for the `Authorization` of all further requests, as it is, until the server refuses it; keep it between runs. Nothing
  /// of it is kept here.
  ///
  /// - throws: `LoadFailure` from `Presentation`, or `CancellationError` when the task is cancelled.
  public func twitterToken(key: String, secret: String) async throws -> AccessToken {
    try await failing {
      AccessToken(try await dependencies.twitter.client.send(.twitterToken(key: key, secret: secret)).text)
    }
  }

  /// Asks Mastodon for the lists of the person who is signed in.
  ///
  /// - throws: `LoadFailure` from `Presentation`, or `CancellationError` when the task is cancelled.
  public func lists() async throws -> [MastodonList] {
    try await failing { try await dependencies.mastodon.client.send(.mastodonLists) }
  }

  private func failing<Value>(_ body: () async throws -> Value) async throws -> Value {
    do {
      return try await body()
    } catch {
      if Task.isCancelled { throw CancellationError() }
      throw LoadFailure(error)
    }
  }
}
