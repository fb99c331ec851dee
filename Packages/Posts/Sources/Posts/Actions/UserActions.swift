public import Foundation
import Locking
import Mastodon
public import Networking
public import Persistence
public import Presentation
public import Reactive

/// The actions of one account on Mastodon, which go through an outbox.
///
/// Several objects, also in several processes, can have the actions of one account. Each sends what it adds.
public final class UserActions: Sendable {
  typealias ActionOutbox = Outbox<NamedAction, ActionInverse, ActionReply?>

  /// The schema of the tables with the changes that actions make. The store also needs `OutboxStorage.schema` of
  /// `Persistence`.
  public static let schema = Schema(
    "actions",
    tables: [
      StoredReactions.table, StoredRelationship.table, PublishedPost.table, EditedPost.table, StoredRedraft.table,
      AnsweredPost.table,
    ])

  let outbox: ActionOutbox
  let account: String
  let client: APIClient
  var owner: String { storage.owner }
  private let storage: ActionStorage
  let store: Store
  let now: @Sendable () -> Date
  /// The last actions that can be undone, the latest last.
  private let done = Locked<[NamedAction]>([])

  private static let undoLimit = 20

  /// Creates the actions of an account. Those of earlier runs of the program wait until ``source`` starts, or until the
  /// next action.
  ///
  /// - Parameters:
  ///   - account: The name of the user.
  ///   - client: The client of the server, which adds the token of the user.
  ///   - store: The store, opened with ``schema`` and `OutboxStorage.schema`.
  ///   - clock: The serial scheduler that sends actions, off the main thread except in tests.
  public init(of account: String, _ client: APIClient, store: Store, clock: any SchedulerType) {
    let owner = Self.owner(account, client.baseURL)
    let storage = ActionStorage(owner: owner)
    self.account = account
    self.client = client
    self.storage = storage
    self.store = store
    now = { clock.now }
    let handler = OutboxHandler<NamedAction, ActionInverse, ActionReply?>(
      apply: { try storage.apply($0.action, at: clock.now, $1) },
      revert: { try storage.revert($0, at: clock.now, $1) },
      send: { ActionSender(client: client).send($0.action, key: $1) },
      // Repeating an action changes nothing. The moderators can tell that a report was sent twice.
      lookUp: { _, _ in .just(.absent) },
      confirm: { try storage.confirm($0.action, $1, at: clock.now, $2) }, explain: OutboxReason.text(of:))
    outbox = Outbox(owner, in: store, clock: clock, handler: handler)
  }

  /// The outbox of the actions, for a list of everything that waits to be sent.
  public var source: OutboxSource { OutboxSource(outbox, title: \.title, reason: OutboxReason.text(from:)) }

  static func owner(_ account: String, _ server: URL) -> String { "\(account) \(server.absoluteString)" }

  /// Deletes the actions of an account and the changes that they have made.
  ///
  /// - Throws: A `StoreError` from `Persistence`.
  public static func remove(account: String, server: URL, from store: Store) throws {
    let owner = owner(account, server)
    try OutboxStorage.remove(queue: owner, from: store)
    try store.write { transaction in
      try transaction.deleteAll(StoredReactions.filter(\.owner == owner))
      try transaction.deleteAll(StoredRelationship.filter(\.owner == owner))
      try transaction.deleteAll(PublishedPost.filter(\.owner == owner))
      try transaction.deleteAll(EditedPost.filter(\.owner == owner))
      try transaction.deleteAll(StoredRedraft.filter(\.owner == owner))
      try transaction.deleteAll(AnsweredPost.filter(\.owner == owner))
    }
  }

  /// Performs an action, and waits until the server has performed or refused it, or until the first attempt has failed.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - subject: The post or the person, which a list of actions names by the beginning of the text or by the username.
  /// - Returns: What the server reports, or `nil` if its response cannot be read.
  /// - Throws: `LoadFailure` from `Presentation`, `CancellationError` if the task is canceled, or an error of the store.
  public func outcome(of action: UserAction, on subject: ActionSubject) async throws -> ActionReply? {
    try await outbox.outcome { try perform(NamedAction(action, on: subject)) }
  }

