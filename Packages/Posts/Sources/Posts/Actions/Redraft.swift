public import Foundation
import Mastodon
public import Networking
public import Persistence
import Presentation
public import Reactive

/// A post of the user as it can be written again: what its author typed, and what is attached.
public struct PostSource: Sendable, Hashable, Codable, JSONColumnValue {
  /// A file that is attached to the post.
  public struct File: Sendable, Hashable, Codable {
    /// The ID of the file on the server.
    public let id: String
    /// The alternative text. Empty if the author wrote none.
    public let description: String
  }

  /// The post.
  public let post: Post
  /// The text as the author wrote it. It comes from a server: sanitize it before display.
  public let text: String
  /// The content warning as the author wrote it. Empty if there is none.
  public let warning: String
  /// The attached files.
  public let files: [File]

  /// Creates a source from the server's responses.
  init(_ status: Status, _ source: StatusSource) {
    post = Post(status, in: .thread)
    text = source.text
    warning = source.spoilerText
    files = status.media.map { File(id: $0.id.description, description: $0.description ?? "") }
  }
}

/// The source of a post that an account deletes to write it again. It is stored before the deletion, so it is never lost.
struct StoredRedraft: Record {
  let owner: String
  let id: PostID
  let source: PostSource

  static let table = Table<StoredRedraft>(
    "redrafts", Column(key: "owner", \.owner), Column(key: "post", \.id), Column("source", \.source),
    make: StoredRedraft.init)

  static func redraft(_ id: PostID, of owner: String) -> Query<StoredRedraft> {
    filter(\.owner == owner && \.id == id)
  }
}

extension UserActions {
  /// Returns a single that requests the source of a post of an account. It fails with `LoadFailure.noPost` if the server does
  /// not have the post, and with `LoadFailure.notOwnPost` for the posts of others.
  public static func source(of post: PostID, by account: String, _ client: APIClient) -> Single<PostSource> {
    client.send(.status(post.entity)).flatMap { status in
      guard status.reblog == nil, Person(status.account).isUser(named: account) else { throw LoadFailure.notOwnPost }
      return client.send(.source(of: post.entity)).map { PostSource(status, $0) }
    }
    .catch { error in
      if case .notFound = Refusal(error) { throw LoadFailure.noPost(post) }
      throw error
    }
  }

  /// Requests and stores the source of a post, and then deletes the post. Returns the ID of the entry in the outbox.
  func redraft(_ post: PostID) -> Single<UUID> {
    Self.source(of: post, by: account, client).map { [self] source in
      try store.write { try $0.add(StoredRedraft(owner: owner, id: post, source: source), update: .modified) }
      return try perform(NamedAction(.delete(post: post), on: .post(source.post)))
    }
  }

  /// Removes the stored source of a deleted post, and returns it. Returns `nil` if it is not stored.
  ///
  /// - Throws: A `StoreError` from `Persistence`.
  public static func takeRedraft(
    of post: PostID, by account: String, at server: URL, _ transaction: borrowing WriteTransaction
  ) throws -> PostSource? {
    let query = StoredRedraft.redraft(post, of: owner(account, server))
    let source = try transaction.first(query)?.source
    try transaction.deleteAll(query)
    return source
  }
}
