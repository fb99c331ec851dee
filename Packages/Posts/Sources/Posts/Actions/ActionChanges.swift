import Foundation
import Persistence

/// What the user's actions have changed about posts and people, which can be newer than what the server has sent.
public struct ActionChanges: Sendable, Equatable {
  var posts: [PostID: KnownReactions] = [:]
  /// The relationships to the people on whom the user has acted, by the IDs of the people on the server.
  public internal(set) var people: [String: PersonRelationship] = [:]
  /// The posts that the user has edited, as the server has sent them since.
  var edits: [PostID: Post] = [:]
  /// The times at which the user has changed the relationships to people, by their IDs.
  var dates: [String: Date] = [:]

  /// Creates changes without content.
  public init() {}

  /// Returns the post with the user's reactions and edits.
  public func applied(to post: Post) -> Post {
    let id = post.original ?? post.id
    let edited = edits[id].map(post.edited) ?? post
    return posts[id]?.applied(to: edited) ?? edited
  }

  /// Returns the rows of a list, each of which `change` updates with these changes, or omits by returning `nil`.
  public func applied<Row>(to rows: [Row], _ change: (Row, ActionChanges) -> Row?) -> [Row] {
    posts.isEmpty && people.isEmpty && edits.isEmpty ? rows : rows.compactMap { change($0, self) }
  }

  /// Returns whether the user has deleted a post, or the original of a boost.
  public func hasDeleted(_ post: Post) -> Bool { posts[post.original ?? post.id]?.isDeleted == true }

  /// The relationship to a person on whom the user has acted, or `nil` if it is unknown.
  public func relationship(to person: Person) -> PersonRelationship? { people[person.id] }

  /// A Boolean value that indicates whether the user has muted or blocked anyone, so that `hides(_:)` can be `true`.
  public var hidesAnyone: Bool { people.values.contains { $0.isMuting || $0.isBlocking } }

  /// Returns whether the user has muted or blocked the author of a post, or the person who boosted it, since the post. The
  /// server withholds later posts itself, unless the user has taken the decision back with another program.
  public func hides(_ post: Post) -> Bool {
    [post.author, post.passedOnBy].compactMap(\.self).contains { person in
      guard let known = people[person.id], known.isMuting || known.isBlocking, let date = dates[person.id] else {
        return false
      }
      return post.created.map { $0 <= date } ?? true
    }
  }
}

/// What is known about the user's reactions to a post that can be newer than the post.
struct KnownReactions: Sendable, Hashable, Codable, JSONColumnValue {
  private var reactions: [String: Bool] = [:]
  var votes: [Int]?
  var isConversationMuted: Bool?
  var isDeleted: Bool?

  init() {}

  /// Creates the reactions that a server reports with a post.
  init(_ post: Post) {
    for reaction in PostReaction.allCases { self[reaction] = post.reactions?[reaction] }
    if let poll = post.poll, poll.hasVoted == true { votes = poll.options.indices.filter { poll.options[$0].isChosen } }
    isConversationMuted = post.isConversationMuted
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
    if let isConversationMuted { post.isConversationMuted = isConversationMuted }
    return post
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

/// The stored relationship of an account to a person on whom the user has acted.
struct StoredRelationship: Record {
  let owner: String
  /// The ID of the person on the server.
  let person: String
  var known: PersonRelationship
  /// The time of the last change.
  var updated: Date

  static let table = Table<StoredRelationship>(
    "person_relationships", Column(key: "owner", \.owner), Column(key: "person", \.person), Column("known", \.known),
    Column("updated", \.updated), indexes: [[\.owner, \.updated]], make: StoredRelationship.init)
}
