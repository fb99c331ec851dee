import Locking
import Mastodon
import Networking
import Posts
import Presentation
import Reactive

/// The posts of a list that belongs to the user who is logged in to Mastodon. The list's ID is looked up by
/// title, and again if the server no longer has the list.
struct MastodonListSource: PostSource {
  let client: APIClient
  let name: String
  private let found = Locked<EntityID?>(nil)

  let newerPages = NewerPages.adjacent

  init(client: APIClient, name: String) {
    self.client = client
    self.name = name
  }

  func posts(_ page: TimelinePage) -> Single<[Post]> { list { $0.posts(page) } }

  func post(_ id: PostID) -> Single<Post> { client.send(.status(id.entity)).map { Post($0, in: .thread) } }

  var live: LiveSource? { LiveSource(channel: id.map { .list($0) }, context: .home) }

  func people(_ page: PeoplePage) -> Single<Page<PeoplePage, Person>> { list { $0.people(page) } }

  /// Returns a single that sends a request for the list. If the server no longer has the list, the next request looks
  /// up the list again.
  private func list<Value>(_ ask: @escaping @Sendable (MastodonSource) -> Single<Value>) -> Single<Value> {
    id.flatMap { [client, found, name] id in
      ask(MastodonSource(client: client, timeline: .list(id))).catch { error in
        guard error as? LoadFailure == .noList(id) else { throw error }
        found.withLock { $0 = nil }
        throw LoadFailure.noList(named: name)
      }
    }
  }

  /// Emits the ID of the list whose title is `name`, or of a list whose title differs from `name` only in case.
  private var id: Single<EntityID> {
    .deferred { [client, found, name] in
      if let id = found.withLock({ $0 }) { return .just(id) }
      return client.pages(.lists) { .lists(at: $0) }.explaining(.lists).map { lists, missing in
        guard
          let list = lists.first(where: { $0.title == name })
            ?? lists.first(where: { $0.title.lowercased() == name.lowercased() })
        else { throw missing ?? LoadFailure.noList(named: name) }
        found.withLock { $0 = list.id }
        return list.id
      }
    }
  }
}
