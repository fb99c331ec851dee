import Mastodon
import Networking
import Posts
import Presentation
import Reactive

extension TimelineServer {
  /// Requests a post and the posts around it. A boost has the thread of the boosted post. If only the posts around it
  /// cannot be loaded, emits the post and the reason.
  func thread(of id: PostID) -> Single<PostThread> {
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
