package import FeatureCompose
package import Posts
package import Presentation

/// The localized text of the feature, which its front ends share.
package enum ComposeText {
  package static let newPost = LocalizedText(en: "New post", zhHans: "新嘟文")
  package static let reply = LocalizedText(en: "Reply", zhHans: "回复")
  package static let quote = LocalizedText(en: "Quote", zhHans: "引用")
  package static let editPost = LocalizedText(en: "Edit post", zhHans: "编辑嘟文")
  package static let redraft = LocalizedText(en: "Write again", zhHans: "重新编辑")
  package static let changed = LocalizedText(en: "Post changed", zhHans: "嘟文已修改")
  package static let placeholder = LocalizedText(en: "What is new?", zhHans: "有什么新鲜事？")
  package static let warning = LocalizedText(en: "Warning", zhHans: "内容警告")
  package static let noWarning = LocalizedText(en: "none", zhHans: "无")
  package static let language = LocalizedText(en: "Language", zhHans: "语言")
  package static let defaultLanguage = LocalizedText(en: "default", zhHans: "默认")
  package static let noLanguage = LocalizedText(en: "This is no language code, such as en", zhHans: "不是语言代码，例如 en")
  package static let audienceLabel = LocalizedText(en: "Audience", zhHans: "可见范围")
  package static let publish = LocalizedText(en: "Publish", zhHans: "发布")
  package static let discard = LocalizedText(en: "Discard", zhHans: "放弃")
  package static let discardQuestion = LocalizedText(en: "Discard the draft?", zhHans: "放弃此草稿？")
  package static let discardMessage = LocalizedText(en: "The draft is deleted from this machine.", zhHans: "草稿将从本机删除。")
  package static let kept = LocalizedText(en: "The draft is kept under Drafts", zhHans: "已保留在“草稿”中")
  package static let close = LocalizedText(en: "Close, keep the draft", zhHans: "关闭并保留草稿")
  package static let editor = LocalizedText(en: "Editor", zhHans: "外部编辑器")
  package static let nextField = LocalizedText(en: "Next field", zhHans: "下一项")
  package static let loading = LocalizedText(en: "Loading the post", zhHans: "正在加载嘟文")
  package static let publishing = LocalizedText(en: "Publishing", zhHans: "正在发布")
  package static let restored = LocalizedText(en: "Draft restored", zhHans: "已恢复草稿")
  package static let published = LocalizedText(en: "Published", zhHans: "已发布")
  package static let placeOfPublished = LocalizedText(en: "at the top of your home timeline", zhHans: "位于主页时间线顶部")
  package static let drafts = LocalizedText(en: "Drafts", zhHans: "草稿")
  package static let draftKind = LocalizedText(en: "For", zhHans: "类型")
  package static let draftText = LocalizedText(en: "Text", zhHans: "正文")
  package static let draftAge = LocalizedText(en: "Age", zhHans: "时间")
  package static let noText = LocalizedText(en: "no text", zhHans: "没有正文")
  package static let noDraft = LocalizedText(en: "There is no draft", zhHans: "没有草稿")
  package static let closed = LocalizedText(en: "There is nothing left to write here", zhHans: "此处已无内容可编辑")

  /// The audiences that the user can choose, and `nil` for the user's default.
  package static let audiences: [PostVisibility?] = [nil, .public, .unlisted, .followers, .direct]

  package static func reply(to author: String) -> LocalizedText {
    LocalizedText(en: "Reply to \(author)", zhHans: "回复 \(author)")
  }

  package static func quote(of author: String) -> LocalizedText {
    LocalizedText(en: "Quote \(author)", zhHans: "引用 \(author)")
  }

  /// Returns the title of an editor.
  ///
  /// - Parameter target: The post that the user replies to or quotes, if it is known.
  package static func title(of subject: ComposeSubject, _ target: ReplyTarget? = nil) -> LocalizedText {
    switch subject {
    case .newPost: newPost
    case .reply: target.map { reply(to: $0.author) } ?? reply
    case .quote: target.map { quote(of: $0.author) } ?? quote
    case .edit: editPost
    case .redraft: redraft
    }
  }

  package static func audience(_ visibility: PostVisibility?) -> LocalizedText {
    audienceLabel + LocalizedText.colon + name(of: visibility)
  }

  package static func name(of visibility: PostVisibility?) -> LocalizedText {
    switch visibility {
    case .public: LocalizedText(en: "everyone", zhHans: "所有人")
    case .unlisted: LocalizedText(en: "everyone, unlisted", zhHans: "所有人，不公开列出")
    case .followers: LocalizedText(en: "followers", zhHans: "关注者")
    case .direct, .restricted: LocalizedText(en: "mentioned people", zhHans: "被提及的人")
    case nil: LocalizedText(en: "your default", zhHans: "你的默认设置")
    }
  }

  package static func message(of obstacle: PublishObstacle) -> LocalizedText {
    switch obstacle {
    case .empty: LocalizedText(en: "There is nothing to publish yet", zhHans: "还没有可发布的内容")
    case .tooLong(let count): remaining(-count)
    case .poll(let problem): message(of: problem)
    case .uploading: LocalizedText(en: "An image is still being uploaded", zhHans: "图片仍在上传")
    case .language: noLanguage
    }
  }

  package static func remaining(_ count: Int) -> LocalizedText {
    if count < 0 {
      return LocalizedText(
        en: "\(-count) \(count == -1 ? "character" : "characters") too many", zhHans: "超出 \(-count) 个字符")
    }
    return LocalizedText(en: "\(count) \(count == 1 ? "character" : "characters") left", zhHans: "还可输入 \(count) 个字符")
  }

  package static func message(of outcome: ComposeOutcome) -> LocalizedText {
    switch outcome {
    case .published: published
    case .changed: changed
    case .waiting(let failure):
      reason(failure)
        + LocalizedText(en: "The post is stored and will be sent later.", zhHans: "嘟文已保存，稍后将自动发送。")
    case .unstored(let failure):
      reason(failure)
        + LocalizedText(
          en: "The post will be sent later, unless you quit before: it is not stored.",
          zhHans: "嘟文稍后将自动发送，但未保存：若在此之前退出，嘟文将丢失。")
    }
  }

  private static func reason(_ failure: LoadFailure?) -> LocalizedText {
    LocalizedText(
      en: "\(failure?.sentence(in: .en) ?? "The server asks to wait.") ",
      zhHans: failure?.sentence(in: .zhHans) ?? "服务器要求稍后再试。")
  }
}

extension LocalizedText {
  fileprivate static func + (left: LocalizedText, right: LocalizedText) -> LocalizedText {
    LocalizedText(en: left[.en] + right[.en], zhHans: left[.zhHans] + right[.zhHans])
  }
}
