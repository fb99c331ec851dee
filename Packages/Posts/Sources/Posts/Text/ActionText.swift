package import Presentation

/// The texts of actions on posts and people, which the front ends share. Names in them are untrusted: sanitize them before
/// display.
package enum ActionText {
  package static let vote = LocalizedText(en: "Vote", zhHans: "投票")
  package static let undo = LocalizedText(en: "Undo", zhHans: "撤销")
  package static func undone(_ action: LocalizedText) -> LocalizedText {
    LocalizedText(en: "Undone: \(action[.en])", zhHans: "已撤销：\(action[.zhHans])")
  }
  package static let invalidVote = LocalizedText(
    en: "Enter the number of an option, or several numbers if several options can be chosen.",
    zhHans: "请输入选项的编号；多选投票可输入多个编号。")
  package static let conversationMuted = LocalizedText(
    en: "Conversation muted: it no longer notifies you", zhHans: "已静音此对话，不再收到其通知")
  package static let conversationUnmuted = LocalizedText(en: "Conversation unmuted", zhHans: "已取消静音此对话")
  package static let reported = LocalizedText(
    en: "The report goes to the moderators of your server", zhHans: "举报将发送给你的服务器的管理员")
  package static let reply = LocalizedText(en: "Reply", zhHans: "回复")
  package static let quote = LocalizedText(en: "Quote", zhHans: "引用")
  package static let edit = LocalizedText(en: "Edit", zhHans: "编辑")
  package static let delete = LocalizedText(en: "Delete", zhHans: "删除")
  package static let redraft = LocalizedText(en: "Delete and write again", zhHans: "删除并重新编辑")
  package static let deleteQuestion = LocalizedText(en: "Delete this post?", zhHans: "删除这条嘟文？")
  package static let deleteMessage = LocalizedText(
    en: "Its replies, boosts and favorites are lost.", zhHans: "其回复、转嘟和喜欢将会丢失。")
  package static let deleted = LocalizedText(en: "Post deleted", zhHans: "嘟文已删除")

  /// Returns the text for an action that a notice has announced, and whose first attempt has failed.
  package static func waiting(_ failure: LoadFailure?) -> LocalizedText {
    LocalizedText(
      en: "\(failure?.sentence(in: .en) ?? "The server asks to wait.") Your action waits in the outbox.",
      zhHans: "\(failure?.sentence(in: .zhHans) ?? "服务器要求稍后再试。")你的操作已放入发件箱，稍后自动发送。")
  }
  package static let more = LocalizedText(en: "More", zhHans: "更多")
  package static let report = LocalizedText(en: "Report", zhHans: "举报")
  package static let accept = LocalizedText(en: "Accept request", zhHans: "接受请求")
  package static let reject = LocalizedText(en: "Reject request", zhHans: "拒绝请求")
  package static let blockMessage = LocalizedText(
    en: "You no longer see each other's posts, and no longer follow each other.", zhHans: "你们将看不到彼此的嘟文，并互相取消关注。")

  package static func muteConversation(isOn: Bool) -> LocalizedText {
    isOn
      ? LocalizedText(en: "Unmute conversation", zhHans: "取消静音对话")
      : LocalizedText(en: "Mute conversation", zhHans: "静音对话")
  }

  package static func blockQuestion(_ person: Person) -> LocalizedText {
    LocalizedText(en: "Block \(person.address)?", zhHans: "屏蔽 \(person.address)？")
  }

  package static func reportQuestion(_ person: Person) -> LocalizedText {
    LocalizedText(en: "Why do you report \(person.address)?", zhHans: "举报 \(person.address) 的原因？")
  }

  static func answered(_ isAccepted: Bool, _ person: Person) -> LocalizedText {
    isAccepted
      ? LocalizedText(en: "\(person.address) can follow you", zhHans: "已允许 \(person.address) 关注你")
      : LocalizedText(en: "Request of \(person.address) rejected", zhHans: "已拒绝 \(person.address) 的关注请求")
  }
}

extension Person {
  /// The username with an @, or the display name if the username is unknown.
  var address: String { username.isEmpty ? name : "@\(username)" }
}
