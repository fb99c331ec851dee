/// A reaction of the user to a post, which the user can withdraw.
public enum PostReaction: String, Sendable, Hashable, Codable, CaseIterable {
  /// The post is among the user's favorites.
  case favorite
  /// The user boosted the post.
  case boost
  /// The post is among the user's bookmarks.
  case bookmark
}

/// The reactions of the logged-in user to a post.
public struct PostReactions: Sendable, Hashable, Codable {
  private var isFavorite = false
  private var isBoosted = false
  private var isBookmarked = false

  /// Creates the given reactions.
  public init(_ reactions: [PostReaction] = []) {
    for reaction in reactions { self[reaction] = true }
  }

  /// A Boolean value that indicates whether the user has reacted in this way.
  public subscript(reaction: PostReaction) -> Bool {
    get {
      switch reaction {
      case .favorite: isFavorite
      case .boost: isBoosted
      case .bookmark: isBookmarked
      }
    }
    set {
      switch reaction {
      case .favorite: isFavorite = newValue
      case .boost: isBoosted = newValue
      case .bookmark: isBookmarked = newValue
      }
    }
  }
}

extension Post {
  /// Adds or withdraws a reaction of the user, which also changes its count.
  public mutating func set(_ reaction: PostReaction, _ isOn: Bool) {
    var new = reactions ?? PostReactions()
    let change = new[reaction] == isOn ? 0 : isOn ? 1 : -1
    new[reaction] = isOn
    reactions = new
    guard change != 0, let old = counts else { return }
    func changed(_ count: Int?, by reaction: PostReaction, _ own: PostReaction) -> Int? {
      reaction == own ? count.map { max(0, $0.addingReportingOverflow(change).partialValue) } : count
    }
    counts = PostCounts(
      replies: old.replies, boosts: changed(old.boosts, by: reaction, .boost),
      favorites: changed(old.favorites, by: reaction, .favorite))
  }

  /// Votes for options of the post's poll. Has no effect without a poll, or if the user has voted.
  public mutating func vote(for choices: [Int]) {
    guard let old = poll, old.hasVoted != true else { return }
    func more(_ count: Int?, _ change: Int) -> Int? { count.map { $0.addingReportingOverflow(change).partialValue } }
    poll = PostPoll(
      id: old.id,
      options: old.options.enumerated().map { index, option in
        let isChosen = choices.contains(index)
        return PostPoll.Option(
          title: option.title, votes: more(option.votes, isChosen ? 1 : 0), isChosen: isChosen)
      }, ends: old.ends, hasEnded: old.hasEnded, isMultiple: old.isMultiple, votes: more(old.votes, choices.count),
      voters: more(old.voters, 1), hasVoted: true)
  }
}
