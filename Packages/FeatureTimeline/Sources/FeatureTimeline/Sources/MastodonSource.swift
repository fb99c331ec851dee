import Foundation
import Networking
import Presentation
import Reactive

/// A list or a hashtag of a Mastodon server.
struct MastodonSource: PostSource {
  let client: APIClient
  let timeline: MastodonTimeline

  let newerPages = NewerPages.adjacent

  func posts(_ page: TimelinePage) -> Single<[Post]> { client.send(.mastodon(timeline, page)) }

  func post(_ id: PostID) -> Single<Post> { client.send(.mastodonPost(id)) }

  var title: Single<String>? {
    guard case .list(let id) = timeline else { return nil }
    return client.send(.mastodonList(id)).map(\.title)
  }

  func people(_ page: PeoplePage) -> Single<Page<PeoplePage, Person>> {
    guard case .list(let id) = timeline else { return .just(Page([], next: nil)) }
    let endpoint: Endpoint<[Person]>
    if case .next(let address) = page, let link = URL(web: address) {
      endpoint = .mastodonMembers(.link(link))
    } else {
      endpoint = .mastodonMembers(ofList: id)
    }
    return client.reply(to: endpoint).map { reply in
      Page(reply.value, next: (reply.links.next?.absoluteString).map(PeoplePage.next))
    }
  }
}
