public import Networking

extension Endpoint where Response == [Post] {
  /// A page of a timeline, newest first, of at most 40 posts. Statuses that cannot be read are left out.
  ///
  /// `newer(than:)` answers the posts *immediately* newer: ask again until a page is empty, and no gap is left.
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
  /// One post. Most servers ask for no sign-in where the post is public.
  public static func mastodonPost(_ id: PostID) -> Endpoint {
    Endpoint(.get, "/api/v1/statuses/\(id.text)", decoding: Decoding<MastodonStatus>.json().map(\.post))
  }
}

extension Endpoint where Response == [MastodonList] {
  /// The lists of the person who is signed in.
  public static var mastodonLists: Endpoint {
    Endpoint(.get, "/api/v1/lists", decoding: Decoding<LossyArray<MastodonList>>.json().map(\.elements))
  }
}

extension Endpoint where Response == MastodonList {
  /// One list of the person who is signed in.
  public static func mastodonList(_ id: String) -> Endpoint { Endpoint(.get, "/api/v1/lists/\(id)") }
}

extension Endpoint where Response == [Person] {
  /// The first page of a list's members. Further pages are the answer's `Reply.links`; their addresses are opaque.
  public static func mastodonMembers(ofList id: String) -> Endpoint {
    mastodonMembers("/api/v1/lists/\(id)/accounts", query: ["limit": "80"])
  }

  /// A further page of members, by the address that the server gave.
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
  /// Finds an account by its name, as in `user@host`, or `user` on the server itself.
  public static func mastodonAccount(named name: String) -> Endpoint {
    Endpoint(
      .get, "/api/v1/accounts/lookup", query: ["acct": name],
      decoding: Decoding<MastodonAccount>.json().map(\.person))
  }
}
