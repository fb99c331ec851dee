public import Foundation
public import Persistence
public import Reactive

/// The last post that an account has published with this program. Timelines request it when it changes.
struct PublishedPost: Record {
  let owner: String
  let post: PostID

  static let table = Table<PublishedPost>(
    "published_posts", Column(key: "owner", \.owner), Column("post", \.post), make: PublishedPost.init)
}

extension UserActions {
  /// Stores that an account has published a post, so that the account's timelines request it.
  ///
  /// - Throws: A `StoreError` from `Persistence`.
  public static func notePublished(
    _ post: PostID, by account: String, at server: URL, _ transaction: borrowing WriteTransaction
  ) throws {
    try transaction.add(PublishedPost(owner: owner(account, server), post: post), update: .modified)
  }

  /// Emits each post that the account publishes after the subscription.
  public var published: Observable<PostID> {
    let owner = owner
    return store.array(PublishedPost.filter(\.owner == owner)).map { $0.first?.post }.distinctUntilChanged().skip(1)
      .compactMap(\.self)
  }
}
