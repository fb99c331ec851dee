public import Presentation

extension LoadFailure {
  /// Returns the failure for a post that the server does not have. The ID is untrusted: sanitize the message before
  /// display.
  public static func noPost(_ id: PostID) -> LoadFailure {
    .explained(
      LocalizedText(
        en: "The post \(id) does not exist or was deleted. Check the ID.", zhHans: "嘟文 \(id) 不存在，或已被删除。请检查 ID。"))
  }

  /// The failure of an undo without an action that can be undone.
  static let nothingToUndo = LoadFailure.explained(
    LocalizedText(en: "There is nothing to undo", zhHans: "没有可撤销的操作"))
  /// The failure of a change of a post of another person.
  public static let notOwnPost = LoadFailure.explained(
    LocalizedText(en: "Only your own posts can be edited or deleted", zhHans: "只能编辑或删除自己的嘟文"))
  /// The failure of a vote in a poll that has ended.
  static let pollEnded = LoadFailure.explained(LocalizedText(en: "The poll has ended", zhHans: "投票已结束"))
  /// The failure of a second vote in a poll.
  static let alreadyVoted = LoadFailure.explained(
    LocalizedText(en: "You have already voted in this poll", zhHans: "你已参与过此投票"))
  /// The failure of a vote in a poll of the user.
  static let ownPoll = LoadFailure.explained(
    LocalizedText(en: "You cannot vote in your own poll", zhHans: "不能参与自己发起的投票"))
  /// The failure of a decision of the user about the own account.
  static let ownAccount = LoadFailure.explained(
    LocalizedText(en: "This is your own account", zhHans: "这是你自己的账号"))
}
