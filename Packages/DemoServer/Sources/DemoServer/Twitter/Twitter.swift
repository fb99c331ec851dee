import Foundation

/// The read endpoints of Twitter's API 1.1 with application-only authentication.
struct Twitter: APIFamily {
  /// The posts, which are set before each request.
  var posts: PostStream
  var rateLimiter: RateLimiter
  let refusesReads: Bool

  /// The token. As in the real service, the token is always the same, and clients send it without decoding its percent
  /// escapes.
  static let token = "AAAA%2FAAA%3DAAAAAAAAexample"

  init(configuration: DemoServer.Configuration, posts: PostStream) {
    self.posts = posts
    rateLimiter = RateLimiter(limit: configuration.twitterRateLimit, window: 900)
    refusesReads = configuration.refusesTwitterReads
  }

  static let routes: [Route<Twitter>] = [
    .post("/oauth2/token") { $0.issueToken($1) },
    .get("/1.1/lists/statuses.json") { $0.guarded($1) { $0.listStatuses($1) } },
    .get("/1.1/lists/members.json") { $0.guarded($1) { $0.listMembers($1) } },
    .get("/1.1/statuses/show.json") { $0.guarded($1) { $0.status($1) } },
    .get("/1.1/statuses/user_timeline.json") { $0.guarded($1) { $0.userTimeline($1) } },
  ]

  static var notFound: Response { Response.twitterError(34, "Sorry, that page does not exist.", status: 404) }

  static func rateLimited(at date: Date, resetAfter: Duration?) -> Response {
    Response.twitterError(88, "Rate limit exceeded", status: 429).adding(
      .exceeded(window: 900, at: date, resetAfter: resetAfter))
  }

  private func issueToken(_ request: Request) -> Response {
    // Both are percent-encoded, as Twitter requires.
    guard let (key, secret) = request.basicCredentials,
      key.removingPercentEncoding == DemoServer.Accounts.twitterKey,
      secret.removingPercentEncoding == DemoServer.Accounts.twitterSecret,
      request.form["grant_type"] == "client_credentials"
    else { return .twitterError(99, "Unable to verify your credentials", status: 403) }
    return .json(["token_type": "bearer", "access_token": .string(Self.token)])
  }

  private mutating func guarded(_ request: Request, _ answer: (Twitter, Request) -> Response) -> Response {
    guard let token = request.credentials(scheme: "Bearer") else {
      return .twitterError(215, "Bad Authentication data.", status: 400)
    }
    guard token == Self.token else { return .twitterError(89, "Invalid or expired token.", status: 401) }
    let standing = rateLimiter.count(request.path, at: request.date)
    let response: Response =
      if standing.isExceeded {
        .twitterError(88, "Rate limit exceeded", status: 429)
      } else if refusesReads {
        .twitterError(
          453,
          "You currently have access to a subset of X API V2 endpoints and limited v1.1 endpoints (e.g. media post, oauth) "
            + "only. If you need access to this endpoint, you may need a different access level. You can learn more here: "
            + "https://developer.x.com/en/portal/product", status: 403)
      } else {
        answer(self, request)
      }
    return response.adding(standing)
  }
}

extension Response {
  static func twitterError(_ code: Int, _ message: String, status: Int) -> Response {
    .json(["errors": [["code": .int(code), "message": .string(message)]]], status: status)
  }

  fileprivate func adding(_ standing: RateLimiter.Standing) -> Response {
    var copy = self
    copy.headers.add("x-rate-limit-limit", String(standing.limit))
    copy.headers.add("x-rate-limit-remaining", String(standing.remaining))
    copy.headers.add("x-rate-limit-reset", String(Int(standing.reset.timeIntervalSince1970)))
    return copy
  }
}
