import Foundation
import Mastodon
import Networking
import Posts
import Presentation
import Reactive

extension TimelineFeature {
  /// Returns the requests for the pages of a list of people.
  func pages(of source: PeopleSource) -> @Sendable (PeoplePage) -> Single<Page<PeoplePage, Person>> {
    switch source {
    case .timeline(let source):
      let remote = TimelineRepository(source, dependencies).remote
      return { remote.people($0) }
    case .followers, .following, .favorites, .boosts, .requests:
      let server = dependencies.mastodon
      return { server.people(of: source, $0) }
    }
  }
}

extension TimelineServer {
  /// Requests a page of the people who follow a person, whom a person follows, who reacted to a post, or who ask to follow
  /// the user.
  fileprivate func people(of source: PeopleSource, _ page: PeoplePage) -> Single<Page<PeoplePage, Person>> {
    let request: PageRequest =
      if case .next(let address) = page, let link = URL(web: address) { .link(link) } else { .latest }
    switch source {
    case .followers(let name): return person(named: name) { people(.followers(of: $0, request)) }
    case .following(let name): return person(named: name) { people(.following(of: $0, request)) }
    case .favorites(let id): return people(.favourited(id.entity, request)).explainingAbsence(as: .noPost(id))
    case .boosts(let id): return people(.reblogged(id.entity, request)).explainingAbsence(as: .noPost(id))
    case .requests: return people(.followRequests(request))
    case .timeline: return .just(Page([], next: nil))
    }
  }

  private func people(_ endpoint: Endpoint<[MastodonAccount]>) -> Single<Page<PeoplePage, Person>> {
    client.reply(to: endpoint).map { reply in
      Page(reply.value.map(Person.init), next: (reply.links.next?.absoluteString).map(PeoplePage.next))
    }
  }

  private func person(
    named name: String, _ people: @escaping @Sendable (EntityID) -> Single<Page<PeoplePage, Person>>
  ) -> Single<Page<PeoplePage, Person>> {
    client.send(.account(named: name)).explainingAbsence(as: .noPerson(named: name)).flatMap { people($0.id) }
  }
}
