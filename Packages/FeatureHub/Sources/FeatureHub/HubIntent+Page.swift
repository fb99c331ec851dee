public import Foundation

extension HubIntent {
  /// The first path components of github.com's own pages, which are not usernames.
  private static let ownPages: Set<String> = [
    "about", "apps", "codespaces", "collections", "contact", "customer-stories", "enterprise", "events", "explore",
    "features", "issues", "join", "login", "logout", "marketplace", "new", "notifications", "orgs", "pricing", "pulls",
    "readme", "search", "security", "settings", "signup", "site", "sponsors", "stars", "team", "topics", "trending",
  ]

  /// The only organization of the demo server. The posts of the demo server link to pages of the organization
  /// on github.com.
  private static let demoOrganization = "example"

  /// Creates the intent that shows a page of github.com: a user, a repository, its issues, an issue, or a commit.
  /// Returns `nil` for any other page, and for a page that the server does not have.
  ///
  /// - Parameter server: The URL of the server. GitHub's own server has every page, and any other server, such as the
  ///   demo server, has only the pages of the organization `example`. If `nil`, every page is accepted.
  public init?(opening page: URL, at server: URL? = nil) {
    guard page.host?.lowercased() == "github.com" else { return nil }
    let parts = page.path.split(separator: "/").map(String.init)
    guard let first = parts.first, !Self.ownPages.contains(first.lowercased()) else { return nil }
    if let server, server.host() != "api.github.com", first != Self.demoOrganization { return nil }
    if parts.count == 1 {
      self = .user(first)
      return
    }
    guard let name = RepositoryName("\(parts[0])/\(parts[1])") else { return nil }
    switch (parts.count, parts.dropFirst(2).first) {
    case (2, _): self = .repository(name)
    case (3, "issues"): self = .issues(name)
    case (4, "issues"):
      guard let number = Int(parts[3]) else { return nil }
      self = .issue(number, in: name)
    case (4, "commit"): self = .commit(parts[3], in: name)
    default: return nil
    }
  }
}
