import Mastodon
import Networking
import Posts
import Reactive

extension TimelineServer {
  /// Requests a post and the posts around it. A boost has the thread of the boosted post.
  func thread(of id: PostID) -> Single<PostThread> {
    client.send(.status(id.entity)).explainingAbsence(as: .noPost(id)).flatMap { [client] status in
      let status = status.reblog ?? status
      // The post exists, so a 404 response here means that the server has no threads.
      return client.send(.context(of: status.id)).explaining(.threads).map { context in
        PostThread(
          Post(status), ancestors: context.ancestors.map(Post.init), descendants: context.descendants.map(Post.init))
      }
    }
  }
}
