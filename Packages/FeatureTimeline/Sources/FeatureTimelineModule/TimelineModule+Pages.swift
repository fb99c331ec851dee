public import Composition
import FeatureTimeline
public import Foundation
import Mastodon
import Posts

extension TimelineModule {
  /// The host of the pages to which the posts of the demo server link.
  private static let demoHost = "mastodon.example"

  /// Returns the route to the person, the post or the hashtag of a page of Mastodon or of a compatible server. A post of
  /// another server has a route only if the user is logged in, because the user's server then looks it up.
  public func route(opening page: URL, in container: Container?) -> Route? {
    guard let shown = MastodonPage(page), let host = page.host()?.lowercased() else { return nil }
    let id = ServerDefinition.mastodon.id
    // allow(no-dropped-errors): without accounts, nobody is logged in
    let account = try? container?.resolve((any AccountProvider).self).account(at: id)
    // allow(no-dropped-errors): without a server, no page is of the own server
    let server = try? container?.resolve(AppEnvironment.self).server(id, of: account)
    let isHome = server.map { ($0.lastingURL?.host() ?? Self.demoHost).lowercased() == host } ?? false
    switch shown {
    case .person(let name):
      return Username(isHome || name.contains("@") ? name : "\(name)@\(host)").map { RouteKey.profile($0) }
    case .tag(let name): return RouteKey.timeline(.mastodonTag(name))
    case .post(let id?, let author) where isHome:
      return author.map { RouteKey.post(PostInput(PostID(id), .mastodonAccounts([$0]))) }
        ?? RouteKey.thread(ThreadInput(id))
    case .post:
      let isLoggedIn = container == nil || account != nil
      return isLoggedIn ? RouteKey.search(SearchInput(page.absoluteString)) : nil
    }
  }
}
