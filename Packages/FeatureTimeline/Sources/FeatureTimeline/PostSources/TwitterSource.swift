import Networking
import Posts
import Presentation
import Reactive

/// A timeline of Twitter's API 1.1.
struct TwitterSource: PostSource {
  let client: APIClient
  let timeline: TwitterTimeline
  let keyFailure: TwitterKeyFailure?

  let newerPages = NewerPages.newest

  func posts(_ page: TimelinePage) -> Single<[Post]> {
    let posts: Single<[Post]> = client.send(.twitter(timeline, page)).explainingRejection(as: keyFailure)
    guard case .user(let name) = timeline else { return posts }
    return posts.explainingAbsence(as: .noPerson(named: name))
  }

  func post(_ id: PostID) -> Single<Post> { client.send(.twitterPost(id)).explainingRejection(as: keyFailure) }

  func people(_ page: PeoplePage) -> Single<Page<PeoplePage, Person>> {
    guard case .list(let owner, let slug) = timeline else { return .just(Page([], next: nil)) }
    let cursor: String? = if case .next(let cursor) = page { cursor } else { nil }
    return client.send(.twitterMembers(owner: owner, slug: slug, cursor: cursor))
      .explainingRejection(as: keyFailure)
      .map { Page($0.people, next: $0.next.map(PeoplePage.next)) }
  }
}
