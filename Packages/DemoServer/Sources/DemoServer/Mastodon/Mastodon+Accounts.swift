import Foundation

extension Mastodon {
  /// Responds with the account of the token's user. Requires a user's token.
  func verifyCredentials(_ request: Request) -> Response {
    guarded(request, scope: "read:accounts") {
      let person = user(of: request)
      return .json(
        account(person, at: request.date).merging([
          "source": [
            "privacy": "public", "sensitive": false, "language": "en", "note": .string(person.about), "fields": [],
            "follow_requests_count": .int(Person.all.count { relation(to: $0).isRequesting }),
          ]
        ]))
    }
  }

  /// Responds with the account that the request names as `name` or `name@host`. The host of a local account can be
  /// anything, because the server cannot determine which host name its clients use.
  func lookUpAccount(_ request: Request) -> Response {
    let parts = (request.query["acct"] ?? "").drop { $0 == "@" }.split(separator: "@", maxSplits: 1)
    guard let handle = parts.first, let person = Person.named(String(handle)),
      person.domain == nil || parts.count > 1 && parts[1] == person.domain ?? ""
    else { return Self.notFound }
    return .json(account(person, at: request.date))
  }

  /// Returns an account as JSON. The numbers of the demo user are those of the lists of people.
  private func account(_ person: Person, at date: Date) -> JSON {
    let entity = Self.entity(person, at: date)
    guard person == Person.all[0] else { return entity }
    let relations = Person.all.dropFirst().map { relation(to: $0) }
    return entity.merging([
      "followers_count": .int(relations.count { $0.isFollower }),
      "following_count": .int(relations.count { $0.isFollowing }),
    ])
  }

  func account(_ request: Request) -> Response {
    guard let person = person(of: request) else { return Self.notFound }
    return .json(account(person, at: request.date))
  }

  func accountStatuses(_ request: Request) -> Response {
    guard let person = person(of: request) else { return Self.notFound }
    if request.query["pinned"].isTrue { return pinnedStatuses(of: person, request) }
    let excludesBoosts = request.query["exclude_reblogs"].isTrue
    return page(of: request, nextOnlyIfFull: true) {
      $0.author == person && !(excludesBoosts && $0.boosted != nil) && isVisible($0, to: request)
    }
  }

  /// Returns whether a request can read a post. Posts for followers or for mentioned people require a token.
  func isVisible(_ post: Post, to request: Request) -> Bool {
    post.isForEveryone || request.credentials(scheme: "Bearer") != nil
  }

  /// Responds with the oldest post of a person, which is the pinned one.
  private func pinnedStatuses(of person: Person, _ request: Request) -> Response {
    let pinned = posts.oldest(in: posts.indices, limit: 1) { $0.author == person && $0.boosted == nil }
    return .json(.array(pinned.map { entity($0, at: request.date).merging(["pinned": true]) }))
  }

  func person(of request: Request) -> Person? {
    Person.all.first { String(Self.accountID(of: $0)) == request.parameters["id"] }
  }

  func lists(_ request: Request) -> Response {
    guarded(request, scope: "read:lists") { .json(.array(PersonList.all.map(Self.entity))) }
  }

  func list(_ request: Request) -> Response {
    guarded(request, scope: "read:lists") {
      list(named: request).map { .json(Self.entity($0)) } ?? Self.notFound
    }
  }

  func list(named request: Request) -> PersonList? {
    PersonList.all.first { String($0.id) == request.parameters["id"] }
  }

  /// Responds with a page of a list's members. Pages are linked by the `Link` header only, because the cursors are not
  /// account IDs.
  func listAccounts(_ request: Request) -> Response {
    guarded(request, scope: "read:lists") {
      guard let list = list(named: request) else { return Self.notFound }
      let limit =
        request.query["limit"].flatMap(Int.init).map { $0 == 0 ? list.members.count : min(max($0, 1), 80) } ?? 40
      let start = request.query["max_id"].flatMap(Int.init).map { max(0, MemberCursor.start(after: $0)) } ?? 0
      let members = list.members.dropFirst(start).prefix(limit)
      var links: [(String, FormFields)] = []
      if start + members.count < list.members.count, !members.isEmpty {
        links.append(("next", ["max_id": String(MemberCursor.cursor(at: start + members.count))]))
      }
      if !members.isEmpty { links.append(("prev", ["since_id": String(MemberCursor.cursor(at: start))])) }
      return .json(.array(members.map { Self.entity($0, at: request.date) })).linking(links, from: request)
    }
  }

  /// Returns the user to whom the token of a request belongs, or the demo user if the token is missing or unknown.
  func user(of request: Request) -> Person {
    let value = request.credentials(scheme: "Bearer")
    return state.tokens.first { $0.value == value }?.person ?? Person.all[0]
  }

  /// Processes a request if it has a user's token with the given scope, and refuses it otherwise.
  func guarded(_ request: Request, scope: String, _ answer: () -> Response) -> Response {
    guard let value = request.credentials(scheme: "Bearer"),
      let token = state.tokens.first(where: { $0.value == value })
    else { return .error("The access token is invalid", status: 401) }
    guard token.allows(scope) else { return .error("This action is outside the authorized scopes", status: 403) }
    guard token.isUser else { return .error("This method requires an authenticated user", status: 422) }
    return answer()
  }
}

/// The cursors of a list of members: descending numbers that have no meaning for clients.
private enum MemberCursor {
  static let origin = 108_632_085_572_655_915

  static func cursor(at index: Int) -> Int { origin - index * 1_009 }
  static func start(after cursor: Int) -> Int {
    let (distance, overflow) = origin.subtractingReportingOverflow(cursor)
    return overflow ? 0 : distance / 1_009
  }
}

extension String? {
  /// Whether the text is `true` or `1`, which Rails interprets as true.
  var isTrue: Bool { self == "true" || self == "1" }
}
