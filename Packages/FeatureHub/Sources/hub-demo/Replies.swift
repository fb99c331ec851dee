import Networking
import NetworkingTest

/// The replies of the scripted server, with invented data. Each reply can be sent any number of times.
enum Replies {
  private static let limit: HTTPHeaders = [
    "X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "57", "X-RateLimit-Reset": "1714560000",
  ]
  private static let home = "/repos/example/reactive-monorepo"

  static let all: [ScriptedReply] = [
    reply(
      "/search/repositories",
      #"{"items": [\#(repository(1, "example/reactive-monorepo")), \#(repository(2, "example/cassowary"))]}"#),
    reply(home, repository(1, "example/reactive-monorepo")),
    reply("\(home)/languages", #"{"Swift": 90000, "C": 9000, "Shell": 1000}"#),
    reply("\(home)/issues", "[\(issue)]"), reply("\(home)/issues/42", issue),
    reply("\(home)/issues/42/comments", "[\(comment(1, "hanae_sato")), \(comment(2, "tobiaslind"))]"),
    reply("\(home)/commits", "[\(commit)]"), reply("\(home)/commits/\(sha)", commit),
    reply(
      "\(home)/branches",
      #"[{"name": "main", "protected": true, "commit": {"sha": "\#(sha)"}}, {"name": "develop", "commit": {"sha": "\#(sha)"}}]"#
    ),
    reply(
      "\(home)/contributors",
      #"[{"id": 1, "login": "mira_okafor", "contributions": 300}, {"id": 2, "login": "tobiaslind", "contributions": 1}]"#
    ),
    reply(
      "/users/mira_okafor",
      #"{"login": "mira_okafor", "name": "Mira Okafor", "bio": "Swift on servers. Tea, not coffee.", "blog": "https://mira.example/", "public_repos": 10, "followers": 1200, "following": 30}"#
    ),
    reply(
      "/users/mira_okafor/social_accounts",
      #"[{"provider": "mastodon", "url": "https://social.example/@mira_okafor"}]"#),
    .status(404).on("GET /user/starred/example/reactive-monorepo").repeated(),
    .status(204).on("PUT /user/starred/example/reactive-monorepo").repeated(),
    .status(204).on("DELETE /user/starred/example/reactive-monorepo").repeated(),
  ]

  static let sha = "0505050505050505050505050505050505050505"

  private static func reply(_ path: String, _ json: String) -> ScriptedReply {
    .json(json, headers: limit).on("GET \(path)").repeated()
  }

  private static func repository(_ id: Int, _ name: String) -> String {
    """
    {"id": \(id), "full_name": "\(name)", "description": "Five sample apps, one monorepo", "language": "Swift", \
    "stargazers_count": 12345, "forks_count": 321, "open_issues_count": 5, "default_branch": "main", \
    "html_url": "https://github.com/\(name)"}
    """
  }

  private static let issue = """
    {"id": 1, "number": 42, "title": "Load-more skips a page after a failed request", "state": "open", \
    "user": {"login": "tobiaslind"}, "labels": [{"name": "bug"}], "comments": 2, "created_at": "2024-03-20T10:00:00Z", \
    "body": "The page number changes before the request succeeds.", \
    "html_url": "https://github.com/example/reactive-monorepo/issues/42"}
    """

  private static func comment(_ id: Int, _ login: String) -> String {
    #"{"id": \#(id), "user": {"login": "\#(login)"}, "body": "I can see it, too.", "created_at": "2024-03-21T10:00:00Z"}"#
  }

  private static let commit = """
    {"sha": "\(sha)", "commit": {"message": "Commit the page number on success only\\n\\nFixes #42", \
    "author": {"name": "Mira Okafor", "date": "2024-05-01T10:00:00Z"}}, "author": {"login": "mira_okafor"}, \
    "files": [{"filename": "Sources/Pager.swift", "status": "modified", "additions": 12, "deletions": 3}]}
    """
}
