import Mastodon
import Networking
import Posts
import Reactive

extension TimelineServer {
  /// The maximum number of earlier versions.
  private static let versionLimit = 50

  /// Requests the versions of a post before the current one, the newest first.
  ///
  /// - Parameter id: The ID of a post that the server has, not of a boost, because boosts have no versions.
  func earlierVersions(of id: PostID) -> Single<[PostVersion]> {
    // The post exists, so a response that there are no versions is about the server.
    client.send(.history(of: id.entity)).explaining(.history).map { versions in
      versions.dropLast().suffix(Self.versionLimit).reversed().map(PostVersion.init)
    }
  }
}
