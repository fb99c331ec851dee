import FeatureCompose
import Posts
import Presentation

/// The localized text of the feature.
enum ComposeText {
  static let newPost = LocalizedText(en: "New post", zhHans: "新动态")
  static let reply = LocalizedText(en: "Reply", zhHans: "回复")
  static let placeholder = LocalizedText(en: "What is new?", zhHans: "有什么新鲜事？")
  static let warning = LocalizedText(en: "Warning", zhHans: "内容警告")
  static let noWarning = LocalizedText(en: "none", zhHans: "无")
  static let language = LocalizedText(en: "Language", zhHans: "语言")
  static let defaultLanguage = LocalizedText(en: "default", zhHans: "默认")
  static let publish = LocalizedText(en: "Publish", zhHans: "发布")
  static let discard = LocalizedText(en: "Discard", zhHans: "放弃")
  static let discardQuestion = LocalizedText(en: "Discard the draft?", zhHans: "放弃此草稿？")
  static let discardMessage = LocalizedText(en: "The draft is deleted from this machine.", zhHans: "草稿将从本机删除。")
  static let close = LocalizedText(en: "Close, keep the draft", zhHans: "关闭并保留草稿")
  static let nextField = LocalizedText(en: "Next field", zhHans: "下一项")
  static let loading = LocalizedText(en: "Loading the post", zhHans: "正在加载动态")
  static let publishing = LocalizedText(en: "Publishing", zhHans: "正在发布")
  static let restored = LocalizedText(en: "Draft restored", zhHans: "已恢复草稿")
  static let published = LocalizedText(en: "Published", zhHans: "已发布")
  static let noDraft = LocalizedText(en: "There is no draft", zhHans: "没有草稿")
  static let closed = LocalizedText(en: "There is nothing left to write here", zhHans: "此处已无内容可编辑")

  static func reply(to author: String) -> LocalizedText {
    LocalizedText(en: "Reply to \(author)", zhHans: "回复 \(author)")
  }

  static func audience(_ visibility: PostVisibility?) -> LocalizedText {
    LocalizedText(en: "Audience: ", zhHans: "可见范围：") + name(of: visibility)
  }

  static func name(of visibility: PostVisibility?) -> LocalizedText {
    switch visibility {
    case .public: LocalizedText(en: "everyone", zhHans: "所有人")
    case .unlisted: LocalizedText(en: "everyone, unlisted", zhHans: "所有人，不公开列出")
    case .followers: LocalizedText(en: "followers", zhHans: "关注者")
    case .direct, .restricted: LocalizedText(en: "mentioned people", zhHans: "被提及的人")
    case nil: LocalizedText(en: "your default", zhHans: "你的默认设置")
    }
  }

  static func remaining(_ count: Int) -> LocalizedText {
    if count < 0 {
      return LocalizedText(
        en: "\(-count) \(count == -1 ? "character" : "characters") too many", zhHans: "超出 \(-count) 个字符")
    }
    return LocalizedText(en: "\(count) \(count == 1 ? "character" : "characters") left", zhHans: "还可输入 \(count) 个字符")
  }

  static func message(of outcome: ComposeOutcome) -> LocalizedText {
    switch outcome {
    case .published: published
    case .waiting(let failure):
      LocalizedText(
        en: "\(failure?.sentence(in: .en) ?? "The server asks to wait.") The post is stored and will be sent later.",
        zhHans: "\(failure?.sentence(in: .zhHans) ?? "服务器要求稍后再试。")动态已保存，稍后将自动发送。")
    }
  }
}

extension LocalizedText {
  fileprivate static func + (left: LocalizedText, right: LocalizedText) -> LocalizedText {
    LocalizedText(en: left[.en] + right[.en], zhHans: left[.zhHans] + right[.zhHans])
  }
}
