import Foundation
import Mastodon
import Persistence
import Posts
import Presentation

/// A post that the outbox sends.
struct ComposeAction: Sendable, Hashable, Codable, JSONColumnValue {
  let draft: ComposeDraft
  /// Whether the draft comes from the editor, whose stored draft is removed with the same transaction.
  let isFromEditor: Bool
  /// The slot of the stored draft, or `nil` if it is the first one of its key.
  var slot: String?

  /// The key within which actions are sent in order: one for all new posts, and one for the changes of each post.
  var key: String { draft.editing?.text ?? "new" }

  func status(at now: Date) -> StatusDraft {
    StatusDraft(
      draft.text, spoilerText: draft.warning.isEmpty ? nil : draft.warning, isSensitive: draft.isSensitive,
      visibility: draft.visibility.map(Status.Visibility.init), language: draft.language.isEmpty ? nil : draft.language,
      inReplyTo: draft.replyTo?.entity, quoting: draft.editing == nil ? draft.quote?.entity : nil,
      mediaIDs: draft.files.map { EntityID($0.id) },
      poll: draft.poll.map {
        PollDraft($0.filledOptions, duration: .seconds($0.seconds(from: now)), isMultiple: $0.isMultiple)
      })
  }
}

extension ComposeAction {
  /// What the action does, with the beginning of the text.
  var title: LocalizedText {
    let start = OutboxRow.beginning(of: draft.text, limit: 60)
    if draft.editing != nil { return LocalizedText(en: "Edit “\(start)”", zhHans: "编辑“\(start)”") }
    if draft.quote != nil { return LocalizedText(en: "Quote with “\(start)”", zhHans: "引用并写道“\(start)”") }
    return draft.replyTo == nil
      ? LocalizedText(en: "Publish “\(start)”", zhHans: "发布“\(start)”")
      : LocalizedText(en: "Reply “\(start)”", zhHans: "回复“\(start)”")
  }
}

/// What undoes the removal of a stored draft.
struct ComposeInverse: Sendable, Hashable, Codable, JSONColumnValue {
  let draft: ComposeDraft?
  /// The slot of the stored draft, or `nil` if it is the first one of its key.
  var slot: String?
}

extension Status.Visibility {
  /// Creates a visibility for a new post. A restricted audience becomes that of a direct message.
  fileprivate init(_ visibility: PostVisibility) {
    switch visibility {
    case .public: self = .public
    case .unlisted: self = .unlisted
    case .followers: self = .followers
    case .direct, .restricted: self = .direct
    }
  }
}
