import Foundation

extension Mastodon {
  func listTimeline(_ request: Request) -> Response {
    guarded(request, scope: "read:lists") {
      guard let list = list(named: request) else { return Self.notFound }
      return page(of: request) { list.members.contains($0.author) }
    }
  }

  func homeTimeline(_ request: Request) -> Response {
    guarded(request, scope: "read:statuses") {
      page(of: request) { post in
        // A boost is by its author, and the post by the author of the boosted one.
        let people = [post.author, post.boosted.flatMap { posts[$0] }?.author].compactMap(\.self)
        return !people.contains { relation(to: $0).isMuting || relation(to: $0).isBlocking }
      }
    }
  }

  /// Responds with a page of the user's bookmarks. Every seventh post is bookmarked, unless it is a boost.
  func bookmarks(_ request: Request) -> Response {
    guarded(request, scope: "read:bookmarks") {
      page(of: request, nextOnlyIfFull: true, where: { isBookmarked($0) }) {
        entity($0, at: request.date).merging(["bookmarked": true])
      }
    }
  }

  /// Responds with a page of the user's favorites. Every fifth post is a favorite, unless it is a boost.
  func favourites(_ request: Request) -> Response {
    guarded(request, scope: "read:favourites") {
      page(of: request, nextOnlyIfFull: true, where: { isFavorite($0) }) {
        entity($0, at: request.date).merging(["favourited": true])
      }
    }
  }

  func tagTimeline(_ request: Request) -> Response {
    let tag = request.parameters["tag"]?.lowercased()
    return publicPage(of: request) { $0.tags.contains { $0.lowercased() == tag } && $0.boosted == nil }
  }

  func publicTimeline(_ request: Request) -> Response {
    let localOnly = request.query["local"].isTrue
    return publicPage(of: request) { $0.boosted == nil && !(localOnly && $0.author.domain != nil) }
  }

  private func publicPage(of request: Request, where matches: (Post) -> Bool) -> Response {
    // A token is not required, but must be valid if it is sent.
    let isAnonymous = request.credentials(scheme: "Bearer") == nil
    func answer() -> Response { page(of: request) { $0.visibility == "public" && matches($0) } }
    switch publicTimelines {
    case .open where isAnonymous: return answer()
    case .disabled: return .json([])
    case .open, .restricted: return guarded(request, scope: "read:statuses", answer)
    }
  }

  /// Responds with a page of posts, the newest first: below `max_id`; above `since_id`, starting at the newest; or
  /// directly above `min_id`.
  ///
  /// - Parameters:
  ///   - request: The request with the limit and the cursors.
  ///   - nextOnlyIfFull: Whether only a full page has a link to the next one. Timelines link to a next page unless the
  ///     page is empty.
  ///   - matches: A closure that selects the posts.
  ///   - entity: A closure that returns the element of the page for a post, or `nil` for the post itself.
  func page(
    of request: Request, nextOnlyIfFull: Bool = false, where matches: (Post) -> Bool, as entity: ((Post) -> JSON)? = nil
  ) -> Response {
    let ids = PostIdentifiers.mastodon
    let query = request.query
    let limit = min(max(query["limit"].flatMap(Int.init) ?? 20, 1), 40)
    let minimum = query["min_id"].flatMap(Int.init)
    let lower = max(
      minimum.map(ids.startIndex(after:)) ?? 0, query["since_id"].flatMap(Int.init).map(ids.startIndex(after:)) ?? 0)
    let upper = max(lower, query["max_id"].flatMap(Int.init).map(ids.startIndex(from:)) ?? .max)
    let page =
      minimum == nil
      ? posts.newest(in: lower..<upper, limit: limit, where: matches)
      : posts.oldest(in: lower..<upper, limit: limit, where: matches)
    var links: [(String, FormFields)] = []
    if let oldest = page.last, !nextOnlyIfFull || page.count == limit {
      links.append(("next", ["max_id": String(ids.id(of: oldest.index))]))
    }
    if let newest = page.first { links.append(("prev", ["min_id": String(ids.id(of: newest.index))])) }
    return .json(.array(page.map { entity?($0) ?? self.entity($0, at: request.date) })).linking(links, from: request)
  }
}

extension PostIdentifiers {
  /// Returns the index of the first post whose ID is greater than `id`.
  func startIndex(after id: Int) -> Int { id == .max ? .max : startIndex(from: id + 1) }
}

extension Response {
  /// Returns the response with a `Link` header. Each link is the URL of the request with the given cursor in place of
  /// the cursors of the request. Returns the response unchanged if there are no links.
  func linking(_ links: [(relation: String, cursor: FormFields)], from request: Request) -> Response {
    guard !links.isEmpty else { return self }
    let base = request.query.removing(["max_id", "since_id", "min_id"])
    let values = links.map { relation, cursor in
      let query = cursor.fields.reduce(base) { $0.setting($1.name, to: $1.value) }
      return #"<\#(request.url)?\#(query.encoded)>; rel="\#(relation)""#
    }
    var copy = self
    copy.headers.add("Link", values.joined(separator: ", "))
    return copy
  }
}
