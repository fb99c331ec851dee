public import Foundation
public import Persistence

/// A post to which an account replies or that it quotes, as a screen showed it.
struct AnsweredPost: Record {
  let owner: String
  /// The ID of the post itself, also if a boost was shown.
  let id: PostID
  let post: Post
  let updated: Date

  static let table = Table<AnsweredPost>(
    "answered_posts", Column(key: "owner", \.owner), Column(key: "post", \.id), Column("content", \.post),
    Column("updated", \.updated), indexes: [[\.owner, \.updated]], make: AnsweredPost.init)

  /// The maximum number of posts of an account. The oldest are removed.
  fileprivate static let limit = 200
}

extension UserActions {
  /// Stores a post that the user answers.
  func noteAnswered(_ post: Post) throws {
    let row = AnsweredPost(owner: owner, id: post.original ?? post.id, post: post, updated: now())
    let rows = AnsweredPost.filter(\.owner == row.owner).order(by: \.updated, .descending)
    try store.write { transaction in
      try transaction.add(row, update: .modified)
      try transaction.delete(try transaction.array(rows.dropFirst(AnsweredPost.limit)))
    }
  }

  /// Returns the post with an ID as the account last saw it when it began to answer it, or `nil` if it has not.
  ///
  /// - Throws: A `StoreError` from `Persistence`.
  public static func answered(_ post: PostID, by account: String, at server: URL, in store: Store) throws -> Post? {
    let owner = owner(account, server)
    return try store.read { try $0.first(AnsweredPost.filter(\.owner == owner && \.id == post)) }?.post
  }
}
