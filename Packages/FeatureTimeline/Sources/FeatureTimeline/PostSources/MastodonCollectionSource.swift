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
/// pages, up to a limit. The list ends at a link that leads to another server, or to posts that it has already sent.
struct MastodonCollectionSource: PostSource {
  let client: APIClient
  let timeline: Timeline

  let newerPages = NewerPages.none
  private let end = Locked<LoadFailure?>(nil)

  /// The maximum number of pages. Small pages reach it before the maximum number of posts.
  private static let pages = 200

  /// The number of pages of 40 posts each with the maximum number of posts.
  var requestsPerPage: Int { StoredPosts.limit / 40 }

  var isTruncated: Bool { end.withLock { $0 != nil } }

  func posts(_ page: TimelinePage) -> Single<[Post]> {
    guard case .latest = page else { return end.withLock { $0 }.map { .error($0) } ?? .just([]) }
    end.withLock { $0 = nil }
    return posts(.latest, after: [], pages: Self.pages)
  }

  func post(_ id: PostID) -> Single<Post> { client.send(.status(id.entity)).map { Post($0, in: .thread) } }

  private func posts(_ page: PageRequest, after earlier: [Post], pages: Int) -> Single<[Post]> {
    client.reply(to: .timeline(timeline, page)).explaining(timeline).flatMap { reply in
      var known = Set(earlier.map(\.id))
      let new = reply.value.map { Post($0, in: timeline.filterContext) }.filter { known.insert($0.id).inserted }
      let posts = earlier + new
      guard let next = reply.links.next, !reply.value.isEmpty else { return .just(posts) }
      if new.isEmpty { return ended(posts, .foreignLink) }
      if pages == 1 || posts.count >= StoredPosts.limit { return ended(posts, .listTooLong) }
      return self.posts(.link(next), after: posts, pages: pages - 1).catch { error in
        guard error as? NetworkError == .foreignLink else { throw error }
        return ended(posts, .foreignLink)
      }
    }
  }

  /// Emits the posts of a list that ends early, and remembers the reason.
  private func ended(_ posts: [Post], _ reason: LoadFailure) -> Single<[Post]> {
    end.withLock { $0 = reason }
    return .just(posts)
  }
}
