import Foundation
public import Persistence
public import Posts

/// An action of the user on Mastodon that goes through the outbox.
public enum PostAction: Sendable, Hashable, Codable, JSONColumnValue {
  /// Adds or withdraws a reaction to a post. The ID is that of the original post, not of a boost.
  case react(PostReaction, isOn: Bool, post: PostID)
  /// Votes for options of a post's poll, by their indices.
  case vote([Int], poll: String, post: PostID)

  /// The post.
  var post: PostID {
    switch self {
    case .react(_, _, let post), .vote(_, _, let post): post
    }
  }

  /// The key within which actions are sent in order.
  var key: String { post.text }

  /// The action that undoes this one, or `nil` if it cannot be undone.
  var opposite: PostAction? {
    if case .react(let reaction, let isOn, let post) = self {
      .react(reaction, isOn: !isOn, post: post)
    } else {
      nil
    }
  }
}

/// What is known about the user's reactions to a post that can be newer than the post.
struct KnownReactions: Sendable, Hashable, Codable, JSONColumnValue {
  private var reactions: [String: Bool] = [:]
  var votes: [Int]?

  init() {}

  /// Creates the reactions that a server reports with a post.
  init(_ post: Post) {
    for reaction in PostReaction.allCases { self[reaction] = post.reactions?[reaction] }
    if let poll = post.poll, poll.hasVoted == true { votes = poll.options.indices.filter { poll.options[$0].isChosen } }
  }

  subscript(reaction: PostReaction) -> Bool? {
    get { reactions[reaction.rawValue] }
    set { reactions[reaction.rawValue] = newValue }
  }

  /// Returns the post with these reactions.
  func applied(to post: Post) -> Post {
    var post = post
    for reaction in PostReaction.allCases {
      if let isOn = self[reaction] { post.set(reaction, isOn) }
    }
    if let votes { post.vote(for: votes) }
    return post
  }
}

/// The known reactions to the posts on which the user has acted.
struct ReactionMap: Sendable, Equatable {
  var known: [PostID: KnownReactions] = [:]

  func applied(to post: Post) -> Post { known[post.original ?? post.id]?.applied(to: post) ?? post }

  /// Returns the state of a list whose rows `change` updates with these reactions.
  func applied<Row>(to rows: [Row], _ change: (Row, ReactionMap) -> Row) -> [Row] {
    known.isEmpty ? rows : rows.map { change($0, self) }
  }
}

/// The stored reactions of an account to a post on which the user has acted.
struct StoredReactions: Record {
  let owner: String
  let post: PostID
  var known: KnownReactions
  /// The time of the last change.
  var updated: Date

  static let table = Table<StoredReactions>(
    "post_reactions", Column(key: "owner", \.owner), Column(key: "post", \.post), Column("known", \.known),
    Column("updated", \.updated), indexes: [[\.owner, \.updated]], make: StoredReactions.init)
}
