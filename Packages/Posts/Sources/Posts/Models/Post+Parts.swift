public import Foundation

/// The audience of a post.
public enum PostVisibility: String, Sendable, Hashable, Codable {
  /// Everyone. The post appears in public timelines.
  case `public`
  /// Everyone. The post does not appear in public timelines.
  case unlisted
  /// The author's followers.
  case followers
  /// The mentioned people: a direct message.
  case direct
  /// A smaller audience, by a rule of the server that is unknown to this package.
  case restricted
}

/// A file that is attached to a post.
public struct PostMedia: Sendable, Hashable, Codable {
  /// The kind of a file.
  public enum Kind: String, Sendable, Hashable, Codable {
    /// An image.
    case image
    /// A video with sound.
    case video
    /// A short video without sound that repeats.
    case animation
    /// An audio file.
    case audio
    /// A file of another kind.
    case file
  }

  /// The kind of the file.
  public let kind: Kind
  /// The URL of the file, or `nil` if it is unknown.
  public let url: URL?
  /// The URL of a smaller preview image, or `nil` if it is unknown.
  public let preview: URL?
  /// The alternative text, or `nil` if the author wrote none.
  public let description: String?
  /// The width in pixels, or `nil` if it is unknown.
  public let width: Int?
  /// The height in pixels, or `nil` if it is unknown.
  public let height: Int?

  /// Creates a file. Truncates a description of more than 64 KiB with `…`.
  public init(
    _ kind: Kind, url: URL?, preview: URL? = nil, description: String? = nil, width: Int? = nil, height: Int? = nil
  ) {
    self.kind = kind
    self.url = url
    self.preview = preview
    self.description = description?.limited(to: TextLimit.field)
    self.width = width
    self.height = height
  }
}

/// A poll of a post.
public struct PostPoll: Sendable, Hashable, Codable {
  /// An option of a poll.
  public struct Option: Sendable, Hashable, Codable {
    /// The text of the option.
    public let title: String
    /// The number of votes, or `nil` while the server hides the result.
    public let votes: Int?
    /// A Boolean value that indicates whether the user voted for the option.
    public let isChosen: Bool
  }

  /// The ID of the poll.
  public let id: String
  /// The options, in order.
  public let options: [Option]
  /// The time at which the poll ends, or `nil` if it has no end.
  public let ends: Date?
  /// A Boolean value that indicates whether the server reports that the poll has ended. Servers can report late: see
  /// ``hasEnded(at:)``.
  public let hasEnded: Bool
  /// A Boolean value that indicates whether several options can be chosen.
  public let isMultiple: Bool
  /// The total number of votes for all options, or `nil` if the server does not send it.
  public let votes: Int?
  /// The number of people who voted, or `nil` if the server does not send it. If several options can be chosen, it can
  /// be less than ``votes``.
  public let voters: Int?
  /// A Boolean value that indicates whether the user has voted, or `nil` without a login.
  public let hasVoted: Bool?

  /// Returns a Boolean value that indicates whether the poll has ended at a time: the server reports it, or ``ends`` is not
  /// later.
  public func hasEnded(at time: Date) -> Bool { hasEnded || ends.map { $0 <= time } ?? false }
}

/// The post that a post replies to.
public struct PostReply: Sendable, Hashable, Codable {
  /// The ID of the post that is replied to.
  public let id: PostID
  /// The username of the author of the post that is replied to, or `nil` if the server does not specify it.
  public let username: String?
}

/// The numbers of reactions to a post.
public struct PostCounts: Sendable, Hashable, Codable {
  /// The number of replies, or `nil` if the server does not send it.
  public let replies: Int?
  /// The number of boosts, or `nil` if the server does not send it.
  public let boosts: Int?
  /// The number of favorites, or `nil` if the server does not send it.
  public let favorites: Int?
}
