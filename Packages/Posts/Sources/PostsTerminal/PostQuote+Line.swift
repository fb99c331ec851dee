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
    LocalizedText(en: "ID of the quoted post: \(id)", zhHans: "引用的动态的 ID：\(id)")
  }

  fileprivate static let quotesAnother = LocalizedText(en: "quotes another post", zhHans: "引用了另一条动态")

  fileprivate static func absence(_ absence: PostQuote.Absence) -> LocalizedText {
    switch absence {
    case .pending: LocalizedText(en: "Quoted post awaiting its author's approval", zhHans: "引用的动态正等待作者批准")
    case .rejected:
      LocalizedText(en: "Quoted post hidden: its author does not allow the quote", zhHans: "引用的动态已隐藏：作者不允许引用")
    case .revoked:
      LocalizedText(en: "Quoted post hidden: its author withdrew it from the quote", zhHans: "引用的动态已隐藏：作者撤回了引用许可")
    case .deleted: LocalizedText(en: "Quoted post deleted", zhHans: "引用的动态已删除")
    case .unauthorized: LocalizedText(en: "Quoted post hidden: you are not allowed to see it", zhHans: "引用的动态已隐藏：你无权查看")
    case .blockedAuthor: LocalizedText(en: "Quoted post hidden: you blocked its author", zhHans: "引用的动态已隐藏：你屏蔽了作者")
    case .blockedServer: LocalizedText(en: "Quoted post hidden: you blocked its server", zhHans: "引用的动态已隐藏：你屏蔽了其服务器")
    case .mutedAuthor: LocalizedText(en: "Quoted post hidden: you muted its author", zhHans: "引用的动态已隐藏：你静音了作者")
    case .filtered: LocalizedText(en: "Quoted post hidden by a filter", zhHans: "引用的动态被过滤")
    case .notSent: LocalizedText(en: "Quoted post not sent by the server", zhHans: "服务器未发送引用的动态")
    }
  }
}
