public import Foundation

/// A post of a Mastodon-compatible server.
///
/// A boost is a status whose ``reblog`` is the original status. The content of the boost is empty or a copy.
public struct Status: Sendable, Hashable, Identifiable, Decodable {
  /// The audience of a status.
  public enum Visibility: Sendable, Hashable {
    /// Everyone. The status appears in public timelines.
    case `public`
    /// Everyone. The status does not appear in public timelines.
    case unlisted
    /// The author's followers.
    case followers
    /// The mentioned accounts.
    case direct
    /// A value that is unknown to this package, such as `mutuals_only`. Treat it as restricted.
    case other(String)
  }

  /// The identifier, unique on its server among entities of the same kind.
  public let id: EntityID
  /// The identifier of the status in the fediverse, which is the same on all servers.
  public let uri: String
  /// The URL of the status's web page, or `nil` if the server does not send a valid one.
  public let url: URL?
  /// The author of the status. If the server sends none, its ID is empty and its username is `?`.
  public let account: MastodonAccount
  /// The date of creation, or `nil` if the server does not send one that can be decoded.
  public let createdAt: Date?
  /// The time at which the status was last edited, or `nil` if it was not edited.
  public let editedAt: Date?
  /// The ID of the status that this one replies to, or `nil` if this status is not a reply.
  public let inReplyToID: EntityID?
  /// The ID of the author of the status that this one replies to, or `nil` if this status is not a reply.
  public let inReplyToAccountID: EntityID?
  /// The text, as HTML.
  public let content: String
  /// The content warning, as plain text, or `nil` if there is none.
  public let spoilerText: String?
  /// A Boolean value that indicates whether media should be hidden until the user asks for them.
  public let isSensitive: Bool
  /// The audience of the status.
  public let visibility: Visibility
  /// The language of the status, as a code such as `en` (ISO 639), or `nil` if it is unknown.
  public let language: String?
  /// The number of replies, or `nil` if the server does not specify it.
  public let repliesCount: Int?
  /// The number of boosts, or `nil` if the server does not specify it.
  public let reblogsCount: Int?
  /// The number of favorites, or `nil` if the server does not specify it.
  public let favouritesCount: Int?
  /// A Boolean value that indicates whether the logged-in user has favorited the status, or `nil` without a login.
  public let isFavourited: Bool?
  /// A Boolean value that indicates whether the logged-in user has boosted the status, or `nil` without a login.
  public let isReblogged: Bool?
  /// A Boolean value that indicates whether the logged-in user has bookmarked the status, or `nil` without a login.
  public let isBookmarked: Bool?
  /// A Boolean value that indicates whether the logged-in user has muted the status's conversation, or `nil` without a
  /// login.
  public let isConversationMuted: Bool?
  /// A Boolean value that indicates whether the logged-in user has pinned the status to the profile, or `nil` if the
  /// user cannot pin it.
  public let isPinned: Bool?
  /// The attached files.
  public let media: [MediaAttachment]
  /// The mentioned accounts.
  public let mentions: [Mention]
  /// The hashtags.
  public let tags: [Tag]
  /// The emoji that the texts of the status use.
  public let emojis: [CustomEmoji]
  /// The poll, or `nil` if the status has none.
  public let poll: Poll?
  /// The preview of a linked page, or `nil` if there is none.
  public let card: PreviewCard?
  /// The name of the program that posted the status, or `nil` if it is unknown.
  public let application: String?
  /// The filters of the logged-in user that the status matches.
  public let filtered: [FilterMatch]
  /// The quote, or `nil` if the status quotes no other.
  public let quote: Quote?
  /// The boosted status, or `nil` if the status is not a boost. The boosted status has no ``reblog``.
  public var reblog: Status? { original?.value }

  private let original: Boxed<Status>?

