public import Presentation

extension LoadFailure {
  /// Returns the failure for a post that the server does not have. The ID is untrusted: sanitize the message before
  /// display.
  public static func noPost(_ id: PostID) -> LoadFailure {
    .explained(
      LocalizedText(
        en: "The post \(id) does not exist or was deleted. Check the ID.", zhHans: "嘟文 \(id) 不存在，或已被删除。请检查 ID。"))
  }
}
