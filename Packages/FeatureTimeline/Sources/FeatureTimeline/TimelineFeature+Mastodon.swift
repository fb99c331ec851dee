import Networking
public import Posts
import Presentation
import Reactive

/// The parts of the feature that only Mastodon offers: threads, profiles and search.
extension TimelineFeature {
  private var server: TimelineServer { dependencies.mastodon }

  /// Creates the view model of the thread of a post.
  @MainActor public func makeThreadViewModel(of post: PostID) -> any ThreadViewModel {
    DefaultThreadViewModel(post, server.thread(of: post, orIn: dependencies.store), server, clock: dependencies.clock)
  }

  /// Requests a post, the posts that it replies to, and the replies to it. If the request for the post fails, returns the
  /// stored post and the reason.
  ///
  /// - Throws: `LoadFailure` from `Presentation`, whose message names the post if the server does not have it, or
  ///   `CancellationError` if the task is canceled.
  public func thread(of post: PostID) async throws -> PostThread {
    try await failing { try await server.thread(of: post, orIn: dependencies.store).value }
  }

  /// Requests the earlier versions of the first post of `contents`. Returns `hidden` without a request if the post was not
  /// edited or is not on Mastodon, or if `contents` comes from the store.
  ///
  /// - Throws: `CancellationError` if the task is canceled.
  public func earlierVersions(ofPostIn contents: TimelineContents) async throws -> PostVersions {
    guard contents.source.api == .mastodon, contents.failure == nil, let post = contents.posts.first,
      post.edited != nil
    else { return .hidden }
    do {
      return .loaded(try await server.earlierVersions(of: post.original ?? post.id).value)
    } catch {
      try Task.checkCancellation()
      return .failed(LoadFailure(error))
    }
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
