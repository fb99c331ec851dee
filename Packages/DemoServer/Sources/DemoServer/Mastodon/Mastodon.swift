import Foundation

/// A part of Mastodon's API: OAuth with PKCE, accounts, lists, timelines, threads, notifications and search.
struct Mastodon: APIFamily {
  struct State: Codable, Equatable, Sendable {
    var random: SplitMix64
    var apps: [OAuthApp] = []
    var grants: [OAuthGrant] = []
    var tokens: [OAuthToken]
    /// The reading positions of the demo user, by timeline. `nil` in state files of versions without reading positions.
    var markers: [String: Marker]?
    /// What the demo user has done. `nil` in state files of versions without actions.
    var actions: Actions?
    /// The files that the demo user has uploaded, by their IDs, and their number so far. `nil` in state files of versions
    /// without uploads.
    var uploads: [String: Upload]?
    var uploadCount: Int?
  }

  var state: State
  /// The posts, which are set before each request.
  var posts: PostStream
  var rateLimiter: RateLimiter
  let publicTimelines: DemoServer.Configuration.PublicTimelines
  let streamsOverWebSocketOnly: Bool

  init(configuration: DemoServer.Configuration, posts: PostStream, state: State? = nil) {
    self.posts = posts
    rateLimiter = RateLimiter(limit: configuration.mastodonRateLimit, window: 300)
    publicTimelines = configuration.publicTimelines
    streamsOverWebSocketOnly = configuration.streamsOverWebSocketOnly
    let demo = OAuthToken(
      value: DemoServer.Accounts.mastodonToken, clientID: "", scopes: ["read", "write"], isUser: true)
    self.state = state ?? State(random: SplitMix64(seed: configuration.seed &+ 2), tokens: [demo])
    if !self.state.apps.contains(where: { $0.clientID == OAuthApp.demo.clientID }) {
      self.state.apps.insert(.demo, at: 0)
    }
  }

