import Foundation

extension Mastodon {
  /// The relationship of the demo user to a person.
  struct Relation: Codable, Equatable, Sendable {
    var isFollowing = false
    var isFollower = false
    var isRequested = false
    var isRequesting = false
    var isMuting = false
    var isBlocking = false
  }

  /// A report of the demo user.
  struct Report: Codable, Equatable, Sendable {
    var person: Int
    var statuses: [String]
    var comment: String

    static let limit = 1_000
    static let characters = 1_000
  }

  /// Returns the relationship of the demo user to a person. Until the user changes it, the user follows every second
  /// person, every third person follows the user, and two people ask to follow the user.
  func relation(to person: Person) -> Relation {
    if let known = state.actions?.people?[person.index] { return known }
    var relation = Relation()
    if person == Person.all[0] { return relation }
    relation.isFollowing = person.index.isMultiple(of: 2)
    relation.isFollower = person.index.isMultiple(of: 3)
    relation.isRequesting = [4, 7].contains(person.index)
    return relation
  }

  private func entity(_ relation: Relation, to person: Person) -> JSON {
    [
      "id": .string(String(Self.accountID(of: person))), "following": .bool(relation.isFollowing),
      "showing_reblogs": true, "notifying": false, "languages": .null, "followed_by": .bool(relation.isFollower),
      "blocking": .bool(relation.isBlocking), "blocked_by": false, "muting": .bool(relation.isMuting),
      "muting_notifications": .bool(relation.isMuting), "requested": .bool(relation.isRequested),
      "requested_by": .bool(relation.isRequesting), "domain_blocking": false, "endorsed": false, "note": "",
    ]
  }

  /// Responds with the relationships of the demo user to the accounts `id[]`.
  func relationships(_ request: Request) -> Response {
    guarded(request, scope: "read:follows") {
      let ids = request.query.fields.filter { $0.name == "id[]" }.map(\.value)
      let people = Person.all.filter { ids.contains(String(Self.accountID(of: $0))) }
      return .json(.array(people.map { entity(relation(to: $0), to: $0) }))
    }
  }

  /// Follows, mutes or blocks a person, or ends that. Repeating the request changes nothing.
  mutating func changeRelation(_ request: Request) -> Response {
    let changes: [String: (scope: String, change: @Sendable (inout Relation, Person) -> Void)] = [
      "follow": ("write:follows", { $0.follow($1) }),
      "unfollow": ("write:follows", { relation, _ in (relation.isFollowing, relation.isRequested) = (false, false) }),
      "mute": ("write:mutes", { relation, _ in relation.isMuting = true }),
      "unmute": ("write:mutes", { relation, _ in relation.isMuting = false }),
      "block": ("write:blocks", { relation, _ in relation = Relation(isMuting: relation.isMuting, isBlocking: true) }),
      "unblock": ("write:blocks", { relation, _ in relation.isBlocking = false }),
    ]
    guard let (scope, change) = request.parameters["action"].flatMap({ changes[$0] }) else { return Self.notFound }
    return answer(request, scope: scope) { change(&$0, $1) }
  }

  /// Accepts or rejects the request of a person to follow the user. Refused unless the person asks.
  mutating func answerFollowRequest(_ request: Request) -> Response {
    guard let isAccepted = ["authorize": true, "reject": false][request.parameters["action"] ?? ""],
      let person = person(of: request), relation(to: person).isRequesting
    else { return Self.notFound }
    return answer(request, scope: "write:follows") { relation, _ in
      relation.isRequesting = false
      if isAccepted { relation.isFollower = true }
    }
  }

  private mutating func answer(
    _ request: Request, scope: String, _ change: (inout Relation, Person) -> Void
  ) -> Response {
    let refusal = guarded(request, scope: scope) { .json([:]) }
    guard refusal.status == 200 else { return refusal }
    guard let person = person(of: request) else { return Self.notFound }
    guard person != user(of: request) else { return .error("This action is not allowed", status: 403) }
    var new = relation(to: person)
    change(&new, person)
    var actions = state.actions ?? Actions()
    actions.people = (actions.people ?? [:]).merging([person.index: new]) { $1 }
    state.actions = actions
    return .json(entity(new, to: person))
  }

