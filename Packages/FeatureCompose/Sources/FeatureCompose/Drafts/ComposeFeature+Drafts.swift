import Foundation
import Networking
import Persistence
import Posts
import Reactive

extension ComposeFeature {
  /// Returns the newest stored draft with the key of another draft, or `nil` if there is none.
  ///
  /// - Throws: A `StoreError` from `Persistence`.
  public func storedDraft(like draft: ComposeDraft = ComposeDraft()) throws -> ComposeDraft? {
    try editorDraft(like: draft).stored
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
        return try StoredDraft.newest(of: owner, draft.key, transaction)?.draft
      }
      let draft = ComposeDraft(redrafting: source)
      try StoredDraft.save(draft, of: owner, at: now, transaction)
      return draft
    }
  }

  /// Returns the newest stored draft with the key of another draft, for an editor.
  func editorDraft(like draft: ComposeDraft) throws -> EditorDraft {
    let none = EditorDraft(draft.key)
    guard let owner = dependencies.owner else { return none }
    return try dependencies.store.read { try StoredDraft.newest(of: owner, draft.key, $0) }.map(EditorDraft.init)
      ?? none
  }

  /// Stores the draft of an editor, or removes the stored one if there is nothing to keep. What another editor has stored
  /// stays: the draft is then stored beside it.
  ///
  /// - Parameters:
  ///   - draft: The draft.
  ///   - start: The draft before the user has changed it.
  ///   - editor: What the editor knows about its stored draft.
  /// - Returns: What another editor has done with the draft that this one has restored or stored, or `nil`.
  func store(
    _ draft: ComposeDraft, begunAs start: ComposeDraft, of editor: inout EditorDraft
  ) throws -> DraftConflict? {
    guard let owner = dependencies.owner else { return nil }
    // The draft of a deleted post is the only copy of its text.
    let isKept = draft.redraftOf != nil || draft != start && draft != ComposeDraft()
    let now = dependencies.clock.now
    var changed = editor
    let conflict = try dependencies.store.write { transaction -> DraftConflict? in
      let conflict = try changed.conflict(with: draft, of: owner, transaction)
      // Without a change, there is nothing to store, and a draft that was only looked at does not become the newest.
      if draft == changed.stored, isKept || conflict != nil { return nil }
      if conflict != nil { changed.leave(draft.key) }
      if isKept {
        try StoredDraft.save(draft, in: changed.slot, of: owner, at: now, transaction)
      } else {
        try transaction.deleteAll(StoredDraft.draft(of: owner, changed.slot))
      }
      changed.stored = isKept ? draft : nil
      return isKept && editor.stored != nil ? conflict : nil
    }
    editor = changed
    return conflict
  }

  /// Removes the stored draft of an editor, unless another editor has changed it.
  func removeDraft(of editor: EditorDraft) throws {
    guard let owner = dependencies.owner, let stored = editor.stored else { return }
    try dependencies.store.write { transaction in
      guard let row = try transaction.first(StoredDraft.draft(of: owner, editor.slot)), row.draft == stored else {
        return
      }
      try transaction.delete(row)
    }
  }
}
