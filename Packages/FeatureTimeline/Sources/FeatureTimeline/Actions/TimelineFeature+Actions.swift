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

  /// Publishes a post.
  ///
  /// - Returns: The post, or `nil` if the server's response cannot be read.
  /// - Throws: `LoadFailure` from `Presentation`, or `CancellationError` if the task is canceled.
  public func publish(_ text: String) async throws -> Post? {
    try await failing { try await perform(.publish(text: text, replyTo: nil)) }
  }

  /// Publishes a reply to a post. It mentions the author, and has the content warning and no larger audience than the
  /// post.
  ///
  /// - Parameters:
  ///   - text: The text of the reply.
  ///   - post: The ID of the post on the user's server, or the URL of the post on any server.
  /// - Returns: The reply, or `nil` if the server's response cannot be read.
  /// - Throws: `LoadFailure` from `Presentation`, or `CancellationError` if the task is canceled.
  public func reply(_ text: String, to post: String) async throws -> Post? {
    try await failing {
      let found = try await find(post)
      let mention = "@\(found.author.username)"
      let isMentioned = text.split(whereSeparator: \.isWhitespace).contains { $0 == mention }
      return try await perform(
        .publish(
          text: isMentioned ? text : "\(mention) \(text)", replyTo: found.original ?? found.id,
          visibility: found.visibility == .public ? nil : found.visibility, warning: found.warning))
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

  /// Adds an action to the outbox, and waits until the server has performed or refused it, or until the first attempt
  /// has failed.
  private func perform(_ action: PostAction) async throws -> Post? {
    guard let actions = dependencies.mastodon.actions else { throw LoadFailure.unauthorized }
    let ended = ReplaySubject<(id: UUID, event: OutboxEvent<Post?>)>.create(bufferSize: 100)
    let subscription = actions.outbox.events.subscribe(ended)
    defer { subscription.dispose() }
    let id = try actions.perform(action)
    let event = try await ended.filter { $0.id == id }.map(\.event).first().value
    switch event {
    case .done(let post): return post
    case .refused(let reason):
      try actions.outbox.cancel(id)
      let refusal = ActionRefusal(reason: reason)
      throw refusal.code == 401 ? LoadFailure.unauthorized : refusal.failure
    case .uncertain: throw LoadFailure.actionUncertain
    case .delayed(let error): throw LoadFailure.delayed(error.map { LoadFailure($0) })
    case nil: throw CancellationError()
    }
  }
}

extension LoadFailure {
  /// The failure of an action that is sent later.
  fileprivate static func delayed(_ failure: LoadFailure?) -> LoadFailure {
    .explained(
      LocalizedText(
        en:
          "\(failure?.sentence(in: .en) ?? "The server asks to wait.") The action is stored and will be sent the next time the timeline is open",
        zhHans: "\(failure?.sentence(in: .zhHans) ?? "服务器要求稍后再试。")操作已保存，下次打开时间线时将自动发送"))
  }
}
