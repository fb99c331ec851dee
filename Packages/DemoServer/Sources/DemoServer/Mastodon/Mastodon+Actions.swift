import Foundation

extension Mastodon {
  /// What the demo user has done: reactions and votes by the indexes of posts, and the posts by idempotency keys.
  struct Actions: Codable, Equatable, Sendable {
    struct Reactions: Codable, Equatable, Sendable {
      var favourite: Bool?
      var reblog: Bool?
      var bookmark: Bool?
    }

    struct Key: Codable, Equatable, Sendable {
      var index: Int
      var date: Date
    }

    var reactions: [Int: Reactions] = [:]
    var votes: [Int: [Int]] = [:]
    var keys: [String: Key] = [:]
    /// The relationships that the user has changed, by the indexes of people. `nil` in state files of versions without
    /// them, as are the conversations and the reports.
    var people: [Int: Relation]?
    /// The indexes of posts whose conversations are muted.
    var mutedConversations: Set<Int>?
    var reports: [Report]?

    static let limit = 10_000
    /// The time for which a key is remembered, in seconds.
    static let keyLifetime = 3_600.0
  }

  /// Every fifth post is a favorite until the user changes that, unless it is a boost.
  func isFavorite(_ post: Post) -> Bool {
    post.boosted == nil && reactions(to: post).favourite ?? post.index.isMultiple(of: 5)
  }

  /// Every seventh post is bookmarked until the user changes that, unless it is a boost.
  func isBookmarked(_ post: Post) -> Bool {
    post.boosted == nil && reactions(to: post).bookmark ?? post.index.isMultiple(of: 7)
  }

  private func reactions(to post: Post) -> Actions.Reactions { state.actions?.reactions[post.index] ?? .init() }

  /// Returns the reactions of the demo user to a post, and the counts that include them.
  func reactionFields(of post: Post) -> [String: JSON] {
    let own = reactions(to: post)
    return [
      "favourited": .bool(own.favourite == true), "reblogged": .bool(own.reblog == true),
      "bookmarked": .bool(own.bookmark == true),
      "favourites_count": .int(post.favourites + (own.favourite == true ? 1 : 0)),
      "reblogs_count": .int(post.boosts + (own.reblog == true ? 1 : 0)),
    ]
  }

  /// Adds or withdraws a reaction, and responds with the post. Repeating the request changes nothing.
  mutating func react(_ request: Request) -> Response {
    if let isMuted = ["mute": true, "unmute": false][request.parameters["action"] ?? ""] {
      return muteConversation(request, isMuted)
    }
    let changes: [String: (any WritableKeyPath<Actions.Reactions, Bool?> & Sendable, Bool, String)] = [
      "favourite": (\.favourite, true, "write:favourites"), "unfavourite": (\.favourite, false, "write:favourites"),
      "reblog": (\.reblog, true, "write:statuses"), "unreblog": (\.reblog, false, "write:statuses"),
      "bookmark": (\.bookmark, true, "write:bookmarks"), "unbookmark": (\.bookmark, false, "write:bookmarks"),
    ]
    guard let (path, isOn, scope) = request.parameters["action"].flatMap({ changes[$0] }) else { return Self.notFound }
    let refusal = guarded(request, scope: scope) { .json([:]) }
    guard refusal.status == 200 else { return refusal }
    guard var post = post(of: request) else { return Self.notFound }
    // A reaction to a boost is a reaction to the boosted post.
    if let original = post.boosted.flatMap({ posts[$0] }) {
      post = original
      post.boosted = nil
    }
    var actions = state.actions ?? Actions()
    guard actions.reactions[post.index] != nil || actions.reactions.count < Actions.limit else {
      return .error("Too many reactions", status: 422)
    }
    actions.reactions[post.index, default: .init()][keyPath: path] = isOn
    state.actions = actions
    return .json(entity(post, at: request.date))
  }

  // MARK: - Polls

  func poll(_ request: Request) -> Response {
    post(of: request).flatMap { poll(in: $0, at: request.date) }.map { .json($0) } ?? Self.notFound
  }

  /// Votes in an open poll, once.
  mutating func vote(_ request: Request) -> Response {
    let refusal = guarded(request, scope: "write:statuses") { .json([:]) }
    guard refusal.status == 200 else { return refusal }
    guard let post = post(of: request), let poll = poll(in: post, at: request.date) else { return Self.notFound }
    let choices = request.form.fields.filter { $0.name == "choices[]" }.compactMap { Int($0.value) }
    let count = poll["options"]?.count ?? 0
    guard poll["expired"] == false else { return .error("Validation failed: The poll has already ended", status: 422) }
    guard state.actions?.votes[post.index] == nil, poll["voted"] == false else {
      return .error("Validation failed: You have already voted on this poll", status: 422)
    }
    guard choices.count == 1, choices.allSatisfy((0..<count).contains) else {
      return .error("Validation failed: The chosen vote option does not exist", status: 422)
    }
    var actions = state.actions ?? Actions()
    actions.votes[post.index] = choices
    state.actions = actions
    return self.poll(in: post, at: request.date).map { .json($0) } ?? Self.notFound
  }

  private func poll(in post: Post, at date: Date) -> JSON? {
    let poll = attachmentFields(of: post, at: date)["poll"]
    return poll == .null ? nil : poll
  }

  /// Returns an open poll with the vote of the demo user.
  func voted(_ poll: JSON, _ post: Post) -> JSON {
    guard let choices = state.actions?.votes[post.index], let options = poll["options"] else { return poll }
    return poll.merging([
      "voted": true, "own_votes": .array(choices.map(JSON.int)),
      "votes_count": .int((poll["votes_count"]?.int ?? 0) + choices.count),
      "voters_count": .int((poll["voters_count"]?.int ?? 0) + 1),
      "options": .array(
        (0..<options.count).map { index in
          let option = options.element(index) ?? .null
          return choices.contains(index)
            ? option.merging(["votes_count": .int((option["votes_count"]?.int ?? 0) + 1)]) : option
        }),
    ])
  }
}

extension JSON {
  fileprivate var count: Int { if case .array(let items) = self { items.count } else { 0 } }
  fileprivate func element(_ index: Int) -> JSON? { if case .array(let items) = self { items[index] } else { nil } }
}
