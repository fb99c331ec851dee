import Foundation
import Mastodon
import Networking
import Persistence
import Posts
import Presentation
import Reactive

/// The posts that an account publishes, which go through an outbox.
final class Publisher: Sendable {
  let outbox: Outbox<ComposeAction, ComposeInverse, Post?>
  private let owner: String
  private let clock: any SchedulerType

  /// The number of seconds by which the clocks of the server and of this machine can differ.
  private static let clockDifference = 300.0

  init(account: String, _ client: APIClient, store: Store, clock: any SchedulerType) {
    let owner = ComposeDependencies.owner(account, at: client.baseURL)
    (self.owner, self.clock) = (owner, clock)
    let handler = OutboxHandler<ComposeAction, ComposeInverse, Post?>(
      apply: { action, transaction in
        guard action.isFromEditor else { return ComposeInverse(draft: nil) }
        // What another editor has stored there stays.
        let stored = try transaction.first(StoredDraft.draft(of: owner, action.slot ?? action.draft.key))
        if let stored, stored.draft == action.draft { try transaction.delete(stored) }
        return ComposeInverse(draft: action.draft, slot: action.slot)
      },
      revert: { inverse, transaction in
        // A draft that the user has begun since then stays.
        guard let draft = inverse.draft,
          try transaction.first(StoredDraft.draft(of: owner, inverse.slot ?? draft.key)) == nil
        else { return }
        try StoredDraft.save(draft, in: inverse.slot, of: owner, at: clock.now, transaction)
      },
      send: { action, key in
        let status = action.status(at: clock.now)
        guard let id = action.draft.editing else {
          return client.preparing(action.draft).flatMap { reply in
            reply.map { .just($0) } ?? client.reply(to: .post(status, key: key)) { Post($0) }
          }
        }
        return client.reply(to: .edit(id.entity, status)) { Post($0) }
      },
      // Repeating a change of a post changes nothing.
      lookUp: { $0.draft.editing == nil ? Self.lookUp($0.draft, since: $1, client) : .just(.absent) },
      confirm: { action, post, transaction in
        guard let post else { return }
        if action.draft.editing != nil {
          return try UserActions.noteEdited(post, by: account, at: client.baseURL, now: clock.now, transaction)
        }
        try UserActions.notePublished(post.id, by: account, at: client.baseURL, transaction)
      }, explain: OutboxReason.text(of:))
    outbox = Outbox(Self.queue(of: owner), in: store, clock: clock, handler: handler)
  }

  var source: OutboxSource { OutboxSource(outbox, title: \.title, reason: OutboxReason.text(from:)) }

  static func queue(of owner: String) -> String { "compose \(owner)" }

  /// Adds a draft without an editor.
  func add(_ draft: ComposeDraft) throws -> UUID {
    let action = ComposeAction(draft: draft, isFromEditor: false)
    return try outbox.add(action, key: action.key)
  }

  /// Adds the draft of an editor, and removes what the editor has stored of it.
  ///
  /// - Throws: A ``DraftConflict`` if another editor has published, discarded or changed the stored draft. Nothing is
  ///   added then.
  func add(_ draft: ComposeDraft, of editor: EditorDraft) throws -> UUID {
    let action = ComposeAction(draft: draft, isFromEditor: true, slot: editor.slot)
    return try outbox.add(action, key: action.key) { transaction in
      if let conflict = try editor.conflict(with: draft, of: owner, transaction) { throw conflict }
      try StoredDraft.save(draft, in: editor.slot, of: owner, at: clock.now, transaction)
    }
  }

  /// Looks for a post among the latest posts of the account.
  private static func lookUp(
    _ draft: ComposeDraft, since first: Date, _ client: APIClient
  ) -> Single<OutboxLookup<Post?>> {
    client.send(.verifyCredentials).flatMap { account in
      client.send(.timeline(.account(account.id), .latest)).map { statuses in
        let since = first - clockDifference
        let later = statuses.filter { $0.createdAt.map { $0 >= since } ?? true }
        let candidates = later.filter { $0.reblog == nil && $0.inReplyToID == draft.replyTo?.entity }
        if let found = candidates.first(where: { $0.isFrom(draft) }) { return .found(Post(found)) }
        // The server may change a text, for example its links. Older posts can be on a further page.
        return candidates.isEmpty && later.count < statuses.count || statuses.isEmpty ? .absent : .unknown
      }
    }
  }
}

extension APIClient {
  /// Returns a single that checks whether the server has quotes, if the post has one, and sends the alternative texts of the
  /// files that the user has attached. It emits a reply if the server does not accept one. Repeating it changes nothing: the
  /// server does not find a file that a post contains, for example after a lost reply. Whether it was deleted instead is known
  /// when the post is sent.
  fileprivate func preparing(_ draft: ComposeDraft) -> Single<OutboxReply<Post?>?> {
    // A server without quotes would publish the text alone.
    draft.files.filter { !$0.name.isEmpty && !$0.description.isEmpty }
      .reduce(draft.quote == nil ? .just(()) : requiringQuotes()) { earlier, file in
        earlier.flatMap { send(.describe(EntityID(file.id), file.description)).map { _ in } }
          .catch { error in
            if ActionRefusal(error)?.code == 404 { return .just(()) }
            throw error
          }
      }
      .map { nil }
      .catch { error in
        guard let failure = error as? LoadFailure else { return .just(try OutboxReply(to: error)) }
        return .just(.refused(reason: OutboxReason.text(of: failure) ?? ""))
      }
  }
}

extension Status {
  /// Returns whether the status was published from a draft. A file is in one post.
  fileprivate func isFrom(_ draft: ComposeDraft) -> Bool {
    draft.files.isEmpty
      ? Post(self).text.isEqual(to: draft.text)
      : draft.files.map(\.id) == media.map(\.id.description)
  }
}

extension String {
  /// Returns whether two texts differ only in spaces and line breaks.
  fileprivate func isEqual(to other: String) -> Bool {
    filter { !$0.isWhitespace } == other.filter { !$0.isWhitespace }
  }
}
