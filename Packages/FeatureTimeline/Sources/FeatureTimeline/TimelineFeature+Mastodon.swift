import Networking
public import Posts
import Presentation
import Reactive

/// The parts of the feature that only Mastodon offers: threads, profiles and search.
extension TimelineFeature {
  private var server: TimelineServer { dependencies.mastodon }

  /// Creates the view model of the thread of a post.
  @MainActor public func makeThreadViewModel(of post: PostID) -> any ThreadViewModel {
    DefaultThreadViewModel(post, server, clock: dependencies.clock)
  }

  /// Requests a post, the posts that it replies to, and the replies to it.
  ///
  /// - Throws: `LoadFailure` from `Presentation`, whose message names the post if the server does not have it, or
  ///   `CancellationError` if the task is canceled.
  public func thread(of post: PostID) async throws -> PostThread {
    try await failing { try await server.thread(of: post).value }
  }

  /// Requests the earlier versions of the first post of `contents`, the newest first. Returns an empty array if the
  /// post was not edited or is not on Mastodon, if `contents` comes from the store, or if the request fails.
  ///
  /// - Throws: `CancellationError` if the task is canceled.
  public func earlierVersions(ofPostIn contents: TimelineContents) async throws -> [PostVersion] {
    guard contents.source.api == .mastodon, contents.failure == nil, let post = contents.posts.first,
      post.edited != nil
    else { return [] }
    // allow(no-dropped-errors): the versions are an extra of a post that is shown
    let versions = try? await server.earlierVersions(of: post.original ?? post.id).value
    try Task.checkCancellation()
    return versions ?? []
  }

  /// Creates the view model of the profile of a person.
  ///
  /// - Parameter name: The username without the @, with the domain if the person is on another server.
  @MainActor public func makeProfileViewModel(of name: String) -> any ProfileViewModel {
    DefaultProfileViewModel(name, server, clock: dependencies.clock)
  }

  /// Requests the profile of a person.
  ///
  /// - Parameter name: The username without the @, with the domain if the person is on another server.
  /// - Throws: `LoadFailure` from `Presentation`, whose message names the person if the server does not have them, or
  ///   `CancellationError` if the task is canceled.
  public func profile(of name: String) async throws -> Profile {
    try await failing { try await server.profile(of: name).value }
  }

  /// Creates the view model of the search.
  ///
  /// - Parameter text: The initial text. If the text is empty, no search starts until the user types.
  @MainActor public func makeSearchViewModel(text: String = "") -> any TimelineSearchViewModel {
    DefaultTimelineSearchViewModel(text, server, clock: dependencies.clock)
  }

  /// A Boolean value that indicates whether a user is logged in. Most servers search posts only for logged-in users.
  public var searchesPosts: Bool { server.account != nil }

  /// Searches for people, hashtags and posts. If the text is empty, returns no results and sends no request.
  ///
  /// - Returns: The people, then the hashtags, then the posts.
  /// - Throws: `LoadFailure` from `Presentation`, or `CancellationError` if the task is canceled.
  public func results(of text: String) async throws -> [SearchResult] {
    if text.isEmpty { return [] }
    return try await failing { try await server.results(of: text).value }
  }
}
