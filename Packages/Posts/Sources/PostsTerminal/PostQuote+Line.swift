import Posts
import Presentation
import PresentationTerminal
import TerminalUI

extension PostQuote {
  /// Returns the author and the text of the quoted post, or the reason why the post is not shown.
  func line(in language: Language, upTo length: Int) -> TerminalText {
    guard absence == nil, let author, let text else {
      let titles = (filters ?? []).joined(separator: ", ").prefix(length)
      let reason = PostText.absence(absence ?? .notSent)[language]
      return "\(reason)\(titles.isEmpty ? "" : LocalizedText.colon[language] + titles)"
    }
    let quotes = hasQuote == true ? " (\(PostText.quotesAnother[language]))" : ""
    return "\(author.name.prefix(length)): \(text.prefix(length))\(quotes)"
  }
}

extension PostText {
  static func quoted(_ id: PostID) -> LocalizedText {
    LocalizedText(en: "ID of the quoted post: \(id)", zhHans: "引用的嘟文的 ID：\(id)")
  }

  fileprivate static let quotesAnother = LocalizedText(en: "quotes another post", zhHans: "引用了另一条嘟文")
}
