import Mastodon
import Networking
public import Persistence
import Posts

/// What a notification is about, apart from a post. All texts are untrusted: sanitize them before display.
public struct NotificationDetails: Sendable, Hashable, Codable, JSONColumnValue {
  /// The emoji of a reaction, or the name of a custom emoji.
  public var emoji: String?
  /// The server's word for the category of a report, the cause of lost relationships, or the action of moderators.
  public var reason: String?
  /// The comment of a report, or the message of moderators, as plain text.
  public var text: String?
  /// The username of a reported account or of the account that a person has moved to, or the name of a blocked server or
  /// account.
  public var target: String?
  /// The number of lost followers.
  public var followers: Int?
  /// The number of people whom the user no longer follows.
  public var following: Int?

  /// Creates details without content.
  public init() {}
}

extension NotificationDetails {
  /// The maximum number of characters of each text. Rows are laid out in every frame.
  private static let textLimit = 1_000

  /// Creates the details of a notification. Returns `nil` if the server sends none.
  init?(_ notification: UserNotification) {
    func limited(_ text: String?) -> String? {
      text.flatMap { $0.isEmpty ? nil : String($0.prefix(Self.textLimit)) }
    }
    let (report, severance) = (notification.report, notification.severance)
    let warning = notification.moderationWarning
    emoji = limited(notification.emoji)
    reason = limited(report?.category ?? severance?.cause.rawValue ?? warning?.action.rawValue)
    text = limited(report?.comment ?? warning?.text)
    target = limited(report?.target?.acct ?? severance?.targetName ?? notification.target?.acct)
    followers = severance?.followersCount
    following = severance?.followingCount
    if self == NotificationDetails() { return nil }
  }
}
