import Digest
import Foundation

/// A part of GitHub's REST API: repositories with their issues, commits, branches, people and stars.
struct GitHub: APIFamily {
  var rateLimiter: RateLimiter
  let issues: [Issue]
  let genesis: Date
  /// The paths of the repositories that the owner of the token has starred. Not part of the stored state.
  var starred: Set<String> = []

  init(configuration: DemoServer.Configuration, genesis: Date) {
    self.genesis = genesis
    rateLimiter = RateLimiter(limit: configuration.gitHubRateLimit, window: 3600)
    issues = Issue.all(count: 80, seed: configuration.seed, genesis: genesis)
  }

  static let routes: [Route<GitHub>] = [
    .get("/meta") { $0.guarded($1) { _, _ in .json(["verifiable_password_authentication": false]) } },
    .get("/repos/{owner}/{name}") { $0.guarded($1) { $0.repository($1) } },
    .get("/repos/{owner}/{name}/issues") { $0.guarded($1) { $0.issues($1) } },
    .get("/repos/{owner}/{name}/issues/{number}") { $0.guarded($1) { $0.issue($1) } },
    .get("/repos/{owner}/{name}/issues/{number}/comments") { $0.guarded($1) { $0.comments($1) } },
    .get("/repos/{owner}/{name}/languages") { $0.guarded($1) { $0.languages($1) } },
    .get("/repos/{owner}/{name}/commits") { $0.guarded($1) { $0.commits($1) } },
    .get("/repos/{owner}/{name}/commits/{sha}") { $0.guarded($1) { $0.commit($1) } },
    .get("/repos/{owner}/{name}/branches") { $0.guarded($1) { $0.branches($1) } },
    .get("/repos/{owner}/{name}/contributors") { $0.guarded($1) { $0.contributors($1) } },
    .get("/users/{login}") { $0.guarded($1) { $0.user($1) } },
    .get("/users/{login}/social_accounts") { $0.guarded($1) { $0.socialAccounts($1) } },
    .get("/search/repositories") { $0.guarded($1) { $0.searchRepositories($1) } },
    .get("/user/starred/{owner}/{name}") { $0.guarded($1, needsToken: true) { $0.starred($1) } },
    Route("PUT", "/user/starred/{owner}/{name}") { $0.guarded($1, needsToken: true) { $0.star($1, true) } },
    Route("DELETE", "/user/starred/{owner}/{name}") { $0.guarded($1, needsToken: true) { $0.star($1, false) } },
  ]

  static var notFound: Response { problem("Not Found", status: 404) }

  static func rateLimited(at date: Date, resetAfter: Duration?) -> Response {
    tooMany.adding(.exceeded(window: 3600, at: date, resetAfter: resetAfter))
  }

  static func problem(_ message: String, status: Int) -> Response {
    .json(
      [
        "message": .string(message), "documentation_url": "https://docs.github.com/rest",
        "status": .string(String(status)),
      ], status: status)
  }

  private static var tooMany: Response {
    .json(
      [
        "message":
          "API rate limit exceeded for 127.0.0.1. (But here's the good news: Authenticated requests get a higher rate limit.)",
        "documentation_url": "https://docs.github.com/rest/overview/resources-in-the-rest-api#rate-limiting",
      ], status: 403)
  }

  /// Processes a request if it has a `User-Agent` and either a valid token or, if `needsToken` is `false`, no token.
  /// Only requests without a token are limited. If the content has not changed since the client's `ETag`, the response
  /// is 304 and is not counted.
  private mutating func guarded(
    _ request: Request, needsToken: Bool = false, _ answer: (inout GitHub, Request) -> Response
  ) -> Response {
    guard request.headers["User-Agent"]?.isEmpty == false else {
      return Self.problem(
        "Request forbidden by administrative rules. Please make sure your request has a User-Agent header.", status: 403
      )
    }
    let token = request.credentials(scheme: "Bearer") ?? request.credentials(scheme: "token")
    guard token == nil || token == DemoServer.Accounts.gitHubToken else {
      return Self.problem("Bad credentials", status: 401)
    }
    guard token != nil || !needsToken else { return Self.problem("Requires authentication", status: 401) }
    if let standing = token == nil ? rateLimiter.standing(of: "", at: request.date) : nil, standing.remaining == 0 {
      return Self.tooMany.adding(standing)
    }
    var response = answer(&self, request)
    let tag = "\"\(SHA256.digest(of: response.body).prefix(8).map { String($0, radix: 16) }.joined())\""
    response.headers.add("ETag", tag)
    guard response.status != 200 || request.headers["If-None-Match"] != tag else {
      return Response(status: 304, headers: ["ETag": tag])
    }
    return token == nil ? response.adding(rateLimiter.count("", at: request.date)) : response
  }
}

extension Response {
  fileprivate func adding(_ standing: RateLimiter.Standing) -> Response {
    var copy = self
    copy.headers.add("X-RateLimit-Limit", String(standing.limit))
    copy.headers.add("X-RateLimit-Remaining", String(standing.remaining))
    copy.headers.add("X-RateLimit-Reset", String(Int(standing.reset.timeIntervalSince1970)))
    return copy
  }
}
