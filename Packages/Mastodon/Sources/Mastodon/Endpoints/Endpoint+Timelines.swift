public import Foundation
public import Networking

/// A timeline of a server.
public enum Timeline: Sendable, Hashable {
  /// The statuses of the accounts that the logged-in user follows.
  case home
  /// The public statuses of the server's own users.
  case local
  /// All public statuses on the server, including those from other servers.
  case federated
  /// The statuses of the accounts in a list of the logged-in user.
  case list(EntityID)
  /// Public statuses with a hashtag, which is given without `#`.
  case tag(String)
  /// The statuses of an account.
  case account(EntityID)
  /// The statuses that an account has pinned, on a single page.
  case pinned(EntityID)
  /// The bookmarks of the logged-in user.
  case bookmarks
  /// The favorites of the logged-in user.
  case favourites
}

/// The part of a list to request. Servers send lists in pages, newest first.
public enum PageRequest: Sendable, Hashable {
  /// The newest page.
  case latest
  /// The page that directly follows an entity, with older entities. The entity itself is not included.
  case older(than: EntityID)
  /// The page that directly precedes an entity, with newer entities. The entity itself is not included. To leave no
  /// gap, repeat the request with the newest entity of each page until a page is empty.
  case newer(than: EntityID)
  /// The page at a link in `Reply.links`. Lists that are not ordered by ID, such as bookmarks, members and favorites,
  /// can be paged only in this way.
  case link(URL)

  func query(limit: Int) -> Parameters {
    switch self {
    case .latest: ["limit": "\(limit)"]
    case .older(let id): ["limit": "\(limit)", "max_id": id.description]
    case .newer(let id): ["limit": "\(limit)", "min_id": id.description]
    case .link: [:]
    }
  }

  func path(_ path: EndpointPath) -> EndpointPath {
    if case .link(let url) = self { .link(url) } else { path }
  }
}

extension Endpoint where Response == [Status] {
  /// Returns the endpoint for a page of a timeline, newest first. Statuses that cannot be decoded are omitted; if there
  /// are only such statuses, decoding fails.
  ///
  /// - Parameter limit: The number of statuses, at most 40. The server may return fewer even if there are more.
  public static func timeline(_ timeline: Timeline, _ page: PageRequest = .latest, limit: Int = 40) -> Endpoint {
    // The page of a link has the query of the link.
    var query = page.query(limit: limit)
    let path: EndpointPath
    switch timeline {
    case .home: path = "/api/v1/timelines/home"
    case .local:
      path = "/api/v1/timelines/public"
      query.add("local", "true")
    case .federated: path = "/api/v1/timelines/public"
    case .list(let id): path = "/api/v1/timelines/list/\(id)"
    case .tag(let tag): path = "/api/v1/timelines/tag/\(tag)"
    case .account(let id): path = "/api/v1/accounts/\(id)/statuses"
    case .pinned(let id):
      path = "/api/v1/accounts/\(id)/statuses"
      query.add("pinned", "true")
    case .bookmarks: path = "/api/v1/bookmarks"
    case .favourites: path = "/api/v1/favourites"
    }
    return Endpoint(.get, page.path(path), query: query, decoding: .entities())
  }
}

extension Endpoint where Response == [AccountList] {
  /// The endpoint for the lists of the logged-in user.
  public static var lists: Endpoint { Endpoint(.get, "/api/v1/lists", decoding: .entities()) }

  /// Returns the endpoint for a further page of the lists, at a link in `Reply.links`.
  public static func lists(at link: URL) -> Endpoint { Endpoint(.get, .link(link), decoding: .entities()) }
}

extension Endpoint where Response == [Tag] {
  /// The endpoint for the hashtags that the logged-in user follows. Servers that do not support following hashtags
  /// respond with 404.
  public static var followedTags: Endpoint {
    Endpoint(.get, "/api/v1/followed_tags", query: ["limit": "200"], decoding: .entities())
  }

  /// Returns the endpoint for a further page of the followed hashtags, at a link in `Reply.links`.
  public static func followedTags(at link: URL) -> Endpoint { Endpoint(.get, .link(link), decoding: .entities()) }
}

extension Endpoint where Response == AccountList {
  /// Returns the endpoint for a list of the logged-in user.
  public static func list(_ id: EntityID) -> Endpoint { Endpoint(.get, "/api/v1/lists/\(id)") }
}

extension Endpoint where Response == [UserNotification] {
  /// Returns the endpoint for a page of the logged-in user's notifications, newest first.
  public static func notifications(_ page: PageRequest = .latest, limit: Int = 40) -> Endpoint {
    Endpoint(.get, page.path("/api/v1/notifications"), query: page.query(limit: limit), decoding: .entities())
  }
}

extension Endpoint where Response == Markers {
  /// The endpoint for the stored reading positions of the logged-in user.
  public static var markers: Endpoint {
    var query: Parameters = ["timeline[]": "home"]
    query.add("timeline[]", "notifications")
    return Endpoint(.get, "/api/v1/markers", query: query)
  }

  /// Returns the endpoint that stores reading positions. A position that is `nil` is not changed.
  public static func setMarkers(home: EntityID? = nil, notifications: EntityID? = nil) -> Endpoint {
    Endpoint(
      .post, "/api/v1/markers",
      body: .form([
        "home[last_read_id]": home?.description, "notifications[last_read_id]": notifications?.description,
      ]))
  }
}

extension Decoding {
  /// Returns a decoding of an array that omits elements that cannot be decoded. It fails if there are elements and none
  /// can be decoded: an empty page would mean that the list ends here.
  static func entities<Element: Decodable & Sendable>() -> Decoding where Value == [Element] {
    Decoding<LossyArray<Element>>.json().map { try $0.readable }
  }
}
