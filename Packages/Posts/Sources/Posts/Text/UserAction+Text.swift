import Presentation

extension UserAction {
  /// What the action does, for a list of actions. The names of posts and people are their IDs on the server: sanitize the
  /// text before display.
  var title: LocalizedText {
    switch self {
    case .react(let reaction, let isOn, let post): reaction.title(isOn: isOn, post.text)
    case .vote(let choices, _, let post):
      LocalizedText(
        en: "Vote for \(Self.numbers(choices)) in post \(post.text)",
        zhHans: "在动态 \(post.text) 中投票：\(Self.numbers(choices))")
    case .muteConversation(true, let post):
      LocalizedText(en: "Mute the conversation of post \(post.text)", zhHans: "静音动态 \(post.text) 的对话")
    case .muteConversation(false, let post):
      LocalizedText(en: "Unmute the conversation of post \(post.text)", zhHans: "取消静音动态 \(post.text) 的对话")
    case .delete(let post): LocalizedText(en: "Delete post \(post.text)", zhHans: "删除动态 \(post.text)")
    case .person(let action, let isOn, let id): action.title(isOn: isOn, id)
    case .answerRequest(true, let id):
      LocalizedText(en: "Accept the request of account \(id)", zhHans: "接受账号 \(id) 的请求")
    case .answerRequest(false, let id):
      LocalizedText(en: "Reject the request of account \(id)", zhHans: "拒绝账号 \(id) 的请求")
    case .report(let id, _, _): LocalizedText(en: "Report account \(id)", zhHans: "举报账号 \(id)")
    }
  }

  private static func numbers(_ choices: [Int]) -> String { choices.map { "\($0 + 1)" }.joined(separator: ", ") }
}

extension PostReaction {
  fileprivate func title(isOn: Bool, _ post: String) -> LocalizedText {
    switch (self, isOn) {
    case (.favorite, true): LocalizedText(en: "Favorite post \(post)", zhHans: "喜欢动态 \(post)")
    case (.favorite, false): LocalizedText(en: "Withdraw the favorite of post \(post)", zhHans: "取消喜欢动态 \(post)")
    case (.boost, true): LocalizedText(en: "Boost post \(post)", zhHans: "转嘟动态 \(post)")
    case (.boost, false): LocalizedText(en: "Withdraw the boost of post \(post)", zhHans: "取消转嘟动态 \(post)")
    case (.bookmark, true): LocalizedText(en: "Bookmark post \(post)", zhHans: "收藏动态 \(post)")
    case (.bookmark, false): LocalizedText(en: "Remove the bookmark of post \(post)", zhHans: "取消收藏动态 \(post)")
    }
  }
}

extension PersonAction {
  fileprivate func title(isOn: Bool, _ id: String) -> LocalizedText {
    switch (self, isOn) {
    case (.follow, true): LocalizedText(en: "Follow account \(id)", zhHans: "关注账号 \(id)")
    case (.follow, false): LocalizedText(en: "Unfollow account \(id)", zhHans: "取消关注账号 \(id)")
    case (.mute, true): LocalizedText(en: "Mute account \(id)", zhHans: "静音账号 \(id)")
    case (.mute, false): LocalizedText(en: "Unmute account \(id)", zhHans: "取消静音账号 \(id)")
    case (.block, true): LocalizedText(en: "Block account \(id)", zhHans: "屏蔽账号 \(id)")
    case (.block, false): LocalizedText(en: "Unblock account \(id)", zhHans: "取消屏蔽账号 \(id)")
    }
  }
}
