import Persistence
import Presentation
import Reactive

/// The server's side of a timeline, with any API.
protocol PostSource: Sendable {
  /// Requests a page of posts. Empty only if there are no more.
  func posts(_ page: TimelinePage) -> Single<[Post]>

  /// Requests one post.
  func post(_ id: PostID) -> Single<Post>

  /// The meaning of a response to ``TimelinePage/newer(than:)``.
  var newerPages: NewerPages { get }

  /// Requests a page of the people who write.
  func people(_ page: PeoplePage) -> Single<Page<PeoplePage, Person>>

  /// Requests the name that the owner gave a list. `nil` for sources without a name.
  var title: Single<String>? { get }

  /// The number of requests for a page of posts.
  var requestsPerPage: Int { get }
}

/// The meaning of a response to ``TimelinePage/newer(than:)``.
enum NewerPages: Sendable {
  /// The posts directly above. There may be more above them. If there are none, the page is empty.
  case adjacent
  /// The newest of all. If they do not reach down to the known post, there is a gap.
  case newest
}

/// A page of people: the first, or the one that the previous page names.
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
  /// Returns the server's side of a source.
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
