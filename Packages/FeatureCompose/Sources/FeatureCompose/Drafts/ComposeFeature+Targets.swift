import Mastodon
import Networking
import Posts
import Presentation
import Reactive

/// The posts to which the user replies or that the user quotes.
extension ComposeFeature {
  /// Returns a single that requests the post to which the user replies.
  func target(_ post: String) -> Single<ReplyTarget> {
    let (client, account, id) = (dependencies.client, dependencies.account, PostID(post))
    guard account != nil else { return .error(LoadFailure.unauthorized) }
    if post.contains("://") {
      return client.send(.search(post, resolves: true, limit: 1)).map { results in
        guard let status = results.statuses.first else { throw LoadFailure.noPost(id) }
        return ReplyTarget(Post(status), account: account)
      }
    }
    return client.send(.status(id.entity)).map { ReplyTarget(Post($0), account: account) }.catch { error in
      if case .notFound = Refusal(error) { throw LoadFailure.noPost(id) }
      throw error
    }
  }

  /// Returns a single that requests the post that the user quotes, if the server has quotes.
  func quoted(_ post: String) -> Single<ReplyTarget> {
    guard dependencies.account != nil else { return .error(LoadFailure.unauthorized) }
    return dependencies.client.requiringQuotes().flatMap { target(post) }
  }

  /// Returns the post as the screen showed it on which the user began to answer it, or `nil` if no screen has.
  ///
  /// - Throws: A `StoreError` from `Persistence`.
  func known(_ post: String) throws -> ReplyTarget? {
    guard let account = dependencies.account else { return nil }
    return try UserActions.answered(
      PostID(post), by: account, at: dependencies.client.baseURL, in: dependencies.store
    ).map { ReplyTarget($0, account: account) }
  }

  /// Returns a single that requests a post, and emits the one that a screen showed if the server cannot be reached.
  func knownOrLoaded(_ post: String, _ load: (String) -> Single<ReplyTarget>) -> Single<ReplyTarget> {
    load(post).catch { error in
      guard LoadFailure(error).isOfConnection, let known = try known(post) else { throw error }
      return .just(known)
    }
  }
}

extension APIClient {
  /// Returns a single that fails with `LoadFailure.noQuotes` if the server has no quotes.
  func requiringQuotes() -> Single<Void> {
    instance().map { if !$0.acceptsQuotes { throw LoadFailure.noQuotes } }
  }
}
