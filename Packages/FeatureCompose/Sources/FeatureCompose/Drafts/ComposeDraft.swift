public import Persistence
public import Posts

/// A post that the user writes.
public struct ComposeDraft: Sendable, Hashable, Codable, JSONColumnValue {
  /// The text.
  public var text = ""
  /// The content warning. Empty if there is none.
  public var warning = ""
  /// The audience, or `nil` for the user's default at the server.
  public var visibility: PostVisibility?
  /// The language, as a code such as `en`. Empty for the user's default at the server.
  public var language = ""
  /// The ID of the post that this one replies to, or `nil` if it is not a reply.
  public var replyTo: PostID?

  /// Creates an empty draft.
  public init() {}

  /// Creates a reply, which mentions the author of the post and everyone whom the post mentions. It has the content
  /// warning of the post, and no larger audience.
  public init(replyTo target: ReplyTarget) {
    replyTo = target.id
    warning = target.warning ?? ""
    // The user's default can be a smaller audience than everyone.
    visibility = target.visibility == .public ? nil : target.visibility
    text = target.mentions.map { "@\($0) " }.joined()
  }

  /// Appends text. Removes the mentions of the draft that the text contains.
  public mutating func append(_ new: String) {
    let words = Set(new.split(whereSeparator: \.isWhitespace))
    let kept = text.split(whereSeparator: \.isWhitespace).filter { !words.contains($0) }
    text = (kept.map(String.init) + [new]).joined(separator: " ")
  }

  /// A Boolean value that indicates whether the draft has no text.
  public var isEmpty: Bool { text.allSatisfy(\.isWhitespace) }
}
