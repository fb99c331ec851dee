import Persistence

extension TimelineServer {
  /// What stands behind a source.
  func posts(of source: TimelineSource, store: Store) -> any PostSource {
    switch source {
    case .mastodonList(let id): MastodonSource(client: client, timeline: .list(id: id))
    case .mastodonTag(let tag): MastodonSource(client: client, timeline: .tag(tag))
    case .mastodonAccounts(let names): MastodonAccountsSource(client: client, store: store, names: names)
    case .twitterList(let owner, let slug): TwitterSource(client: client, timeline: .list(owner: owner, slug: slug))
    case .twitterUser(let name): TwitterSource(client: client, timeline: .user(name))
    }
  }
}
