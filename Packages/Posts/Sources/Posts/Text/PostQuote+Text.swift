package import Presentation

extension PostText {
  /// Returns the reason why a quoted post is not shown.
  package static func absence(_ absence: PostQuote.Absence) -> LocalizedText {
    switch absence {
    case .pending: LocalizedText(en: "Quoted post awaiting its author's approval", zhHans: "引用的嘟文正等待作者批准")
    case .rejected:
      LocalizedText(en: "Quoted post hidden: its author does not allow the quote", zhHans: "引用的嘟文已隐藏：作者不允许引用")
    case .revoked:
      LocalizedText(en: "Quoted post hidden: its author withdrew it from the quote", zhHans: "引用的嘟文已隐藏：作者撤回了引用许可")
    case .deleted: LocalizedText(en: "Quoted post deleted", zhHans: "引用的嘟文已删除")
    case .unauthorized: LocalizedText(en: "Quoted post hidden: you are not allowed to see it", zhHans: "引用的嘟文已隐藏：你无权查看")
    case .blockedAuthor: LocalizedText(en: "Quoted post hidden: you blocked its author", zhHans: "引用的嘟文已隐藏：你屏蔽了作者")
    case .blockedServer: LocalizedText(en: "Quoted post hidden: you blocked its server", zhHans: "引用的嘟文已隐藏：你屏蔽了其服务器")
    case .mutedAuthor: LocalizedText(en: "Quoted post hidden: you muted its author", zhHans: "引用的嘟文已隐藏：你静音了作者")
    case .filtered: LocalizedText(en: "Quoted post hidden by a filter", zhHans: "引用的嘟文被过滤")
    case .notSent: LocalizedText(en: "Quoted post not sent by the server", zhHans: "服务器未发送引用的嘟文")
    }
  }
}
