import Foundation
import Mastodon
import Networking
import Persistence
import Posts
import Reactive

/// The requests of actions.
struct PostSender: Sendable {
  typealias Reply = OutboxReply<Post?>

  let client: APIClient

  func send(_ action: PostAction, key: String) -> Single<Reply> {
    switch action {
    case .react(let reaction, let isOn, let post):
      let endpoint: Endpoint<Status> =
        switch reaction {
        case .favorite: .setFavourite(post.entity, isOn)
        case .boost: .setReblog(post.entity, isOn)
        case .bookmark: .setBookmark(post.entity, isOn)
        }
      return client.reply(to: endpoint) { Post($0) }
    case .vote(let choices, let poll, _):
      let poll = EntityID(poll)
      return client.reply(to: .vote(choices, in: poll)) { _ in nil }.flatMap { [self] reply in
        guard case .refused = reply else { return .just(reply) }
        // A repeated vote is refused, although the first one counts.
        return client.send(.poll(poll)).map { poll in
          poll.hasVoted == true && Set(poll.ownVotes) == Set(choices) ? .done(nil) : reply
        }
      }
    }
  }
}
