public import Foundation
import Mastodon
import Networking
public import Persistence
public import Posts
public import Presentation
import Reactive

/// The feature's entry point. Creates view models and runs commands.
///
/// Posts of earlier runs of the program are sent after ``outbox`` starts.
public struct ComposeFeature: Sendable {
  /// The schema of the tables with drafts. The store also needs `OutboxStorage.schema` of `Persistence`
  /// and `UserActions.schema` of `Posts`.
  public static let schema = Schema("compose", tables: [StoredDraft.table])

  let dependencies: ComposeDependencies
  /// The posts of the logged-in user, or `nil` without a login.
  let publisher: Publisher?

  /// The posts that wait to be sent, or `nil` without a login.
  public var outbox: OutboxSource? { publisher?.source }

  /// Creates the feature.
  public init(dependencies: ComposeDependencies) {
    self.dependencies = dependencies
    publisher = dependencies.account.map {
      Publisher(account: $0, dependencies.client, store: dependencies.store, clock: dependencies.sending)
    }
  }

  /// Creates the view model of the editor.
  ///
  /// - Parameter post: The ID on the user's server, or the URL on any server, of the post to which the user replies.
  ///   `nil` for a new post.
  @MainActor public func makeComposeViewModel(replyTo post: String? = nil) -> any ComposeViewModel {
    DefaultComposeViewModel(self, replyTo: post)
  }

  /// Returns the draft with which a post or a reply begins. The draft of a reply contains mentions.
  ///
  /// - Parameter post: The ID on the user's server, or the URL on any server, of the post to which the user replies.
  ///   `nil` for a new post, for which no request is sent.
  /// - Throws: `LoadFailure` from `Presentation`, or `CancellationError` if the task is canceled.
  public func draft(replyTo post: String? = nil) async throws -> ComposeDraft {
    guard let post else { return ComposeDraft() }
    return try await failing { ComposeDraft(replyTo: try await target(post).value) }
  }

  /// Returns the stored draft of a new post or of a reply, or `nil` if there is none.
  ///
  /// - Throws: A `StoreError` from `Persistence`.
  public func storedDraft(replyTo post: PostID? = nil) throws -> ComposeDraft? {
    guard let owner = dependencies.owner else { return nil }
    return try dependencies.store.read { try $0.first(StoredDraft.draft(of: owner, replyTo: post)) }?.draft
  }

  /// Publishes a post, and waits until the server has performed or refused it, or until the first attempt has failed.
  ///
  /// - Returns: The post, or `nil` if the server's response cannot be read.
  /// - Throws: `LoadFailure` from `Presentation`, or `CancellationError` if the task is canceled.
  public func publish(_ draft: ComposeDraft) async throws -> Post? {
    guard let publisher else { throw LoadFailure.unauthorized }
    return try await failing { try await publisher.outbox.outcome { try publisher.add(draft, isFromEditor: false) } }
  }

  /// Removes the drafts of an account, and its posts that are not sent.
  ///
  /// - Throws: A `StoreError` from `Persistence`.
  public static func removeData(of account: String, at server: URL, from store: Store) throws {
    let owner = ComposeDependencies.owner(account, at: server)
    try OutboxStorage.remove(queue: Publisher.queue(of: owner), from: store)
    try store.write { try $0.deleteAll(StoredDraft.filter(\.owner == owner)) }
  }

  /// Returns a single that requests the post to which the user replies.
  func target(_ post: String) -> Single<ReplyTarget> {
    let (client, account, id) = (dependencies.client, dependencies.account, PostID(post))
    guard account != nil else { return .error(LoadFailure.unauthorized) }
    if post.contains("://") {
      return client.send(.search(post, resolves: true, limit: 1)).map { results in
        guard let status = results.statuses.first else { throw LoadFailure.noPost(id) }
        return ReplyTarget(status, account: account)
      }
    }
    return client.send(.status(id.entity)).map { ReplyTarget($0, account: account) }.catch { error in
      if case .notFound = Refusal(error) { throw LoadFailure.noPost(id) }
      throw error
    }
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

extension ComposeDependencies {
  static func owner(_ account: String, at server: URL) -> String { "\(account) \(server.absoluteString)" }
}
