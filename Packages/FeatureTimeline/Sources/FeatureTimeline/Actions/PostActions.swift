import Foundation
import Locking
import Mastodon
import Networking
import Persistence
import Posts
import Presentation
import Reactive

/// The actions of one account on Mastodon, which go through an outbox.
final class PostActions: Sendable {
  typealias PostOutbox = Outbox<PostAction, PostInverse, Post?>

  let outbox: PostOutbox
  private let owner: String
  private let store: Store
  private let now: @Sendable () -> Date
  /// The last actions that can be undone, the latest last.
  private let done = Locked<[PostAction]>([])

  /// The number of posts whose reactions are stored, more than the outbox can contain.
  private static let limit = 2_000
  /// The time after an action in which a server's response can be older than the action, in seconds.
  private static let settling = 60.0
  private static let undoLimit = 20

  /// Creates the actions of the user who is logged in to a server. Returns `nil` without a login.
  convenience init?(of server: TimelineServer, _ dependencies: TimelineDependencies) {
    guard let account = server.account else { return nil }
    self.init(
      Self.owner(account, server.client.baseURL), server.client, store: server.store ?? dependencies.store,
      clock: dependencies.sending)
  }

  private static func owner(_ account: String, _ server: URL) -> String { "\(account) \(server.absoluteString)" }

  /// Deletes the actions and the reactions of an account.
  static func remove(account: String, server: URL, from store: Store) throws {
    let owner = owner(account, server)
    try OutboxStorage.remove(queue: owner, from: store)
    try store.write { try $0.deleteAll(StoredReactions.filter(\.owner == owner)) }
  }

  init(_ owner: String, _ client: APIClient, store: Store, clock: any SchedulerType) {
    self.owner = owner
    self.store = store
    now = { clock.now }
    let handler = OutboxHandler<PostAction, PostInverse, Post?>(
      apply: { try Self.apply($0, owner: owner, at: clock.now, $1) },
      revert: { try Self.revert($0, owner: owner, at: clock.now, $1) },
      send: { PostSender(client: client).send($0, key: $1) },
      // Every action can be repeated without effect.
      lookUp: { _, _ in .just(.absent) },
      confirm: { action, _, transaction in try Self.touch(action, owner: owner, at: clock.now, transaction) })
    outbox = Outbox(owner, in: store, clock: clock, handler: handler)
  }

  /// Stores an action, which is sent soon. Returns the ID of its entry in the outbox.
  func perform(_ action: PostAction) throws -> UUID {
    let id = try outbox.add(action, key: action.key)
    done.withLock { $0 = $0.suffix(Self.undoLimit - 1) + [action] }
    return id
  }

  /// Undoes the last action. Returns the ID of the entry in the outbox, or `nil` if no action can be undone.
  func undo() throws -> UUID? {
    let last = done.withLock { $0.popLast() }
    guard let opposite = last?.opposite else {
      if let last { done.withLock { $0.append(last) } }
      return nil
    }
    return try outbox.add(opposite, key: opposite.key)
  }

  /// The known reactions, on subscription and after each change.
  var reactions: Observable<ReactionMap> {
    store.array(Self.rows(owner)).map { rows in
      ReactionMap(known: Dictionary(rows.map { ($0.post, $0.known) }, uniquingKeysWith: { first, _ in first }))
    }
  }

  /// Stores the reactions of posts that the server has sent, unless an action on the post is open or too recent.
  func note(_ posts: [Post]) throws {
    let latest = Dictionary(posts.map { ($0.original ?? $0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let rows = Self.rows(owner).filter(.isIn(\.post, latest.keys))
    guard try store.read({ try $0.first(rows) }) != nil else { return }
    try store.write { transaction in
      let open = try outbox.openKeys(transaction)
      for var row in try transaction.array(rows) {
        let isRecent = (0...Self.settling).contains(now().timeIntervalSince(row.updated))
        guard let post = latest[row.post], post.reactions != nil, !open.contains(row.post.text), !isRecent else {
          continue
        }
        row.known = KnownReactions(post)
        try transaction.add(row, update: .modified)
      }
    }
  }

  // MARK: - The store

  private static func rows(_ owner: String) -> Query<StoredReactions> {
    StoredReactions.filter(\.owner == owner).order(by: \.updated, .descending)
  }

  private static func row(_ post: PostID, _ owner: String) -> Query<StoredReactions> {
    StoredReactions.filter(\.owner == owner && \.post == post)
  }

  private static func apply(
    _ action: PostAction, owner: String, at now: Date, _ transaction: borrowing WriteTransaction
  ) throws -> PostInverse {
    let post = action.post
    let old = try transaction.first(row(post, owner))
    var new = StoredReactions(owner: owner, post: post, known: old?.known ?? KnownReactions(), updated: now)
    switch action {
    case .react(let reaction, let isOn, _): new.known[reaction] = isOn
    case .vote(let choices, _, _): new.known.votes = choices
    }
    try transaction.add(new, update: .modified)
    try transaction.delete(try transaction.array(rows(owner).dropFirst(limit)))
    return PostInverse(post: post, known: old?.known)
  }

  private static func revert(
    _ inverse: PostInverse, owner: String, at now: Date, _ transaction: borrowing WriteTransaction
  ) throws {
    let post = inverse.post
    guard let known = inverse.known else {
      try transaction.deleteAll(row(post, owner))
      return
    }
    try transaction.add(StoredReactions(owner: owner, post: post, known: known, updated: now), update: .modified)
  }

  /// Stores that the server has performed an action now.
  private static func touch(
    _ action: PostAction, owner: String, at now: Date, _ transaction: borrowing WriteTransaction
  ) throws {
    guard var row = try transaction.first(row(action.post, owner)) else { return }
    row.updated = now
    try transaction.add(row, update: .modified)
  }
}

/// What undoes the optimistic change of an action: the reactions that were known before.
struct PostInverse: Sendable, Hashable, Codable, JSONColumnValue {
  let post: PostID
  let known: KnownReactions?
}
