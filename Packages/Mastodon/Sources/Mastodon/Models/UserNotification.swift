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

  /// Decodes the server's format. Fields that are not essential have defaults.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: EntityKey.self)
    id = try object.decode(EntityID.self, forKey: "id")
    account = try object.account("account")
    kind = Kind(object.text("type"))
    createdAt = object.date("created_at")
    status = object.value("status")
  }
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
    default: self = .other(text)
    }
  }

  /// The name that the server sends.
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
    case .other(let text): text
    }
  }
}

/// The reading positions that a server stores for all clients of one user.
public struct Markers: Sendable, Hashable, Decodable {
  /// A reading position.
  public struct Marker: Sendable, Hashable, Decodable {
    /// The ID of the last status or notification that the user has read.
    public let lastReadID: EntityID
    /// The time at which the position was stored, or `nil` if the server does not specify it.
    public let updatedAt: Date?

    /// Decodes the server's format. Fields that are not essential have defaults.
    public init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: EntityKey.self)
      lastReadID = try object.decode(EntityID.self, forKey: "last_read_id")
      updatedAt = object.date("updated_at")
    }
  }

  /// The position in the home timeline, or `nil` if none is stored.
  public let home: Marker?
  /// The position among the notifications, or `nil` if none is stored.
  public let notifications: Marker?

  /// Decodes the server's format. Fields that are not essential have defaults.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: EntityKey.self)
    home = object.value("home")
    notifications = object.value("notifications")
  }
}
