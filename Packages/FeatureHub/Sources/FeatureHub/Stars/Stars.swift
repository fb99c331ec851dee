import Foundation
import Networking
import Persistence
import Presentation
import Reactive

/// The stars that the user gives to repositories, which go through an outbox. Those of each owner of a token are separate.
final class Stars: Sendable {
  let outbox: Outbox<StarAction, StarInverse, Void>
  private let store: Store
  private let server: String

  init(_ dependencies: HubDependencies) {
    let (client, store, clock) = (dependencies.client, dependencies.store, dependencies.sending)
    let server = client.baseURL.absoluteString
    let handler = OutboxHandler<StarAction, StarInverse, Void>(
      apply: { action, transaction in
        let account = "\(server) \(action.owner)"
        let old = try transaction.first(StoredStar.star(of: action.repository, at: account))
        try transaction.add(
          StoredStar(account: account, repository: action.repository, isStarred: action.isStarred), update: .modified)
        return StarInverse(account: account, repository: action.repository, isStarred: old?.isStarred)
      },
      revert: { inverse, transaction in
        guard let isStarred = inverse.isStarred else {
          try transaction.deleteAll(StoredStar.star(of: inverse.repository, at: inverse.account))
          return
        }
        try transaction.add(
          StoredStar(account: inverse.account, repository: inverse.repository, isStarred: isStarred), update: .modified)
      },
      send: { action, _ in
        guard let name = RepositoryName(action.repository) else { return .just(.done(())) }
        let sending = dependencies.tokenOwner.flatMap { owner -> Single<OutboxReply<Void>> in
          // The star waits for the token of its owner.
          guard owner == action.owner else { throw LoadFailure.otherToken }
          return client.send(.star(action.isStarred ? .put : .delete, name)).map { .done(()) }
        }
        return sending.catch { error in
          if error as? LoadFailure == .otherToken { throw error }
          // GitHub reports an exceeded rate limit with a status that otherwise means a refusal.
          if case .tooManyRequests(let delay) = LoadFailure(ofHub: error, about: nil) {
            return .just(.wait(delay.map { Double($0.components.seconds) } ?? 60))
          }
          return .just(try OutboxReply(to: error))
        }
      },
      // Repeating the request changes nothing.
      lookUp: { _, _ in .just(.absent) }, confirm: { _, _, _ in }, explain: OutboxReason.text(of:))
    self.store = store
    self.server = server
    outbox = Outbox("stars \(server)", in: store, clock: clock, handler: handler)
  }

  var source: OutboxSource { OutboxSource(outbox, title: \.title, reason: OutboxReason.text(from:)) }

  /// Emits whether the user has starred a repository, or `nil` while that is unknown.
  func star(of name: RepositoryName, for owner: String) -> Observable<Bool?> {
    store.array(StoredStar.star(of: name.description, at: "\(server) \(owner)")).map { $0.first?.isStarred }
      .distinctUntilChanged()
  }

  /// Stores what the server says, unless an action of the user is newer.
  func note(_ isStarred: Bool, of name: RepositoryName, for owner: String) throws {
    try store.write { transaction in
      guard try !outbox.openKeys(transaction).contains(StarAction.key(name, owner)) else { return }
      try transaction.add(
        StoredStar(account: "\(server) \(owner)", repository: name.description, isStarred: isStarred), update: .modified
      )
    }
  }

  /// Gives or removes a star. Returns the ID of the entry in the outbox.
  func set(_ isStarred: Bool, of name: RepositoryName, for owner: String) throws -> UUID {
    try outbox.add(
      StarAction(owner: owner, repository: name.description, isStarred: isStarred), key: StarAction.key(name, owner))
  }
}

/// A star that the outbox gives or removes.
struct StarAction: Sendable, Hashable, Codable, JSONColumnValue {
  /// The owner of the token with which it is sent.
  let owner: String
  let repository: String
  let isStarred: Bool

  static func key(_ name: RepositoryName, _ owner: String) -> String { "\(owner) \(name)" }

  var title: LocalizedText {
    isStarred
      ? LocalizedText(en: "Star \(repository)", zhHans: "为 \(repository) 加星标")
      : LocalizedText(en: "Remove the star of \(repository)", zhHans: "取消 \(repository) 的星标")
  }
}

/// What undoes a change of a star: what was known before.
struct StarInverse: Sendable, Hashable, Codable, JSONColumnValue {
  let account: String
  let repository: String
  let isStarred: Bool?
}

/// Whether the user has starred a repository.
struct StoredStar: Record {
  /// The server and the owner of the token.
  let account: String
  let repository: String
  let isStarred: Bool

  static let table = Table<StoredStar>(
    "hub_stars", Column(key: "server", \.account), Column(key: "repository", \.repository),
    Column("isStarred", \.isStarred), make: StoredStar.init)

  static func star(of repository: String, at account: String) -> Query<StoredStar> {
    filter(\.account == account && \.repository == repository)
  }
}

extension LoadFailure {
  fileprivate static let otherToken = LoadFailure.explained(
    LocalizedText(
      en: "It was given with another token for GitHub, and waits until that token is used again",
      zhHans: "这是用另一个 GitHub 令牌操作的，会等到再次使用该令牌"))
}
