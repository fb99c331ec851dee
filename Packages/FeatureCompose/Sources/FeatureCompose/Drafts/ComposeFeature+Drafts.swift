import Foundation
import Networking
import Persistence
import Posts
import Reactive

extension ComposeFeature {
  /// Returns the stored draft with the key of another draft, or `nil` if there is none.
  ///
  /// - Throws: A `StoreError` from `Persistence`.
  public func storedDraft(like draft: ComposeDraft = ComposeDraft()) throws -> ComposeDraft? {
    try storedDraft(draft.key)
  }

  func storedDraft(_ key: String) throws -> ComposeDraft? {
    guard let owner = dependencies.owner else { return nil }
    return try dependencies.store.read { try $0.first(StoredDraft.draft(of: owner, key)) }?.draft
  }

  /// Returns the draft that writes a deleted post again, or `nil` if this program has not deleted the post for that, or the
  /// user has published or discarded the draft.
  func redraft(of post: PostID) throws -> ComposeDraft? {
    guard let owner = dependencies.owner, let account = dependencies.account else { return nil }
    let (server, now) = (dependencies.client.baseURL, dependencies.clock.now)
    return try dependencies.store.write { transaction in
      guard let source = try UserActions.takeRedraft(of: post, by: account, at: server, transaction) else {
        var draft = ComposeDraft()
        draft.redraftOf = post
        return try transaction.first(StoredDraft.draft(of: owner, draft.key))?.draft
      }
      let draft = ComposeDraft(redrafting: source)
      try StoredDraft.save(draft, of: owner, at: now, transaction)
      return draft
    }
  }

  /// Stores a draft, or removes the stored one if there is nothing to keep.
  ///
  /// - Parameters:
  ///   - draft: The draft.
  ///   - start: The draft before the user has changed it.
  func store(_ draft: ComposeDraft, begunAs start: ComposeDraft) throws {
    guard let owner = dependencies.owner else { return }
    // The draft of a deleted post is the only copy of its text.
    let isKept = draft.redraftOf != nil || draft != start && draft != ComposeDraft()
    guard isKept else { return try removeDraft(draft.key) }
    let now = dependencies.clock.now
    try dependencies.store.write { try StoredDraft.save(draft, of: owner, at: now, $0) }
  }

  func removeDraft(_ key: String) throws {
    guard let owner = dependencies.owner else { return }
    try dependencies.store.write { try $0.deleteAll(StoredDraft.draft(of: owner, key)) }
  }
}
