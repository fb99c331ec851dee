import Foundation
import Mastodon
import Networking
import Persistence
public import Posts
import Presentation
import Reactive

/// The actions of the user on Mastodon, for commands. They go through the same outbox as those of the screens.
extension TimelineFeature {
  /// Adds a reaction to a post, or withdraws it.
  ///
  /// - Parameters:
  ///   - reaction: The reaction.
  ///   - isOn: A Boolean value that indicates whether to add the reaction.
  ///   - post: The ID of the post on the user's server, or the URL of the post on any server.
  /// - Returns: The post as the server sends it afterward.
  /// - Throws: `LoadFailure` from `Presentation`, or `CancellationError` if the task is canceled.
  public func set(_ reaction: PostReaction, _ isOn: Bool, of post: String) async throws -> Post {
    try await failing {
      let found = try await find(post)
      return try await perform(.react(reaction, isOn: isOn, post: found.original ?? found.id)) ?? found
    }
  }

  /// Requests the post that an ID or a URL names.
  private func find(_ post: String) async throws -> Post {
    guard dependencies.mastodon.account != nil else { throw LoadFailure.unauthorized }
    let (client, id) = (dependencies.mastodon.client, PostID(post))
    guard post.contains("://") else {
      return Post(try await client.send(.status(id.entity)).explainingAbsence(as: .noPost(id)).value, in: .thread)
    }
    let found = try await client.send(.search(post, resolves: true, limit: 1)).statuses.first
    guard let found else { throw LoadFailure.noPost(id) }
    return Post(found, in: .thread)
  }

  private func perform(_ action: PostAction) async throws -> Post? {
    guard let actions = dependencies.mastodon.actions else { throw LoadFailure.unauthorized }
    return try await actions.outbox.outcome { try actions.perform(action) }
  }
}
