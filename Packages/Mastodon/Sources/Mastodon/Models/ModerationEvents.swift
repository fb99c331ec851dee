/// A report to the moderators of a server about an account.
public struct Report: Sendable, Hashable, Decodable {
  /// The reason: `spam`, `legal`, `violation`, `other`, or another word of the server. Empty if it is unknown.
  public let category: String
  /// The explanation of the account that sent the report, as plain text. Empty if there is none.
  public let comment: String
  /// The reported account, or `nil` if the server does not send it.
  public let target: MastodonAccount?

  /// Decodes the server's format. Fields that are not essential have defaults.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: EntityKey.self)
    category = object.text("category")
    comment = object.text("comment")
    target = object.value("target_account")
  }
}

/// An event that has ended relationships of the logged-in user.
public struct Severance: Sendable, Hashable, Decodable {
  /// The cause of the event.
  public enum Cause: String, Sendable, Hashable {
    /// A moderator has blocked the server.
    case domainBlock = "domain_block"
    /// The user has blocked the server.
    case userDomainBlock = "user_domain_block"
    /// A moderator has suspended the account.
    case accountSuspension = "account_suspension"
    /// A cause that is unknown to this package.
    case other
  }

  /// The cause.
  public let cause: Cause
  /// The name of the server or of the account. Empty if it is unknown.
  public let targetName: String
  /// The number of lost followers, or `nil` if the server does not specify it.
  public let followersCount: Int?
  /// The number of accounts that the user no longer follows, or `nil` if the server does not specify it.
  public let followingCount: Int?

  /// Decodes the server's format. Fields that are not essential have defaults.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: EntityKey.self)
    cause = Cause(rawValue: object.text("type")) ?? .other
    targetName = object.text("target_name")
    followersCount = object.count("followers_count")
    followingCount = object.count("following_count")
  }
}

/// A warning of moderators to the logged-in user.
public struct ModerationWarning: Sendable, Hashable, Decodable {
  /// The action of the moderators.
  public enum Action: String, Sendable, Hashable {
    /// The user was warned.
    case warn = "none"
    /// The account was disabled.
    case disable
    /// Media of statuses were marked as sensitive.
    case markStatusesAsSensitive = "mark_statuses_as_sensitive"
    /// Statuses were deleted.
    case deleteStatuses = "delete_statuses"
    /// The media of the account's future statuses will be marked as sensitive.
    case markAsSensitive = "sensitive"
    /// The account was limited.
    case limit = "silence"
    /// The account was suspended.
    case suspend
    /// An action that is unknown to this package.
    case other
  }

  /// The action.
  public let action: Action
  /// The message of the moderators, as plain text. Empty if there is none.
  public let text: String

  /// Decodes the server's format. Fields that are not essential have defaults.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: EntityKey.self)
    action = Action(rawValue: object.text("action")) ?? .other
    text = object.text("text")
  }
}
