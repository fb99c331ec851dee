import Mastodon
import Networking
import Persistence
import Posts
import Presentation
import Reactive

extension TimelineServer {
  /// The number of stored posts among which those of a thread are searched.
  private static let mostStored = 2_000

  /// Requests a post and the posts around it. If the post cannot be loaded, emits those that timelines contain, and the
  /// reason.
  ///
  /// - Parameter shared: The store of the posts of a server without a store of its own.
  func thread(of id: PostID, orIn shared: Store) -> Single<PostThread> {
    thread(of: id).catch { [self] error in
      let failure = LoadFailure(error)
      guard failure != .noPost(id),
        let stored = try TimelineRepository.stored(id, at: self, in: store ?? shared)
      else { throw failure }
      let query = TimelineRepository.posts(at: self).limit(Self.mostStored)
      let others = try (store ?? shared).read { try $0.array(query) }
      return .just(
        PostThread(stored: stored.post, among: others.map(\.post), updated: stored.updated, failure: failure))
    }
  }

  /// Requests the replies to a post, as its thread does.
  func replies(to id: PostID) -> Single<[ThreadRow]> {
    client.send(.context(of: id.entity)).map { [actions] context in
      let posts = context.descendants.map { Post($0, in: .thread) }
      try actions?.note(posts)
      return PostThread.replies(to: id, posts)
    }
  }

  /// Requests a post and the posts around it. A boost has the thread of the boosted post. If only the posts around it
  /// cannot be loaded, emits the post and the reason.
  private func thread(of id: PostID) -> Single<PostThread> {
    client.send(.status(id.entity)).explainingAbsence(as: .noPost(id)).flatMap { [client, actions] status in
      let status = status.reblog ?? status
      return client.send(.context(of: status.id))
        .map { context in
          try actions?.note(([status] + context.ancestors + context.descendants).map { Post($0) })
          return PostThread(
            Post(status, in: .thread), ancestors: context.ancestors.map { Post($0, in: .thread) },
            descendants: context.descendants.map { Post($0, in: .thread) })
        }
        .catch { .just(PostThread(Post(status, in: .thread), failure: LoadFailure($0))) }
    }
  }
}
