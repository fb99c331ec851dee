public import Foundation

/// A post of any kind of server.
public struct Post: Sendable, Hashable, Identifiable, Codable {
  /// The ID of the post, or the ID of the boost if the post was boosted. It determines the order of the posts and the
  /// limits of pages.
  public let id: PostID
  /// The ID of the boosted post, or `nil` if the post is not a boost. Actions and threads use this ID.
  public var original: PostID?
  /// The text, with line breaks, links and formatting, without the content warning. It comes from a server and is
  /// untrusted: sanitize it before display.
  public internal(set) var body: FormattedText
  /// The author of the post.
  public let author: Person
  /// The person who boosted the post, or `nil` if it is not a boost.
  public let passedOnBy: Person?
  /// The date of the post, or of the boost if the post was boosted. `nil` if the server sent no valid date.
  public let created: Date?
  /// The URL of the post's web page, or `nil` if it is unknown.
  public let url: URL?
  /// The content warning, behind which the text is folded, or `nil` if there is none.
  public var warning: String?
  /// The filters of the user that the post matches, or `nil` if it matches none.
  public var filter: PostFilter?
  /// A Boolean value that indicates whether media should be hidden until the user asks for them.
  public var isSensitive = false
  /// The audience of the post, or `nil` if the server does not specify it.
  public var visibility: PostVisibility?
  /// The date of the last edit, or `nil` if the post was not edited.
  public var edited: Date?
  /// The language of the post, as a code such as `en`, or `nil` if it is unknown.
  public var language: String?
  /// The attached files.
  public var media: [PostMedia] = []
  /// The poll, or `nil` if the post has none.
  public var poll: PostPoll?
  /// The quoted post, or `nil` if the post quotes no other.
  public var quote: PostQuote?
  /// The preview of a page that the post links to, or `nil` if there is none.
  public var card: PostCard?
  /// The post that this one replies to, or `nil` if this post is not a reply.
  public var reply: PostReply?
  /// The usernames of the mentioned people without the @, or `nil` if they are unknown. They come from a server and are
  /// untrusted.
  public var mentions: [String]?
  /// The numbers of replies, boosts and favorites, or `nil` if the server does not specify them.
  public var counts: PostCounts?
  /// The reactions of the logged-in user, or `nil` if the server does not specify them.
  public var reactions: PostReactions?
  /// A Boolean value that indicates whether the logged-in user has muted the post's conversation, or `nil` if the server
  /// does not specify it.
  public var isConversationMuted: Bool?
  /// The URLs of the images of custom emoji, keyed by the names that the texts contain between colons.
  public var emoji: [String: URL] = [:]

  /// The text without links and formatting.
  public var text: String { body.string }

  /// The content warning, an empty line and the text. Missing parts are omitted.
  public var wholeText: String {
    guard let warning else { return text }
    return text.isEmpty ? warning : warning + "\n\n" + text
  }

  /// Creates a post. Truncates text of more than 256 KiB with `…`.
  public init(
    id: PostID, body: FormattedText, author: Person, passedOnBy: Person? = nil, created: Date? = nil, url: URL? = nil
  ) {
    self.id = id
    self.body = body.limited(to: TextLimit.post)
    self.author = author
    self.passedOnBy = passedOnBy
    self.created = created
    self.url = url
  }

  /// Creates a post with plain text.
  public init(
    id: PostID, text: String, author: Person, passedOnBy: Person? = nil, created: Date? = nil, url: URL? = nil
  ) {
    self.init(
      id: id, body: FormattedText(text), author: author, passedOnBy: passedOnBy, created: created, url: url)
  }
}
