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

  /// The number of seconds by which the clocks of the server and of this machine can differ.
  private static let clockDifference = 300.0

  func send(_ action: PostAction, key: String) -> Single<Reply> {
    switch action {
    case .react(let reaction, let isOn, let post):
      let endpoint: Endpoint<Status> =
        switch reaction {
        case .favorite: .setFavourite(post.entity, isOn)
        case .boost: .setReblog(post.entity, isOn)
        case .bookmark: .setBookmark(post.entity, isOn)
        }
      return reply(to: endpoint) { Post($0) }
    case .vote(let choices, let poll, _):
      let poll = EntityID(poll)
      return reply(to: .vote(choices, in: poll)) { _ in nil }.flatMap { [self] reply in
        guard case .refused = reply else { return .just(reply) }
        // A repeated vote is refused, although the first one counts.
        return client.send(.poll(poll)).map { poll in
          poll.hasVoted == true && Set(poll.ownVotes) == Set(choices) ? .done(nil) : reply
        }
      }
    case .publish(let text, let replyTo, let visibility, let warning):
      let draft = StatusDraft(
        text, spoilerText: warning, visibility: visibility.map(Status.Visibility.init), inReplyTo: replyTo?.entity)
      return reply(to: .post(draft, key: key)) { Post($0) }
    }
  }

  /// Looks for a post among the latest posts of the account. Other actions can be repeated without effect.
  func lookUp(_ action: PostAction, since first: Date) -> Single<OutboxLookup<Post?>> {
    guard case .publish(let text, let replyTo, _, _) = action else { return .just(.absent) }
    return client.send(.verifyCredentials).flatMap { [client] account in
      client.send(.timeline(.account(account.id), .latest)).map { statuses in
        let since = first - Self.clockDifference
        let later = statuses.filter { $0.createdAt.map { $0 >= since } ?? true }
        let candidates = later.filter { $0.reblog == nil && $0.inReplyToID == replyTo?.entity }.map { Post($0) }
        if let found = candidates.first(where: { $0.text.isEqual(to: text) }) { return .found(found) }
        // The server may change a text, for example its links. Older posts can be on a further page.
        return candidates.isEmpty && later.count < statuses.count || statuses.isEmpty ? .absent : .unknown
      }
    }
  }

  private func reply<Value: Sendable>(
    to endpoint: Endpoint<Value>, _ post: @escaping @Sendable (Value) -> Post?
  ) -> Single<Reply> {
    client.send(endpoint).map { .done(post($0)) }.catch { error in
      switch error {
      // The server has accepted the request.
      case NetworkError.decoding(let failure) where failure.reason != .webPage: return .just(.done(nil))
      case NetworkError.status(let failure) where failure.code == 429:
        return .just(.wait(failure.retryAfter.map { Double($0.components.seconds) } ?? 0))
      default:
        guard let refusal = ActionRefusal(error) else { throw error }
        return .just(.refused(reason: refusal.reason))
      }
    }
  }
}

extension Status.Visibility {
  /// Creates a visibility for a new post. A restricted audience becomes that of a direct message.
  fileprivate init(_ visibility: PostVisibility) {
    switch visibility {
    case .public: self = .public
    case .unlisted: self = .unlisted
    case .followers: self = .followers
    case .direct, .restricted: self = .direct
    }
  }
}

extension String {
  /// Returns whether two texts differ only in spaces and line breaks.
  fileprivate func isEqual(to other: String) -> Bool {
    filter { !$0.isWhitespace } == other.filter { !$0.isWhitespace }
  }
}
