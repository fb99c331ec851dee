import Foundation
import Mastodon
import Networking
import Persistence
import Presentation
import Reactive

/// The requests of actions.
struct ActionSender: Sendable {
  typealias Reply = OutboxReply<ActionReply?>

  let client: APIClient

  func send(_ action: UserAction, key: String) -> Single<Reply> {
    switch action {
    case .react(let reaction, let isOn, let post):
      let endpoint: Endpoint<Status> =
        switch reaction {
        case .favorite: .setFavourite(post.entity, isOn)
        case .boost: .setReblog(post.entity, isOn)
        case .bookmark: .setBookmark(post.entity, isOn)
        }
      return client.reply(to: endpoint) { .post(Post($0)) }
    case .muteConversation(let isOn, let post):
      return client.reply(to: .setConversationMute(post.entity, isOn)) { .post(Post($0)) }
    case .delete(let post):
      // A repeated deletion is refused, although the first one counts.
      return client.reply(to: .delete(post.entity)) { .post(Post($0)) }.unlessPerformed(
        client.send(.status(post.entity)).map { _ in false }.catch { error in
          guard case .notFound = Refusal(error) else { throw error }
          return .just(true)
        })
    case .vote(let choices, let poll, _):
      let poll = EntityID(poll)
      // A repeated vote is refused, although the first one counts.
      return client.reply(to: .vote(choices, in: poll)) { _ in nil }.unlessPerformed(
        client.send(.poll(poll)).map { $0.hasVoted == true && Set($0.ownVotes) == Set(choices) })
    case .person(let action, let isOn, let id):
      let endpoint: Endpoint<Relationship> =
        switch action {
        case .follow: .setFollow(EntityID(id), isOn)
        case .mute: .setMute(EntityID(id), isOn)
        case .block: .setBlock(EntityID(id), isOn)
        }
      return client.reply(to: endpoint) { .relationship(PersonRelationship($0)) }
    case .answerRequest(let isAccepted, let id):
      let id = EntityID(id)
      // A repeated answer is refused, although the first one counts.
      return client.reply(to: .answerFollowRequest(of: id, isAccepted)) { .relationship(PersonRelationship($0)) }
        .unlessPerformed(
          client.send(.relationships(to: [id])).map { found in
            found.first.map { isAccepted ? $0.isFollower : !$0.isFollower && $0.isRequesting == false } ?? false
          })
    case .report(let id, let post, let comment):
      let statuses = post.map { [$0.entity] } ?? []
      return client.reply(to: .report(EntityID(id), statuses: statuses, comment: comment)) { _ in nil }
    }
  }
}

extension PrimitiveSequence where Trait == SingleTrait, Element == ActionSender.Reply {
  /// Returns a single that replaces a refusal if `isPerformed` finds that the server has performed the action.
  fileprivate func unlessPerformed(_ isPerformed: Single<Bool>) -> Single<Element> {
    flatMap { reply in
      guard case .refused = reply else { return .just(reply) }
      return isPerformed.map { $0 ? .done(nil) : reply }
    }
  }
}
