package import Posts
package import Presentation

/// The texts on the edge below the text of a draft.
extension ComposeText {
  package static func left(_ count: Int) -> LocalizedText {
    count < 0
      ? LocalizedText(en: "\(-count) too many", zhHans: "超出 \(-count) 字")
      : LocalizedText(en: "\(count) left", zhHans: "剩余 \(count) 字")
  }

  package static func fact(_ visibility: PostVisibility?) -> LocalizedText {
    let name = name(of: visibility)
    return LocalizedText(en: name[.en] + " ▾", zhHans: name[.zhHans] + " ▾")
  }

  package static func fact(warning: String) -> LocalizedText {
    if warning.isEmpty { return LocalizedText(en: "CW off", zhHans: "无内容警告") }
    let start = warning.count > 20 ? warning.prefix(19) + "…" : warning[...]
    return LocalizedText(en: "CW: \(start)", zhHans: "内容警告：\(start)")
  }

  package static func fact(language: String) -> LocalizedText {
    language.isEmpty
      ? LocalizedText(en: "default language", zhHans: "默认语言")
      : LocalizedText(en: String(language.prefix(20)), zhHans: String(language.prefix(20)))
  }
}
