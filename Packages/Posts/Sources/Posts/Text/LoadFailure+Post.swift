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
  /// The failure of a decision of the user about the own account.
  static let ownAccount = LoadFailure.explained(
    LocalizedText(en: "This is your own account", zhHans: "这是你自己的账号"))
}
