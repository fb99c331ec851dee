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
  /// - Parameters:
  ///   - subject: What the editor writes.
  ///   - known: A closure that returns the mentions and hashtags that the app knows without a request, such as `@mira` and
  ///     `#swift`, with which the editor completes what the user types.
  @MainActor public func makeComposeViewModel(
    _ subject: ComposeSubject = .newPost, known: @escaping @MainActor () -> [String] = { [] }
  ) -> any ComposeViewModel {
    DefaultComposeViewModel(self, subject, known: known)
  }

  /// Returns the draft with which the editor of a subject begins. The draft of a reply contains mentions, and that of a
  /// change the whole post. No request is sent for a new post.
  ///
  /// - Throws: `LoadFailure` from `Presentation`, or `CancellationError` if the task is canceled.
  public func draft(of subject: ComposeSubject = .newPost) async throws -> ComposeDraft {
    try await failing {
      switch subject {
      case .newPost: return ComposeDraft()
      case .reply(let post): return ComposeDraft(replyTo: try await knownOrLoaded(post, target).value)
      case .quote(let post): return ComposeDraft(quoting: try await knownOrLoaded(post, quoted).value)
      case .edit(let post): return try await edited(post).value
      case .redraft(let post):
        guard let draft = try redraft(of: post) else { throw LoadFailure.noRedraft }
        return draft
      }
    }
  }

  /// Deletes a post of the user, and waits until the server has performed or refused it, or until the first attempt has
  /// failed.
  ///
  /// - Returns: The post, and its source, which can be published again.
  /// - Throws: `LoadFailure` from `Presentation`, or `CancellationError` if the task is canceled.
  public func delete(_ post: PostID) async throws -> PostSource {
    try await failing {
      let source = try await source(of: post).value
      guard let account = dependencies.account else { throw LoadFailure.unauthorized }
      let actions = UserActions(
        of: account, dependencies.client, store: dependencies.store, clock: dependencies.sending)
      _ = try await actions.outcome(of: .delete(post: source.post.id), on: .post(source.post))
      return source
    }
  }

  /// Publishes a post, and waits until the server has performed or refused it, or until the first attempt has failed.
  ///
  /// - Returns: The post, or `nil` if the server's response cannot be read.
  /// - Throws: `LoadFailure` from `Presentation`, or `CancellationError` if the task is canceled.
  public func publish(_ draft: ComposeDraft) async throws -> Post? {
    guard let publisher else { throw LoadFailure.unauthorized }
    return try await failing { try await publisher.outbox.outcome { try publisher.add(draft) } }
  }

  /// Removes the drafts of an account, and its posts that are not sent.
  ///
  /// - Throws: A `StoreError` from `Persistence`.
  public static func removeData(of account: String, at server: URL, from store: Store) throws {
    let owner = ComposeDependencies.owner(account, at: server)
    try OutboxStorage.remove(queue: Publisher.queue(of: owner), from: store)
    try store.write { try $0.deleteAll(StoredDraft.filter(\.owner == owner)) }
  }

  /// Returns a single that requests the draft of a change of a post of the user.
  func edited(_ post: PostID) -> Single<ComposeDraft> {
    let now = dependencies.clock.now
    return source(of: post).map { source in
      let draft = ComposeDraft(editing: source)
      if let poll = draft.poll, poll.seconds(from: now) < DraftPoll.shortest { throw LoadFailure.pollEnds }
      return draft
    }
  }

  private func source(of post: PostID) -> Single<PostSource> {
    guard let account = dependencies.account else { return .error(LoadFailure.unauthorized) }
    return UserActions.source(of: post, by: account, dependencies.client)
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

extension ComposeDependencies {
  static func owner(_ account: String, at server: URL) -> String { "\(account) \(server.absoluteString)" }
}
