public import Foundation
import Posts
public import Presentation

/// The view model of a stored draft: the newest of those with which the same editor begins.
public struct DraftRow: ListItemViewModel, Encodable {
  /// The draft.
  public let draft: ComposeDraft
  /// When the draft was stored.
  public let updated: Date

  /// Creates a row.
  public init(draft: ComposeDraft, updated: Date) {
    self.draft = draft
    self.updated = updated
  }

  /// Identifies the row among those of the account.
  public var id: String { draft.key }

  /// What the editor of the draft writes.
  public var subject: ComposeSubject {
    if let post = draft.editing { return .edit(post) }
    if let post = draft.redraftOf { return .redraft(post) }
    if let post = draft.quote { return .quote(post.text) }
    return draft.replyTo.map { .reply($0.text) } ?? .newPost
  }

  /// The first line that says something: of the text, or else the content warning, an option of the poll, or the name or
  /// description of a file. It has at most 200 characters, and is empty if nothing says anything.
  public var line: String {
    let texts =
      [draft.text, draft.warning] + (draft.poll?.options ?? []) + draft.files.flatMap { [$0.name, $0.description] }
    let lines = texts.lazy.map { $0.drop(while: \.isWhitespace).prefix { !$0.isNewline }.prefix(200) }
    return lines.first { !$0.isEmpty }.map(String.init) ?? ""
  }
}
