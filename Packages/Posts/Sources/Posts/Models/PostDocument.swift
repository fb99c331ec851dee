import Foundation

/// A post in a document for other programs, with dates in ISO 8601. Omits empty lists and fields that the server did
/// not send.
public struct PostDocument: Encodable, Sendable {
  private let id: PostID
  private let original: PostID?
  private let text: String
  private let warning: String?
  private let filtered: PostFilter?
  private let author: Person
  private let passedOnBy: Person?
  private let created: String?
  private let edited: String?
  private let url: URL?
  private let isSensitive: Bool
  private let visibility: PostVisibility?
  private let language: String?
  private let links: [Link]?
  private let media: [PostMedia]?
  private let poll: PollDocument?
  private let card: PostCard?
  private let quote: PostQuote?
  private let reply: PostReply?
  private let counts: PostCounts?
  private let emoji: [String: URL]?
  /// The reactions of the logged-in user.
  private let reactions: [PostReaction]?

  private struct Link: Encodable, Sendable {
    let title: String
    let url: URL
  }

  /// Creates the document of a post.
  public init(_ post: Post) {
    id = post.id
    original = post.original
    text = post.text
    warning = post.warning
    filtered = post.filter
    author = post.author
    passedOnBy = post.passedOnBy
    created = post.created?.formatted(.iso8601)
    edited = post.edited?.formatted(.iso8601)
    url = post.url
    isSensitive = post.isSensitive
    visibility = post.visibility
    language = post.language
    let links = post.links.map { Link(title: $0.title, url: $0.url) }
    self.links = links.isEmpty ? nil : links
    media = post.media.isEmpty ? nil : post.media
    poll = post.poll.map(PollDocument.init)
    card = post.card
    quote = post.quote
    reply = post.reply
    counts = post.counts
    emoji = post.emoji.isEmpty ? nil : post.emoji
    let reactions = PostReaction.allCases.filter { post.reactions?[$0] == true }
    self.reactions = reactions.isEmpty ? nil : reactions
  }
}

/// The poll of a post in a document for other programs.
private struct PollDocument: Encodable, Sendable {
  private let id: String
  private let options: [PostPoll.Option]
  private let ends: String?
  private let hasEnded: Bool
  private let isMultiple: Bool
  private let votes: Int?
  private let voters: Int?
  private let hasVoted: Bool?

  init(_ poll: PostPoll) {
    id = poll.id
    options = poll.options
    ends = poll.ends?.formatted(.iso8601)
    hasEnded = poll.hasEnded(at: Date())
    isMultiple = poll.isMultiple
    votes = poll.votes
    voters = poll.voters
    hasVoted = poll.hasVoted
  }
}
