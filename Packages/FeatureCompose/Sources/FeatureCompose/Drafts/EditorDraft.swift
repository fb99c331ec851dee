import Foundation
import Persistence
import Presentation

/// What an editor knows about its stored draft, which an editor of another window or process can publish, discard or change.
struct EditorDraft: Sendable {
  /// Where the draft is stored. Editors that change the same draft at the same time end in slots of their own.
  private(set) var slot: String
  /// The draft as this editor last read or stored it, or `nil` if it has not.
  var stored: ComposeDraft?

  /// The first slot of the drafts with a key.
  init(_ key: String) { slot = key }

  init(_ row: StoredDraft) { (slot, stored) = (row.target, row.draft) }

  /// Leaves the stored draft to the other editors: the next draft is stored beside it.
  mutating func leave(_ key: String) { (slot, stored) = (StoredDraft.newSlot(key), nil) }

  /// Returns what other editors have done with the stored draft, or `nil` if it is as this editor knows it, or already as
  /// this editor wants it.
  func conflict(
    with draft: ComposeDraft, of owner: String, _ transaction: borrowing WriteTransaction
  ) throws -> DraftConflict? {
    let current = try transaction.first(StoredDraft.draft(of: owner, slot))?.draft
    if current == stored || current == draft { return nil }
    return current == nil ? .removed : .changed
  }
}

/// What another editor has done with a stored draft.
enum DraftConflict: Error {
  /// The draft was published or discarded.
  case removed
  /// The draft has another text.
  case changed

  /// The failure, after which the user can publish what the editor shows.
  var failure: LoadFailure {
    switch self {
    case .removed:
      .explained(
        LocalizedText(
          en: "This draft was published or discarded in another window. Publish again to publish what is here, too",
          zhHans: "此草稿已在另一个窗口中发布或放弃。再次发布将另外发布此处的内容"))
    case .changed:
      .explained(
        LocalizedText(
          en:
            "This draft was changed in another window, and that text is stored. Publish again to publish what is here",
          zhHans: "此草稿已在另一个窗口中修改，修改后的内容已保存。再次发布将发布此处的内容"))
    }
  }
}
