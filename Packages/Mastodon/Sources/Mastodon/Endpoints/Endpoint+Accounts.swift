public import Networking

extension Endpoint where Response == MastodonAccount {
  /// The endpoint for the account of the logged-in user.
  public static var verifyCredentials: Endpoint { Endpoint(.get, "/api/v1/accounts/verify_credentials") }

  /// Returns the endpoint for an account.
  public static func account(_ id: EntityID) -> Endpoint { Endpoint(.get, "/api/v1/accounts/\(id)") }

  /// Returns the endpoint for the account with a name such as `user@host`, or `user` on the server itself. Finds only
  /// accounts that the server already has; search to find others.
  public static func account(named name: String) -> Endpoint {
    Endpoint(.get, "/api/v1/accounts/lookup", query: ["acct": name])
  }
}

extension Endpoint where Response == [MastodonAccount] {
  /// Returns the endpoint for a page of the members of a list of the logged-in user.
  public static func members(ofList id: EntityID, _ page: PageRequest = .latest, limit: Int = 80) -> Endpoint {
    accounts("/api/v1/lists/\(id)/accounts", page, limit)
  }

  /// Returns the endpoint for a page of the accounts that follow an account.
  public static func followers(of id: EntityID, _ page: PageRequest = .latest, limit: Int = 80) -> Endpoint {
    accounts("/api/v1/accounts/\(id)/followers", page, limit)
  }

  /// Returns the endpoint for a page of the accounts that an account follows.
  public static func following(of id: EntityID, _ page: PageRequest = .latest, limit: Int = 80) -> Endpoint {
    accounts("/api/v1/accounts/\(id)/following", page, limit)
  }

  /// Returns the endpoint for a page of the accounts that have favorited a status.
  public static func favourited(_ id: EntityID, _ page: PageRequest = .latest, limit: Int = 80) -> Endpoint {
    accounts("/api/v1/statuses/\(id)/favourited_by", page, limit)
  }

  /// Returns the endpoint for a page of the accounts that have boosted a status.
  public static func reblogged(_ id: EntityID, _ page: PageRequest = .latest, limit: Int = 80) -> Endpoint {
    accounts("/api/v1/statuses/\(id)/reblogged_by", page, limit)
  }

  /// Returns the endpoint for a page of the accounts that ask to follow the logged-in user.
  public static func followRequests(_ page: PageRequest = .latest, limit: Int = 80) -> Endpoint {
    accounts("/api/v1/follow_requests", page, limit)
  }

  private static func accounts(_ path: EndpointPath, _ page: PageRequest, _ limit: Int) -> Endpoint {
    Endpoint(.get, page.path(path), query: page.query(limit: limit), decoding: .entities())
  }
}

extension Endpoint where Response == [Relationship] {
  /// Returns the endpoint for the relationships of the logged-in user to accounts.
  public static func relationships(to ids: [EntityID]) -> Endpoint {
    var query: Parameters = [:]
    for id in ids { query.add("id[]", id.description) }
    return Endpoint(.get, "/api/v1/accounts/relationships", query: query, decoding: .entities())
  }
}

extension Endpoint where Response == SearchResults {
  /// Returns the endpoint that searches for accounts, statuses and hashtags.
  ///
  /// - Parameters:
  ///   - resolves: A Boolean value that indicates whether the server requests unknown accounts and addresses from other
  ///     servers. This requires a login.
  ///   - limit: The number of results of each kind, at most 40.
  public static func search(_ text: String, resolves: Bool = false, limit: Int = 20) -> Endpoint {
    Endpoint(
      .get, "/api/v2/search", query: ["q": text, "resolve": resolves ? "true" : "false", "limit": "\(limit)"])
  }
}

extension Endpoint where Response == Preferences {
  /// The endpoint for the preferences of the logged-in user.
  public static var preferences: Endpoint { Endpoint(.get, "/api/v1/preferences") }
}

extension Endpoint where Response == Instance {
  /// The endpoint for the server's description of itself. Versions of Mastodon before 4 respond with 404; use
  /// ``instanceVersion1`` for them.
  public static var instance: Endpoint { Endpoint(.get, "/api/v2/instance", isAuthorized: false) }

  /// The endpoint for the server's description of itself in the older format.
  public static var instanceVersion1: Endpoint { Endpoint(.get, "/api/v1/instance", isAuthorized: false) }
}
