import Foundation

extension Twitter {
  func listStatuses(_ request: Request) -> Response {
    guard let list = list(of: request) else { return Self.notFound }
    let includesRetweets = request.query["include_rts"] != "false" && request.query["include_rts"] != "0"
    return page(of: request) { list.members.contains($0.author) && (includesRetweets || $0.boosted == nil) }
  }

  func status(_ request: Request) -> Response {
    guard let id = request.query["id"].flatMap(Int.init), let index = PostIdentifiers.twitter.index(of: id),
      let post = posts[index]
    else { return .twitterError(144, "No status found with that ID.", status: 404) }
    return .json(entity(post))
  }

  func userTimeline(_ request: Request) -> Response {
    guard let person = request.query["screen_name"].flatMap(Person.named) else { return Self.notFound }
    let includesRetweets = request.query["include_rts"] != "false" && request.query["include_rts"] != "0"
    return page(of: request) { $0.author == person && (includesRetweets || $0.boosted == nil) }
  }

  /// Responds with a page of a list's members. Cursor −1 is the first page, and cursor 0 marks the end.
  func listMembers(_ request: Request) -> Response {
    guard let list = list(of: request) else { return Self.notFound }
    let count = min(max(request.query["count"].flatMap(Int.init) ?? 20, 1), 5000)
    let cursor = request.query["cursor"].flatMap(Int.init) ?? -1
    guard let start = MemberCursor.start(of: cursor, count: count), start <= list.members.count else {
      return .twitterError(44, "cursor parameter is invalid.", status: 400)
    }
    let users = list.members.dropFirst(start).prefix(count)
    let end = start + users.count
    let next = end < list.members.count ? MemberCursor.origin + end : 0
    let previous = start > 0 ? -(MemberCursor.origin + start) : 0
    return .json([
      "users": .array(users.map { Self.entity($0) }), "next_cursor": .int(next),
      "next_cursor_str": .string(String(next)),
      "previous_cursor": .int(previous), "previous_cursor_str": .string(String(previous)), "total_count": nil,
    ])
  }

  private func list(of request: Request) -> PersonList? {
    let query = request.query
    return PersonList.all.first { list in
      query["list_id"].map { $0 == String(list.id) }
        ?? (query["slug"]?.lowercased() == list.slug.lowercased()
          && query["owner_screen_name"]?.lowercased() == list.owner.lowercased())
    }
  }

  /// Responds with the newest posts with IDs above `since_id` and up to and including `max_id`.
  private func page(of request: Request, where matches: (Post) -> Bool) -> Response {
    let ids = PostIdentifiers.twitter
    let count = min(max(request.query["count"].flatMap(Int.init) ?? 20, 1), 200)
    let lower = request.query["since_id"].flatMap(Int.init).map(ids.startIndex(after:)) ?? 0
    let upper = max(lower, request.query["max_id"].flatMap(Int.init).map(ids.startIndex(after:)) ?? .max)
    let found = posts.newest(in: lower..<upper, limit: count) { $0.visibility != "private" && matches($0) }
    return .json(.array(found.map(entity)))
  }
}

/// A cursor in a list of members. A positive cursor contains the position at which a page begins, and a negative cursor
/// the position at which a page ends.
private enum MemberCursor {
  static let origin = 1_527_983_374

  static func start(of cursor: Int, count: Int) -> Int? {
    switch cursor {
    case -1: 0
    case origin...(origin + 100_000): cursor - origin
    case (-origin - 100_000)...(-origin): max(0, -cursor - origin - count)
    default: nil
    }
  }
}
