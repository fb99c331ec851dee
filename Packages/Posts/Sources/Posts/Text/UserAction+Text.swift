import Presentation

extension NamedAction {
  /// What the action does, for a list of actions. It contains text of the server: sanitize it before display.
  var title: LocalizedText {
    switch action {
    case .react(let reaction, let isOn, let id): reaction.title(isOn: isOn, post(id, isLast: true))
    case .vote(let choices, _, let id):
      LocalizedText(
        en: "Vote for \(Self.numbers(choices)) in post \(post(id).en)",
        zhHans: "在嘟文\(post(id).zhHans)中投票：\(Self.numbers(choices))")
    case .muteConversation(true, let id):
      LocalizedText(en: "Mute the conversation of post \(post(id).en)", zhHans: "静音嘟文\(post(id).zhHans)的对话")
    case .muteConversation(false, let id):
      LocalizedText(en: "Unmute the conversation of post \(post(id).en)", zhHans: "取消静音嘟文\(post(id).zhHans)的对话")
    case .delete(let id):
      LocalizedText(en: "Delete post \(post(id).en)", zhHans: "删除嘟文\(post(id, isLast: true).zhHans)")
    case .person(let action, let isOn, let id): action.title(isOn: isOn, person(id))
    case .answerRequest(true, let id):
      LocalizedText(en: "Accept the request of \(person(id).en)", zhHans: "接受\(person(id).zhHans) 的请求")
    case .answerRequest(false, let id):
      LocalizedText(en: "Reject the request of \(person(id).en)", zhHans: "拒绝\(person(id).zhHans) 的请求")
    case .report(let id, _, _): LocalizedText(en: "Report \(person(id).en)", zhHans: "举报\(person(id).zhHans)")
    }
  }

  /// Names a post. Without text, the ID on the server does.
  private func post(_ id: PostID, isLast: Bool = false) -> Name {
    if let subject { return Name(en: "“\(subject)”", zhHans: "“\(subject)”") }
    return Name(en: id.text, zhHans: isLast ? " \(id.text)" : " \(id.text) ")
  }

  /// Names a person.
  private func person(_ id: String) -> Name {
    if let subject { return Name(en: "@\(subject)", zhHans: " @\(subject)") }
    return Name(en: "account \(id)", zhHans: "账号 \(id)")
  }

  private static func numbers(_ choices: [Int]) -> String { choices.map { "\($0 + 1)" }.joined(separator: ", ") }
}

/// What stands for a post or a person in a title.
private struct Name {
  let en: String
  /// With the spaces that separate it from its neighbors.
  let zhHans: String
}

extension PostReaction {
  fileprivate func title(isOn: Bool, _ post: Name) -> LocalizedText {
    switch (self, isOn) {
    case (.favorite, true): LocalizedText(en: "Favorite post \(post.en)", zhHans: "喜欢嘟文\(post.zhHans)")
    case (.favorite, false):
      LocalizedText(en: "Withdraw the favorite of post \(post.en)", zhHans: "取消喜欢嘟文\(post.zhHans)")
    case (.boost, true): LocalizedText(en: "Boost post \(post.en)", zhHans: "转嘟嘟文\(post.zhHans)")
    case (.boost, false): LocalizedText(en: "Withdraw the boost of post \(post.en)", zhHans: "取消转嘟嘟文\(post.zhHans)")
    case (.bookmark, true): LocalizedText(en: "Bookmark post \(post.en)", zhHans: "收藏嘟文\(post.zhHans)")
    case (.bookmark, false): LocalizedText(en: "Remove the bookmark of post \(post.en)", zhHans: "取消收藏嘟文\(post.zhHans)")
    }
  }
}

extension PersonAction {
  fileprivate func title(isOn: Bool, _ person: Name) -> LocalizedText {
    switch (self, isOn) {
    case (.follow, true): LocalizedText(en: "Follow \(person.en)", zhHans: "关注\(person.zhHans)")
    case (.follow, false): LocalizedText(en: "Unfollow \(person.en)", zhHans: "取消关注\(person.zhHans)")
    case (.mute, true): LocalizedText(en: "Mute \(person.en)", zhHans: "静音\(person.zhHans)")
    case (.mute, false): LocalizedText(en: "Unmute \(person.en)", zhHans: "取消静音\(person.zhHans)")
    case (.block, true): LocalizedText(en: "Block \(person.en)", zhHans: "屏蔽\(person.zhHans)")
    case (.block, false): LocalizedText(en: "Unblock \(person.en)", zhHans: "取消屏蔽\(person.zhHans)")
    }
  }
}
