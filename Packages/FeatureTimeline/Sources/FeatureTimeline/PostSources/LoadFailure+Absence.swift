import Mastodon
import Presentation

/// The failures for requested content that the server does not have. The names and IDs are untrusted: sanitize messages
/// before display.
extension LoadFailure {
  /// Returns the failure for a list that the server does not have.
  static func noList(_ id: EntityID) -> LoadFailure {
    .explained(
      LocalizedText(
        en: "The list \(id) does not exist or was deleted. Check the ID.", zhHans: "列表 \(id) 不存在，或已被删除。请检查 ID。"))
  }

  /// Returns the failure for a title that none of the user's lists has.
  static func noList(named name: String) -> LoadFailure {
    .explained(
      LocalizedText(
        en: "You have no list named “\(name)” on this server. Check the name.",
        zhHans: "你在此服务器上没有名为“\(name)”的列表。请检查名称。"))
  }

  /// Returns the failure of an answer to a person who has not asked to follow the user.
  static func noRequest(from name: String) -> LoadFailure {
    .explained(LocalizedText(en: "@\(name) has not asked to follow you", zhHans: "@\(name) 没有请求关注你"))
  }

  /// Returns the failure for a person whom the server does not have.
  ///
  /// - Parameter name: The username without the @, with the domain if the person is on another server.
  static func noPerson(named name: String) -> LoadFailure {
    .explained(
      LocalizedText(
        en: "The user @\(name) does not exist on the server. Check the username.",
        zhHans: "服务器上没有用户 @\(name)。请检查用户名。"))
  }
}
