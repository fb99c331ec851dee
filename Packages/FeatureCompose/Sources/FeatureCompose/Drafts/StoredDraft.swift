import Foundation
import Persistence
import Posts

/// A draft that an account has not published: one for a new post, and one for each post that the user replies to, edits or
/// writes again, and those that were written in several windows at the same time.
struct StoredDraft: Record {
  let owner: String
  /// The slot of the draft: its key, which is empty for a new post, and more if another draft has the same key.
  let target: String
  let draft: ComposeDraft
  let updated: Date

  static let table = Table<StoredDraft>(
    "compose_drafts", Column(key: "owner", \.owner), Column(key: "target", \.target), Column("draft", \.draft),
    Column("updated", \.updated), indexes: [[\.owner, \.updated]], make: StoredDraft.init)

  /// The maximum number of drafts of an account. The oldest are removed.
  private static let limit = 200

  static func draft(of owner: String, _ slot: String) -> Query<StoredDraft> {
    filter(\.owner == owner && \.target == slot)
  }

  /// Returns the newest draft with a key, or `nil` if there is none.
  static func newest(
    of owner: String, _ key: String, _ transaction: borrowing some Reading & ~Copyable
  ) throws -> StoredDraft? {
    try transaction.array(filter(\.owner == owner).order(by: \.updated, .descending)).first { $0.draft.key == key }
  }

  /// Returns a slot that no draft has.
  // allow(injected-time): no test compares a name that no other draft has
  static func newSlot(_ key: String) -> String { "\(key) \(UUID())" }

  static func save(
    _ draft: ComposeDraft, in slot: String? = nil, of owner: String, at now: Date,
    _ transaction: borrowing WriteTransaction
  ) throws {
    let row = StoredDraft(owner: owner, target: slot ?? draft.key, draft: draft, updated: now)
    try transaction.add(row, update: .modified)
    let old = filter(\.owner == owner).order(by: \.updated, .descending).dropFirst(limit)
    try transaction.delete(try transaction.array(old))
  }
}
