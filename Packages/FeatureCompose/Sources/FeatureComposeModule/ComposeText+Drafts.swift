package import FeatureCompose
package import Presentation

extension ComposeText {
  /// The texts of the list of drafts.
  package static let draftList = {
    var text = ListText.standard
    (text.loadMore, text.empty) = (nil, LocalizedText(en: "No drafts", zhHans: "没有草稿"))
    text.rowCount = { LocalizedText(en: $0 == 1 ? "1 draft" : "\($0) drafts", zhHans: "共 \($0) 份草稿") }
    return text
  }()

  /// Returns the line of a draft in the list. It is untrusted, because it can begin with what another user has written.
  package static func line(of row: DraftRow, in language: Language) -> String {
    row.line.isEmpty ? noText[language] : row.line
  }

  /// Returns the message of the question whether to discard a draft of the list.
  package static func discardMessage(_ row: DraftRow) -> LocalizedText {
    guard !row.line.isEmpty else { return discardMessage }
    let line = row.line.count > 40 ? row.line.prefix(39) + "…" : row.line[...]
    return LocalizedText(en: "“\(line)” is deleted from this machine.", zhHans: "“\(line)”将从本机删除。")
  }
}