  /// Stores a report to the moderators.
  mutating func report(_ request: Request) -> Response {
    let refusal = guarded(request, scope: "write:reports") { .json([:]) }
    guard refusal.status == 200 else { return refusal }
    let fields = request.fields
    guard let person = Person.all.first(where: { String(Self.accountID(of: $0)) == fields["account_id"] }) else {
      return Self.notFound
    }
    let statuses = request.form.fields.filter { $0.name == "status_ids[]" }.map(\.value)
    let comment = fields["comment"] ?? ""
    var actions = state.actions ?? Actions()
    guard comment.count <= Report.characters, (actions.reports ?? []).count < Report.limit else {
      return .error("Validation failed: Comment is too long (maximum is 1000 characters)", status: 422)
    }
    let report = Report(person: person.index, statuses: statuses, comment: comment)
    actions.reports = (actions.reports ?? []) + [report]
    state.actions = actions
    return .json([
      "id": .string(String(actions.reports?.count ?? 0)), "action_taken": false, "category": "other",
      "comment": .string(comment), "forwarded": false, "status_ids": .array(statuses.map(JSON.string)),
      "created_at": .string(request.date.iso8601Milliseconds), "target_account": Self.entity(person, at: request.date),
    ])
  }

  /// Mutes or unmutes the conversation of a post, and responds with the post.
  mutating func muteConversation(_ request: Request, _ isMuted: Bool) -> Response {
    let refusal = guarded(request, scope: "write:mutes") { .json([:]) }
    guard refusal.status == 200 else { return refusal }
    guard let post = post(of: request) else { return Self.notFound }
    var actions = state.actions ?? Actions()
    var muted = actions.mutedConversations ?? []
    guard muted.count < Actions.limit else { return .error("Too many conversations", status: 422) }
    if isMuted { muted.insert(post.index) } else { muted.remove(post.index) }
    actions.mutedConversations = muted
    state.actions = actions
    return .json(entity(post, at: request.date))
  }

  // MARK: - Lists of people

  /// Responds with the people who follow a person, or whom a person follows.
  func follows(_ request: Request, followers: Bool) -> Response {
    guarded(request, scope: "read:accounts") {
      guard let person = person(of: request) else { return Self.notFound }
      let isUser = person == Person.all[0]
      return people(request) { other in
        if other == person { return false }
        if isUser { return followers ? relation(to: other).isFollower : relation(to: other).isFollowing }
        if other == Person.all[0] {
          return followers ? relation(to: person).isFollowing : relation(to: person).isFollower
        }
        return (followers ? other.index + 2 * person.index : 2 * other.index + person.index).isMultiple(of: 3)
      }
    }
  }

  /// Responds with the people who ask to follow the user.
  func followRequests(_ request: Request) -> Response {
    guarded(request, scope: "read:follows") { people(request) { relation(to: $0).isRequesting } }
  }

  /// Responds with the people who favorited or boosted a post, with the user if they did.
  func reactors(_ request: Request, _ path: any KeyPath<Actions.Reactions, Bool?> & Sendable) -> Response {
    guard let post = post(of: request) else { return Self.notFound }
    let isOwn = state.actions?.reactions[post.boosted ?? post.index]?[keyPath: path] == true
    return people(request) { person in
      person == Person.all[0] ? isOwn : (person.index + post.index).isMultiple(of: 4)
    }
  }

  private func people(_ request: Request, where matches: (Person) -> Bool) -> Response {
    .json(.array(Person.all.filter(matches).map { Self.entity($0, at: request.date) }))
  }
}

extension Mastodon.Relation {
  /// A person who approves followers manually is asked.
  fileprivate mutating func follow(_ person: Person) {
    if person.isLocked { isRequested = !isFollowing } else { isFollowing = true }
  }
}
