import Persistence
import Presentation
import Reactive

/// Where the posts and the people of a timeline come from, whatever the server speaks.
protocol PostSource: Sendable {
  /// A page of posts. Empty only where there are no further ones.
  func posts(_ page: TimelinePage) -> Single<[Post]>

  /// One post, wherever it is in the timeline.
  func post(_ id: PostID) -> Single<Post>

  /// What an answer to ``TimelinePage/newer(than:)`` holds.
  var newerPages: NewerPages { get }

  /// A page of those who write.
  func people(_ page: PeoplePage) -> Single<Page<PeoplePage, Person>>

  /// Asks for the name that its owner gave it; nil where the source's own words say it all.
  var title: Single<String>? { get }

  /// How many requests a page of posts takes.
  var requestsPerPage: Int { get }
}

/// What an answer to ``TimelinePage/newer(than:)`` holds.
enum NewerPages: Sendable {
  /// The posts directly above. There may be more above them, and when there are none the page is empty.
  case adjacent
  /// The newest of all. When they do not reach down to the known one, there is a gap.
  case newest
}

/// A page of people: the first, or the one that the page before names.
enum PeoplePage: Sendable, Equatable {
  case first
  case next(String)
}

extension PostSource {
  var title: Single<String>? { nil }

  var requestsPerPage: Int { 1 }

  func people(_ page: PeoplePage) -> Single<Page<PeoplePage, Person>> { .just(Page([], next: nil)) }
}

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
