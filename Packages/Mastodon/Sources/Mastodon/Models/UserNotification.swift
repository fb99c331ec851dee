public import Foundation

/// A notification for the logged-in user, such as a mention or a new follower.
public struct UserNotification: Sendable, Hashable, Identifiable, Decodable {
  /// The event that the notification reports.
  public enum Kind: Sendable, Hashable {
    /// The account mentioned the user in ``UserNotification/status``.
    case mention
    /// The account boosted the user's ``UserNotification/status``.
    case reblog
    /// The account favorited the user's ``UserNotification/status``.
    case favourite
    /// The account follows the user.
    case follow
    /// The account asks to follow the user.
    case followRequest
    /// A poll that the user created or voted in has ended.
    case poll
    /// A status that the user boosted was edited.
    case update
    /// An account that the user subscribes to has posted.
    case status
    /// The account quoted the user's status in ``UserNotification/status``.
    case quote
    /// A status that the user quoted was edited.
    case quotedUpdate
    /// The account reacted to the user's ``UserNotification/status`` with ``UserNotification/emoji``. Pleroma, Akkoma and
    /// Misskey have reactions.
    case reaction
    /// The account of a person whom the user follows has moved.
    case move
    /// The account has registered at the server. For moderators.
    case signUp
    /// The account has sent a ``UserNotification/report`` to the moderators. For moderators.
    case report
    /// Moderators or the user have blocked a server or an account, so relationships of the user have ended:
    /// ``UserNotification/severance``.
    case severedRelationships
    /// Moderators have acted on the user's account: ``UserNotification/moderationWarning``.
    case moderationWarning
    /// A kind that is unknown to this package, with the server's name for it.
    case other(String)
  }

  /// The identifier, unique on its server among entities of the same kind.
  public let id: EntityID
  /// The event that the notification reports.
  public let kind: Kind
  /// The date of creation, or `nil` if the server does not send one that can be decoded.
  public let createdAt: Date?
  /// The account that caused the notification. If the server sends none, its ID is empty and its username is `?`.
  public let account: MastodonAccount
  /// The status that the notification is about, or `nil` if there is none.
  public let status: Status?
  /// The emoji of a ``Kind/reaction``: the emoji itself or the name of a custom emoji, or `nil` if there is none.
  public let emoji: String?
  /// The new account of a ``Kind/move``, or `nil` if there is none.
  public let target: MastodonAccount.Destination?
  /// The report of a ``Kind/report``, or `nil` if there is none.
  public let report: Report?
  /// The event of ``Kind/severedRelationships``, or `nil` if there is none.
  public let severance: Severance?
  /// The warning of a ``Kind/moderationWarning``, or `nil` if there is none.
  public let moderationWarning: ModerationWarning?

  /// Decodes the server's format. Fields that are not essential have defaults.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: EntityKey.self)
    id = try object.decode(EntityID.self, forKey: "id")
    account = try object.account("account")
    kind = Kind(object.text("type"))
    createdAt = object.date("created_at")
    status = object.value("status")
    // Fedibird has an object with the name; the others have the emoji.
    emoji = object.nonempty("emoji") ?? object.value("emoji_reaction", as: CustomEmojiName.self)?.name
    target = object.value("target")
    report = object.value("report")
    severance = object.value("event") ?? object.value("relationship_severance_event")
    moderationWarning = object.value("moderation_warning")
  }

  private struct CustomEmojiName: Decodable { let name: String }
}

extension UserNotification.Kind {
  /// Creates a kind from the server's name for it.
  public init(_ text: String) {
    switch text {
    case "mention": self = .mention
    case "reblog": self = .reblog
    case "favourite": self = .favourite
    case "follow": self = .follow
    case "follow_request": self = .followRequest
    case "poll": self = .poll
    case "update": self = .update
    case "status": self = .status
    case "quote": self = .quote
    case "quoted_update": self = .quotedUpdate
    case "reaction", "emoji_reaction", "pleroma:emoji_reaction": self = .reaction
    case "move": self = .move
    case "admin.sign_up": self = .signUp
    case "admin.report", "pleroma:report": self = .report
    case "severed_relationships": self = .severedRelationships
    case "moderation_warning": self = .moderationWarning
    default: self = .other(text)
    }
  }

  /// The name that servers send. Of several names, the shortest.
  public var text: String {
    switch self {
    case .mention: "mention"
    case .reblog: "reblog"
    case .favourite: "favourite"
    case .follow: "follow"
    case .followRequest: "follow_request"
    case .poll: "poll"
    case .update: "update"
    case .status: "status"
    case .quote: "quote"
    case .quotedUpdate: "quoted_update"
    case .reaction: "reaction"
    case .move: "move"
    case .signUp: "admin.sign_up"
    case .report: "admin.report"
    case .severedRelationships: "severed_relationships"
    case .moderationWarning: "moderation_warning"
    case .other(let text): text
    }
  }
}
