import Foundation
import Mastodon
import Networking
import Posts
import Presentation
import Reactive

/// A Mastodon timeline whose posts are in the order of their IDs.
struct MastodonSource: PostSource {
  let client: APIClient
  let timeline: Timeline

  let newerPages = NewerPages.adjacent

  func posts(_ page: TimelinePage) -> Single<[Post]> {
    client.send(.timeline(timeline, page.request)).explaining(timeline).map {
      [context = timeline.filterContext] statuses in
      statuses.map { Post($0, in: context) }
    }
  }

  func post(_ id: PostID) -> Single<Post> { client.send(.status(id.entity)).map { Post($0, in: .thread) } }

  var live: LiveSource? {
    StreamingChannel(timeline).map { LiveSource(channel: .just($0), context: timeline.filterContext) }
  }

  var title: Single<String>? {
    guard case .list(let id) = timeline else { return nil }
    return client.send(.list(id)).map(\.title)
  }

  func people(_ page: PeoplePage) -> Single<Page<PeoplePage, Person>> {
    guard case .list(let id) = timeline else { return .just(Page([], next: nil)) }
    let request: PageRequest =
      if case .next(let address) = page, let link = URL(web: address) { .link(link) } else { .latest }
    return client.reply(to: .members(ofList: id, request)).explaining(timeline).map { reply in
      Page(reply.value.map(Person.init), next: (reply.links.next?.absoluteString).map(PeoplePage.next))
    }
  }
}

extension Timeline {
  /// The kind of list for filters, as in Mastodon's own interface.
  var filterContext: FilterMatch.Context {
    switch self {
    case .home, .list: .home
    case .account: .account
    default: .public
    }
  }
}

extension TimelinePage {
  /// The request for this page.
  var request: PageRequest {
    switch self {
    case .latest: .latest
    case .newer(let id): .newer(than: id.entity)
    case .older(let id): .older(than: id.entity)
    }
  }
}