  /// Stores an action, which is sent soon. Returns the ID of its entry in the outbox.
  func perform(_ action: NamedAction) throws -> UUID {
    let id = try outbox.add(action, key: action.action.key)
    done.withLock { $0 = $0.suffix(Self.undoLimit - 1) + [action] }
    return id
  }

  /// The last action if it can be undone.
  var undoable: NamedAction? { done.withLock { $0.last.flatMap { $0.opposite == nil ? nil : $0 } } }

  /// Undoes the last action. Returns the ID of the entry in the outbox, or `nil` if no action can be undone.
  func undo() throws -> UUID? {
    let last = done.withLock { $0.popLast() }
    guard let opposite = last?.opposite else {
      if let last { done.withLock { $0.append(last) } }
      return nil
    }
    return try outbox.add(opposite, key: opposite.action.key)
  }

  /// The changes that the actions have made, on subscription and after each change.
  public var changes: Observable<ActionChanges> {
    Observable.combineLatest(
      store.array(storage.reactions), store.array(storage.relationships),
      store.array(EditedPost.filter(\.owner == owner))
    ) { posts, people, edits in
      var changes = ActionChanges()
      changes.edits = Dictionary(edits.map { ($0.id, $0.post) }, uniquingKeysWith: { first, _ in first })
      changes.posts = Dictionary(posts.map { ($0.post, $0.known) }, uniquingKeysWith: { first, _ in first })
      changes.people = Dictionary(people.map { ($0.person, $0.known) }, uniquingKeysWith: { first, _ in first })
      changes.dates = Dictionary(people.map { ($0.person, $0.updated) }, uniquingKeysWith: { first, _ in first })
      return changes
    }
  }

  // MARK: - What the server sends

  /// Stores the reactions of posts that the server has sent, unless an action on the post is open or too recent.
  ///
  /// - Throws: A `StoreError` from `Persistence`.
  public func note(_ posts: [Post]) throws {
    let latest = Dictionary(posts.map { ($0.original ?? $0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let rows = storage.reactions.filter(.isIn(\.post, latest.keys))
    guard try store.read({ try $0.first(rows) }) != nil else { return }
    try store.write { transaction in
      let open = try outbox.openKeys(transaction)
      for var row in try transaction.array(rows) {
        guard let post = latest[row.post], post.reactions != nil, !open.contains(row.post.text),
          !ActionStorage.isRecent(row.updated, at: now())
        else { continue }
        row.known = KnownReactions(post)
        try transaction.add(row, update: .modified)
      }
    }
  }

  /// Stores the relationship to a person that the server has sent, unless an action on the person is open or too recent.
  ///
  /// - Parameters:
  ///   - relationship: The relationship.
  ///   - person: The ID of the person on the server.
  ///   - isNew: A Boolean value that indicates whether to store it although the user has not acted on the person.
  /// - Throws: A `StoreError` from `Persistence`.
  public func note(_ relationship: PersonRelationship, to person: String, isNew: Bool = false) throws {
    guard try isNew || store.read({ try $0.first(storage.relationship(to: person)) }) != nil else { return }
    try store.write { transaction in
      let old = try transaction.first(storage.relationship(to: person))
      let isRecent = old.map { ActionStorage.isRecent($0.updated, at: now()) } ?? false
      guard try !isRecent && !outbox.openKeys(transaction).contains(UserAction.key(ofPerson: person)) else { return }
      try storage.save(relationship, to: person, at: Date(timeIntervalSince1970: 0), transaction)
    }
  }

  /// Requests the relationship to a person, unless the user has just acted on the person, and stores it.
  func relationship(to person: String) -> Single<PersonRelationship> {
    client.send(.relationships(to: [EntityID(person)])).map { [self] found in
      guard let found = found.first else { throw LoadFailure.noRelationship }
      try note(PersonRelationship(found), to: person, isNew: true)
      return try known(person) ?? PersonRelationship(found)
    }
    .catch { [self] error in
      guard let known = try known(person) else { throw error }
      return .just(known)
    }
  }

  private func known(_ person: String) throws -> PersonRelationship? {
    try store.read { try $0.first(storage.relationship(to: person)) }?.known
  }
}

extension LoadFailure {
  fileprivate static let noRelationship = LoadFailure.explained(
    LocalizedText(en: "The account no longer exists, or you cannot see it", zhHans: "该账号已不存在，或你无权查看"))
}
