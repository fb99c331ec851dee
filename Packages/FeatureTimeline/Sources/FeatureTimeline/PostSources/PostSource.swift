import Mastodon
import Persistence
import Posts
import Presentation
import Reactive

/// The remote source of a timeline, which hides the API of its server.
protocol PostSource: Sendable {
  /// Requests a page of posts. The page is empty only if there are no more posts.
  func posts(_ page: TimelinePage) -> Single<[Post]>

  /// Requests one post.
  func post(_ id: PostID) -> Single<Post>

  /// The kind of response to ``TimelinePage/newer(than:)``.
  var newerPages: NewerPages { get }

  /// Whether the last response to ``TimelinePage/latest`` lacks posts although
  /// ``newerPages`` is ``NewerPages/none``. A request for older posts then fails with the reason.
  var isTruncated: Bool { get }

  /// Requests a page of the people who write the posts.
  func people(_ page: PeoplePage) -> Single<Page<PeoplePage, Person>>

  /// A request for the title that the owner of a list chose, or `nil` if the source has no title.
  var title: Single<String>? { get }

  /// The stream of new posts, or `nil` if there is none.
  var live: LiveSource? { get }

  /// The number of requests to expect for a page of posts, from which the polling interval is derived.
  var requestsPerPage: Int { get }
}

/// The kind of response to ``TimelinePage/newer(than:)``.
enum NewerPages: Sendable {
  /// The posts directly above the given one. There can be more posts above the page. If there are no newer posts, the
  /// page is empty.
  case adjacent
  /// The newest posts. If the page does not reach the given post, there is a gap.
  case newest
  /// No posts, because ``TimelinePage/latest`` contains all posts.
  case none
}

/// The stream on which a server sends the posts of a timeline when they are published.
struct LiveSource: Sendable {
  /// The channel, which the server may have to look up.
  let channel: Single<StreamingChannel>
  /// The kind of list for filters.
  let context: FilterMatch.Context
}

/// A page of people: the first page, or the page after another one.
enum PeoplePage: Sendable, Equatable {
  case first
  case next(String)
}

extension PostSource {
  var isTruncated: Bool { false }

  var title: Single<String>? { nil }

  var live: LiveSource? { nil }

  var requestsPerPage: Int { 1 }

  func people(_ page: PeoplePage) -> Single<Page<PeoplePage, Person>> { .just(Page([], next: nil)) }
}

extension TimelineServer {
  /// Returns the remote source of a timeline.
  func posts(of source: TimelineSource, store: Store) -> any PostSource {
    switch source {
    case .mastodonHome: MastodonSource(client: client, timeline: .home)
    case .mastodonLocal: MastodonSource(client: client, timeline: .local)
    case .mastodonFederated: MastodonSource(client: client, timeline: .federated)
    case .mastodonBookmarks: MastodonCollectionSource(client: client, timeline: .bookmarks)
    case .mastodonFavorites: MastodonCollectionSource(client: client, timeline: .favourites)
    case .mastodonList(let id): MastodonSource(client: client, timeline: .list(EntityID(id)))
    case .mastodonListNamed(let name): MastodonListSource(client: client, name: name)
    case .mastodonTag(let tag): MastodonSource(client: client, timeline: .tag(tag))
    case .mastodonAccounts(let names):
      MastodonAccountsSource(
        client: client, store: store, stored: StoredPosts(timeline: TimelineRepository.name(of: source, at: self)),
        names: names)
    case .twitterList(let owner, let slug):
      TwitterSource(client: client, timeline: .list(owner: owner, slug: slug), keyFailure: keyFailure)
    case .twitterUser(let name): TwitterSource(client: client, timeline: .user(name), keyFailure: keyFailure)
    }
  }
}
