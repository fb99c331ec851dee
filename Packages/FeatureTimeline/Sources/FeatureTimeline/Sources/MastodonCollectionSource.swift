import Foundation
import Locking
import Mastodon
import Networking
import Posts
import Presentation
import Reactive

/// The bookmarks or favorites of the user who is logged in to Mastodon, in the order of the server: the one that the
/// user added last is first.
///
/// The user can add any post at any time, and no field of a post contains its place. Therefore, each refresh loads all
/// pages, up to a limit. The list ends at a link that leads to another server.
struct MastodonCollectionSource: PostSource {
  let client: APIClient
  let timeline: Timeline

  let newerPages = NewerPages.none
  private let hasForeignLink = Locked(false)

  /// The maximum number of pages of 40 posts each. Posts on later pages are not shown.
  private static let pages = 20

  var requestsPerPage: Int { Self.pages }

  var isTruncated: Bool { hasForeignLink.withLock { $0 } }

  func posts(_ page: TimelinePage) -> Single<[Post]> {
    guard case .latest = page else { return isTruncated ? .error(NetworkError.foreignLink) : .just([]) }
    hasForeignLink.withLock { $0 = false }
    return posts(.latest, pages: Self.pages)
  }

  func post(_ id: PostID) -> Single<Post> { client.send(.status(id.entity)).map { Post($0, in: .thread) } }

  private func posts(_ page: PageRequest, pages: Int) -> Single<[Post]> {
    client.reply(to: .timeline(timeline, page)).explaining(timeline).flatMap { reply in
      let posts = reply.value.map { Post($0, in: timeline.filterContext) }
      guard pages > 1, !posts.isEmpty, let next = reply.links.next else { return .just(posts) }
      return self.posts(.link(next), pages: pages - 1).map { posts + $0 }.catch { error in
        guard error as? NetworkError == .foreignLink else { throw error }
        hasForeignLink.withLock { $0 = true }
        return .just(posts)
      }
    }
  }
}
