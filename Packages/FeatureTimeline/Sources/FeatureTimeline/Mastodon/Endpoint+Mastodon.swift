public import Networking

extension Endpoint where Response == [Post] {
  /// Returns the endpoint for a page of a timeline: at most 40 posts, newest first. Statuses that cannot be decoded are omitted.
  ///
  /// The response to `newer(than:)` contains the posts *directly* above the given one. Repeating the request until a page is
  /// empty leaves no gap.
  public static func mastodon(_ timeline: MastodonTimeline, _ page: TimelinePage) -> Endpoint {
    let path: EndpointPath =
      switch timeline {
      case .list(let id): "/api/v1/timelines/list/\(id)"
      case .tag(let tag): "/api/v1/timelines/tag/\(tag)"
      case .account(let id): "/api/v1/accounts/\(id)/statuses"
      }
    let boundary: (older: PostID?, newer: PostID?) =
      switch page {
      case .latest: (nil, nil)
      case .newer(let id): (nil, id)
      case .older(let id): (id, nil)
      }
    return Endpoint(
      .get, path, query: ["limit": "40", "max_id": boundary.older?.text, "min_id": boundary.newer?.text],
      decoding: Decoding<LossyArray<MastodonStatus>>.json().map { try $0.readable.map(\.post) })
  }
}

extension Endpoint where Response == Post {
  /// Returns the endpoint for one post. Most servers require no login for a public post.
  public static func mastodonPost(_ id: PostID) -> Endpoint {
    Endpoint(.get, "/api/v1/statuses/\(id.text)", decoding: Decoding<MastodonStatus>.json().map(\.post))
  }
}

extension Endpoint where Response == [MastodonList] {
  /// The endpoint for the lists of the user who is logged in.
  public static var mastodonLists: Endpoint {
    Endpoint(.get, "/api/v1/lists", decoding: Decoding<LossyArray<MastodonList>>.json().map(\.elements))
  }
}

extension Endpoint where Response == MastodonList {
  /// Returns the endpoint for a list of the user who is logged in.
  public static func mastodonList(_ id: String) -> Endpoint { Endpoint(.get, "/api/v1/lists/\(id)") }
}

extension Endpoint where Response == [Person] {
  /// Returns the endpoint for the first page of a list's members. The URLs of further pages are in `Reply.links`.
  public static func mastodonMembers(ofList id: String) -> Endpoint {
    mastodonMembers("/api/v1/lists/\(id)/accounts", query: ["limit": "80"])
  }

  /// Returns the endpoint for a further page of members, at the URL that the server provided.
  public static func mastodonMembers(_ link: EndpointPath) -> Endpoint {
    mastodonMembers(link, query: [:])
  }

  private static func mastodonMembers(_ path: EndpointPath, query: Parameters) -> Endpoint {
    Endpoint(
      .get, path, query: query,
      decoding: Decoding<LossyArray<MastodonAccount>>.json().map { $0.elements.map(\.person) })
  }
}

extension Endpoint where Response == Person {
  /// Returns the endpoint that finds an account by its name: `user@host`, or `user` on the server itself.
  public static func mastodonAccount(named name: String) -> Endpoint {
    Endpoint(
      .get, "/api/v1/accounts/lookup", query: ["acct": name],
      decoding: Decoding<MastodonAccount>.json().map(\.person))
  }
}
