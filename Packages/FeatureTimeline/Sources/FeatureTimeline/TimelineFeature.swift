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

  /// Makes what stands behind one screen of posts: of a list, of a hashtag, of some people or of one.
  @MainActor public func makeTimelineViewModel(for source: TimelineSource) -> any TimelineViewModel {
    PollingTimelineViewModel(
      source, TimelineRepository(source, dependencies), dependencies.server(source.api), clock: dependencies.clock)
  }

  /// Makes what stands behind one screen of the people who write what a source shows.
  @MainActor public func makePeopleViewModel(of source: TimelineSource) -> any PeopleViewModel {
    PagedPeopleViewModel(source, TimelineRepository(source, dependencies), clock: dependencies.clock)
  }

  /// Makes what stands behind one screen of a single post.
  @MainActor public func makePostViewModel(for id: PostID, in source: TimelineSource) -> any PostViewModel {
    SinglePostViewModel(id, source, TimelineRepository(source, dependencies), clock: dependencies.clock)
  }

  /// Asks for what is new and, if that is fewer than wanted, for what came before, and answers with the newest posts that are kept.
  ///
  /// Goes the same way as the screens. When the server does not answer, the answer is what is kept from earlier, with the reason.
  ///
  /// - Parameters:
  ///   - count: How many posts are wanted, at least one.
  ///   - progress: Called after each answer with the share of them that is kept, from 0 to 1.
  /// - throws: `LoadFailure` from `Presentation` when there is nothing to show, or `CancellationError` when the task is cancelled.
  public func contents(
    of source: TimelineSource, count: Int = 40, progress: @Sendable (Double) -> Void = { _ in }
  ) async throws -> TimelineContents {
    let repository = TimelineRepository(source, dependencies)
    var failure: LoadFailure?
    do {
      try await repository.refresh().value
      var oldest: PostID?
      while case let kept = try repository.current(), kept.known.posts.count < count, !kept.isComplete {
        // A server that answers with the same page again and again has no more to say.
        if kept.known.cursor.oldest == oldest { break }
        oldest = kept.known.cursor.oldest
        progress(Double(kept.known.posts.count) / Double(count))
        try await repository.loadOlder().value
      }
      progress(1)
    } catch {
      if Task.isCancelled { throw CancellationError() }
      failure = LoadFailure(error)
    }
    do {
      let kept = try repository.current()
      if let failure, kept.known.posts.isEmpty { throw failure }
      return TimelineContents(
        source: source, known: kept.known.prefix(max(1, count)), updated: kept.updated, failure: failure)
    } catch {
      throw LoadFailure(error)
    }
  }

  /// Asks for one post, unless it is kept.
  ///
  /// - throws: `LoadFailure` from `Presentation`, or `CancellationError` when the task is cancelled.
  public func post(_ id: PostID, in source: TimelineSource) async throws -> Post {
    let repository = TimelineRepository(source, dependencies)
    return try await failing {
      if let kept = try repository.current().known.posts.first(where: { $0.id == id }) { return kept }
      return try await repository.posts.post(id).value
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
      func isKept() throws -> Bool {
        let posts = try repository.current().known.posts
        return id.map { id in posts.contains { $0.id == id } } ?? !posts.isEmpty
      }
      if try !isKept() { try await repository.refresh().value }
      guard try isKept() else { return false }
      try repository.keep(place: id)
      return true
    }
  }

  /// The post that the user has read to, in an earlier run or by ``mark(_:in:)``; nil for the newest.
  ///
  /// - throws: `LoadFailure` from `Presentation`.
  public func place(in source: TimelineSource) throws -> PostID? {
    do {
      return try TimelineRepository(source, dependencies).current().place
    } catch {
      throw LoadFailure(error)
    }
  }

  /// Asks for the people who write what a source shows.
  ///
  /// - Parameter pages: How many pages, at least one.
  /// - throws: `LoadFailure` from `Presentation`, or `CancellationError` when the task is cancelled.
  public func people(of source: TimelineSource, pages: Int = .max) async throws -> [Person] {
    let posts = TimelineRepository(source, dependencies).posts
    return try await failing {
      var people: [Person] = []
      var next: PeoplePage? = .first
      for _ in 0..<max(1, pages) {
        guard let page = next else { break }
        let answer = try await posts.people(page).value
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