  /// Decodes the server's format. Fields that are not essential have defaults.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: EntityKey.self)
    id = try object.decode(EntityID.self, forKey: "id")
    account = try object.account("account")
    uri = object.text("uri")
    url = object.url("url")
    createdAt = object.date("created_at")
    editedAt = object.date("edited_at")
    inReplyToID = object.value("in_reply_to_id")
    inReplyToAccountID = object.value("in_reply_to_account_id")
    content = object.text("content")
    spoilerText = object.nonempty("spoiler_text")
    isSensitive = object.flag("sensitive")
    visibility = Visibility(object.text("visibility"))
    language = object.nonempty("language")
    repliesCount = object.count("replies_count")
    reblogsCount = object.count("reblogs_count")
    favouritesCount = object.count("favourites_count")
    isFavourited = object.value("favourited")
    isReblogged = object.value("reblogged")
    isBookmarked = object.value("bookmarked")
    isConversationMuted = object.value("muted")
    isPinned = object.value("pinned")
    media = object.elements("media_attachments")
    mentions = object.elements("mentions")
    tags = object.elements("tags")
    emojis = object.elements("emojis")
    poll = object.value("poll")
    card = object.value("card")
    application = object.value("application", as: Application.self)?.name
    filtered = object.elements("filtered")
    // A boost contains a status, which can quote another. Deeper levels are ignored, because each takes stack space,
    // and a server can send hundreds of them.
    let path = Set(decoder.codingPath.map(\.stringValue))
    // A boost whose original cannot be read would be shown as an empty post, or as words of the person who boosted it.
    // Only an object can be an original.
    let isBoost = object.isObject("reblog") && (content.isEmpty || !object.isBlank("reblog"))
    let hasOriginal = path.isDisjoint(with: ["reblog", "quote"]) && isBoost
    original = hasOriginal ? try object.decodeIfPresent(Status.self, forKey: "reblog").map(Boxed.init) : nil
    // Pleroma nests its own fields.
    quote =
      object.value("quote") ?? object.value("pleroma", as: PleromaQuote.self)?.quote
      ?? object.value("quote_id", as: EntityID.self).map { Quote(.accepted, $0) }
  }

  private struct Application: Decodable { let name: String }

  private struct PleromaQuote: Decodable {
    let quote: Quote?

    init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: EntityKey.self)
      let id = object.value("quote_id", as: EntityID.self)
      let isVisible = object.value("quote_visible", as: Bool.self) ?? true
      quote = isVisible ? object.value("quote") ?? id.map { Quote(.accepted, $0) } : id.map { Quote(.unauthorized, $0) }
    }
  }
}

/// A value behind a reference, so that a struct can contain a value of its own type.
final class Boxed<Value: Sendable & Hashable>: Sendable, Hashable {
  let value: Value

  init(_ value: Value) { self.value = value }

  static func == (a: Boxed, b: Boxed) -> Bool { a.value == b.value }
  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Status.Visibility {
  /// Creates a visibility from the name that the server sends.
  public init(_ text: String) {
    switch text {
    case "public": self = .public
    case "unlisted": self = .unlisted
    case "private": self = .followers
    case "direct": self = .direct
    default: self = .other(text)
    }
  }

  /// The name that the server sends.
  public var text: String {
    switch self {
    case .public: "public"
    case .unlisted: "unlisted"
    case .followers: "private"
    case .direct: "direct"
    case .other(let text): text
    }
  }
}

/// An account that a status mentions.
public struct Mention: Sendable, Hashable, Identifiable, Decodable {
  /// The identifier, unique on its server among entities of the same kind.
  public let id: EntityID
  /// The username without a domain.
  public let username: String
  /// The username, with the domain if the account belongs to another server.
  public let acct: String
  /// The URL of the profile page, or `nil` if the server does not send a valid one.
  public let url: URL?

  /// Decodes the server's format. Fields that are not essential have defaults.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: EntityKey.self)
    username = object.text("username")
    acct = object.nonempty("acct") ?? username
    id = try object.value("id") ?? EntityID(object.decode(String.self, forKey: "acct"))
    url = object.url("url")
  }
}

/// A hashtag.
public struct Tag: Sendable, Hashable, Decodable {
  /// The name, without `#`.
  public let name: String
  /// The URL of the page with the hashtag's statuses, or `nil` if the server does not send a valid one.
  public let url: URL?
  /// A Boolean value that indicates whether the logged-in user follows the hashtag, or `nil` if the server does not
  /// specify it.
  public let isFollowing: Bool?

  /// Decodes the server's format. Fields that are not essential have defaults.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: EntityKey.self)
    name = try object.decode(String.self, forKey: "name")
    url = object.url("url")
    isFollowing = object.value("following")
  }
}
