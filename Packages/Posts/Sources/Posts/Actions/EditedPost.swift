public import Foundation
public import Persistence

/// A post that an account has edited with this program, as the server has sent it since. Stored versions of the post can
/// be older.
struct EditedPost: Record {
  let owner: String
  let id: PostID
  let post: Post
  let updated: Date

  static let table = Table<EditedPost>(
    "edited_posts", Column(key: "owner", \.owner), Column(key: "post", \.id), Column("content", \.post),
    Column("updated", \.updated), indexes: [[\.owner, \.updated]], make: EditedPost.init)

  /// The maximum number of posts of an account. The oldest are removed.
  fileprivate static let limit = 200
}

extension UserActions {
  /// Stores that an account has edited a post, so that all screens show the new version.
  ///
  /// - Throws: A `StoreError` from `Persistence`.
  public static func noteEdited(
    _ post: Post, by account: String, at server: URL, now: Date, _ transaction: borrowing WriteTransaction
  ) throws {
    let owner = owner(account, server)
    try transaction.add(EditedPost(owner: owner, id: post.id, post: post, updated: now), update: .modified)
    let old = EditedPost.filter(\.owner == owner).order(by: \.updated, .descending).dropFirst(EditedPost.limit)
    try transaction.delete(try transaction.array(old))
  }
}

extension Post {
  /// Returns the post with the content of another version, unless that one is older.
  func edited(as new: Post) -> Post {
    guard let date = new.edited, edited.map({ $0 < date }) ?? true else { return self }
    var post = self
    post.body = new.body
    (post.warning, post.isSensitive, post.edited, post.language) = (
      new.warning, new.isSensitive, new.edited, new.language
    )
    (post.media, post.poll, post.quote, post.emoji) = (new.media, new.poll, new.quote, new.emoji)
    return post
  }
}