  static let routes: [Route<Mastodon>] = [
    .post("/api/v1/apps") { $0.registerApp($1) },
    .get("/oauth/authorize") { $0.authorize($1) },
    .post("/oauth/token") { $0.issueToken($1) },
    .post("/oauth/revoke") { $0.revokeToken($1) },
    .get("/api/v1/instance") { $0.limited($1) { $0.instance($1) } },
    .get("/api/v1/accounts/verify_credentials") { $0.limited($1) { $0.verifyCredentials($1) } },
    .get("/api/v1/accounts/lookup") { $0.limited($1) { $0.lookUpAccount($1) } },
    .get("/api/v1/accounts/relationships") { $0.limited($1) { $0.relationships($1) } },
    .get("/api/v1/accounts/{id}/followers") { $0.limited($1) { $0.follows($1, followers: true) } },
    .get("/api/v1/accounts/{id}/following") { $0.limited($1) { $0.follows($1, followers: false) } },
    .post("/api/v1/accounts/{id}/{action}") { api, request in api.changeRelation(request) },
    .get("/api/v1/follow_requests") { $0.limited($1) { $0.followRequests($1) } },
    .post("/api/v1/follow_requests/{id}/{action}") { api, request in api.answerFollowRequest(request) },
    .post("/api/v1/reports") { api, request in api.report(request) },
    .get("/api/v1/accounts/{id}") { $0.limited($1) { $0.account($1) } },
    .get("/api/v1/accounts/{id}/statuses") { $0.limited($1) { $0.accountStatuses($1) } },
    .get("/api/v1/lists") { $0.limited($1) { $0.lists($1) } },
    .get("/api/v1/lists/{id}") { $0.limited($1) { $0.list($1) } },
    .get("/api/v1/lists/{id}/accounts") { $0.limited($1) { $0.listAccounts($1) } },
    .get("/api/v1/timelines/list/{id}") { $0.limited($1) { $0.listTimeline($1) } },
    .get("/api/v1/timelines/tag/{tag}") { $0.limited($1) { $0.tagTimeline($1) } },
    .get("/api/v1/timelines/public") { $0.limited($1) { $0.publicTimeline($1) } },
    .get("/api/v1/timelines/home") { $0.limited($1) { $0.homeTimeline($1) } },
    .get("/api/v1/bookmarks") { $0.limited($1) { $0.bookmarks($1) } },
    .get("/api/v1/favourites") { $0.limited($1) { $0.favourites($1) } },
    .get("/api/v1/streaming") { $0.webSocket($1) },
    .get("/api/v1/streaming/user") { $0.stream(.user, $1) },
    .get("/api/v1/streaming/user/notification") { $0.stream(.notifications, $1) },
    .get("/api/v1/streaming/public") { $0.stream(.federated, $1) },
    .get("/api/v1/streaming/public/local") { $0.stream(.local, $1) },
    .get("/api/v1/streaming/hashtag") { $0.stream(.tag, $1) },
    .get("/api/v1/streaming/list") { $0.stream(.list, $1) },
    .get("/api/v1/notifications") { $0.limited($1) { $0.notifications($1) } },
    .get("/api/v1/markers") { $0.limited($1) { $0.markers($1) } },
    .post("/api/v1/markers") { api, request in api.setMarkers(request) },
    .post("/api/v1/statuses") { api, request in api.publish(request) },
    .post("/api/v1/statuses/{id}/{action}") { api, request in api.react(request) },
    .post("/api/v2/media") { api, request in api.upload(request) },
    .get("/api/v1/media/{id}") { $0.limited($1) { $0.media($1) } },
    Route("PUT", "/api/v1/media/{id}") { api, request in api.describeMedia(request) },
    .get("/api/v1/polls/{id}") { $0.limited($1) { $0.poll($1) } },
    .post("/api/v1/polls/{id}/votes") { api, request in api.vote(request) },
    .get("/api/v1/statuses/{id}") { $0.limited($1) { $0.status($1) } },
    .get("/api/v1/statuses/{id}/favourited_by") { $0.limited($1) { $0.reactors($1, \.favourite) } },
    .get("/api/v1/statuses/{id}/reblogged_by") { $0.limited($1) { $0.reactors($1, \.reblog) } },
    .get("/api/v1/statuses/{id}/context") { $0.limited($1) { $0.context($1) } },
    .get("/api/v1/statuses/{id}/history") { $0.limited($1) { $0.history($1) } },
    .get("/api/v1/statuses/{id}/source") { $0.limited($1) { $0.source($1) } },
    Route("PUT", "/api/v1/statuses/{id}") { api, request in api.edit(request) },
    Route("DELETE", "/api/v1/statuses/{id}") { api, request in api.delete(request) },
    .get("/api/v2/search") { $0.limited($1) { $0.search($1) } },
  ]

  static var notFound: Response { Response.error("Record not found", status: 404) }

  static func rateLimited(at date: Date, resetAfter: Duration?) -> Response {
    Response.error("Too many requests", status: 429).adding(.exceeded(window: 300, at: date, resetAfter: resetAfter))
  }

  /// Processes a request unless the client has sent too many requests in the current window of five minutes. Always
  /// reports the number of remaining requests.
  mutating func limited(_ request: Request, _ answer: (Mastodon, Request) -> Response) -> Response {
    let token = request.credentials(scheme: "Bearer").flatMap { value in state.tokens.first { $0.value == value } }
    let standing = rateLimiter.count(token?.value ?? "", at: request.date)
    let response = standing.isExceeded ? Response.error("Too many requests", status: 429) : answer(self, request)
    return response.adding(standing)
  }
}

extension Response {
  /// Returns an error response in Mastodon's format.
  static func error(_ message: String, status: Int) -> Response { .json(["error": .string(message)], status: status) }

  fileprivate func adding(_ standing: RateLimiter.Standing) -> Response {
    var copy = self
    copy.headers.add("X-RateLimit-Limit", String(standing.limit))
    copy.headers.add("X-RateLimit-Remaining", String(standing.remaining))
    copy.headers.add("X-RateLimit-Reset", standing.reset.iso8601Milliseconds)
    return copy
  }
}
