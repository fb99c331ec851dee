public import Foundation

/// A user of a Mastodon-compatible server.
public struct MastodonAccount: Sendable, Hashable, Identifiable, Decodable {
  /// A name and a value that a user adds to the profile.
  public struct Field: Sendable, Hashable, Decodable {
    /// The name, as plain text.
    public let name: String
    /// The value, as HTML.
    public let value: String
    /// The time at which the server verified that the page linked in `value` links back to the profile, or `nil` if the
    /// link is not verified.
    public let verifiedAt: Date?
  }

  /// The account that a user has moved to.
  public struct Destination: Sendable, Hashable, Decodable {
    /// The username, with `@` and the domain if the account belongs to another server.
    public let acct: String
    /// The URL of the profile page, or `nil` if the server does not send a valid one.
    public let url: URL?
  }

  /// The identifier, unique on its server among entities of the same kind.
  public let id: EntityID
  /// The username without a domain.
  public let username: String
  /// The username, with `@` and the domain if the account belongs to another server.
  public let acct: String
  /// The name to show, or ``username`` if the user has left it empty.
  public let displayName: String
  /// The biography, as HTML.
  public let note: String
  /// The URL of the profile page, or `nil` if the server does not send a valid one.
  public let url: URL?
  /// The URL of the profile image, or `nil` if the server does not send a valid one.
  public let avatar: URL?
  /// The URL of the image above the profile, or `nil` if the server does not send a valid one.
  public let header: URL?
  /// A Boolean value that indicates whether the user approves followers manually.
  public let isLocked: Bool
  /// A Boolean value that indicates whether the account performs automated actions.
  public let isBot: Bool
  /// The date of creation, or `nil` if the server does not send one that can be decoded.
  public let createdAt: Date?
  /// The account that the user has moved to, or `nil` if the user has not moved.
  public let moved: Destination?
  /// A Boolean value that indicates whether the moderators of the server have suspended the account.
  public let isSuspended: Bool
  /// A Boolean value that indicates whether the moderators of the server have limited the account, which hides it from
  /// people who do not follow it.
  public let isLimited: Bool
  /// A Boolean value that indicates whether the account is a memorial for a user who has died.
  public let isMemorial: Bool
  /// The number of followers, or `nil` if the server does not specify it.
  public let followersCount: Int?
  /// The number of accounts that the account follows, or `nil` if the server does not specify it.
  public let followingCount: Int?
  /// The number of statuses, or `nil` if the server does not specify it.
  public let statusesCount: Int?
  /// The fields of the profile: up to four on Mastodon, possibly more on other servers.
  public let fields: [Field]
  /// The emoji that ``displayName``, ``note`` and ``fields`` use.
  public let emojis: [CustomEmoji]

  /// Decodes the server's format. Fields that are not essential have defaults.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: EntityKey.self)
    let address = object.nonempty("acct")
    guard let username = object.nonempty("username") ?? address.map({ String($0.prefix { $0 != "@" }) }) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "an account without a name"))
    }
    self.username = username
    acct = address ?? username
    id = object.value("id") ?? EntityID(acct)
    displayName = object.nonempty("display_name") ?? username
    note = object.text("note")
    url = object.url("url")
    avatar = object.url("avatar_static") ?? object.url("avatar")
    header = object.url("header_static") ?? object.url("header")
    isLocked = object.flag("locked")
    isBot = object.flag("bot")
    createdAt = object.date("created_at")
    moved = object.value("moved")
    isSuspended = object.flag("suspended")
    isLimited = object.flag("limited")
    isMemorial = object.flag("memorial")
    followersCount = object.count("followers_count")
    followingCount = object.count("following_count")
    statusesCount = object.count("statuses_count")
    fields = object.elements("fields")
    emojis = object.elements("emojis")
  }
}

extension MastodonAccount.Field {
  /// Decodes the server's format. Fields that are not essential have defaults.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: EntityKey.self)
    name = object.text("name")
    value = object.text("value")
    verifiedAt = object.date("verified_at")
  }
}

extension MastodonAccount.Destination {
  /// Decodes the server's format. Fields that are not essential have defaults.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: EntityKey.self)
    acct = try object.nonempty("acct") ?? object.decode(String.self, forKey: "username")
    url = object.url("url")
  }
}

/// An emoji that a server defines, written as `:shortcode:`.
public struct CustomEmoji: Sendable, Hashable, Decodable {
  /// The name, without colons.
  public let shortcode: String
  /// The URL of the image, or `nil` if the server does not send a valid one.
  public let url: URL?

  /// Decodes the server's format. Fields that are not essential have defaults.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: EntityKey.self)
    shortcode = try object.decode(String.self, forKey: "shortcode")
    url = object.url("static_url") ?? object.url("url")
  }
}

/// The relationship of the logged-in user to another account.
public struct Relationship: Sendable, Hashable, Identifiable, Decodable {
  /// The ID of the other account.
  public let id: EntityID
  /// A Boolean value that indicates whether the user follows the account.
  public let isFollowing: Bool
  /// A Boolean value that indicates whether the account follows the user.
  public let isFollower: Bool
  /// A Boolean value that indicates whether the user's request to follow the account awaits approval.
  public let isRequested: Bool
  /// A Boolean value that indicates whether the account's request to follow the user awaits the user's answer, or `nil` if
  /// the server does not report it.
  public let isRequesting: Bool?
  /// A Boolean value that indicates whether the user blocks the account.
  public let isBlocking: Bool
  /// A Boolean value that indicates whether the user has muted the account.
  public let isMuting: Bool
  /// A Boolean value that indicates whether the account's boosts appear in the home timeline.
  public let showsBoosts: Bool
  /// The private note of the user about the account, as plain text.
  public let note: String

  /// Decodes the server's format. Fields that are not essential have defaults.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: EntityKey.self)
    id = try object.decode(EntityID.self, forKey: "id")
    isFollowing = object.flag("following")
    isFollower = object.flag("followed_by")
    isRequested = object.flag("requested")
    isRequesting = object.value("requested_by")
    isBlocking = object.flag("blocking")
    isMuting = object.flag("muting")
    showsBoosts = object.value("showing_reblogs") ?? true
    note = object.text("note")
  }
}
