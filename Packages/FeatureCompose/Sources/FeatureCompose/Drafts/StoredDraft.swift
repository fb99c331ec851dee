import Foundation
import Persistence
import Posts

/// A draft that an account has not published: one for a new post, and one for each post that the user replies to, edits or
/// writes again.
struct StoredDraft: Record {
  let owner: String
  /// The key of the draft. Empty for a new post.
  let target: String
  let draft: ComposeDraft
  let updated: Date

  static let table = Table<StoredDraft>(
    "compose_drafts", Column(key: "owner", \.owner), Column(key: "target", \.target), Column("draft", \.draft),
    Column("updated", \.updated), indexes: [[\.owner, \.updated]], make: StoredDraft.init)

  /// The maximum number of drafts of an account. The oldest are removed.
  private static let limit = 200

  static func draft(of owner: String, _ key: String) -> Query<StoredDraft> {
    filter(\.owner == owner && \.target == key)
  }

  static func save(
    _ draft: ComposeDraft, of owner: String, at now: Date, _ transaction: borrowing WriteTransaction
  ) throws {
    let row = StoredDraft(owner: owner, target: draft.key, draft: draft, updated: now)
    try transaction.add(row, update: .modified)
    let old = filter(\.owner == owner).order(by: \.updated, .descending).dropFirst(limit)
    try transaction.delete(try transaction.array(old))
  }
}
