import Foundation
import Networking
import Persistence
import Presentation
import Reactive

/// The stars that the user gives to repositories, which go through an outbox.
final class Stars: Sendable {
  let outbox: Outbox<StarAction, StarInverse, Bool?>
  private let store: Store
  private let server: String

  init(_ client: APIClient, store: Store, clock: any SchedulerType) {
    let server = client.baseURL.absoluteString
    let handler = OutboxHandler<StarAction, StarInverse, Bool?>(
      apply: { action, transaction in
        let old = try transaction.first(StoredStar.star(of: action.repository, at: server))
        try transaction.add(
          StoredStar(server: server, repository: action.repository, isStarred: action.isStarred), update: .modified)
        return StarInverse(repository: action.repository, isStarred: old?.isStarred)
      },
      revert: { inverse, transaction in
        guard let isStarred = inverse.isStarred else {
          try transaction.deleteAll(StoredStar.star(of: inverse.repository, at: server))
          return
        }
        try transaction.add(
          StoredStar(server: server, repository: inverse.repository, isStarred: isStarred), update: .modified)
      },
      send: { action, _ in
        guard let name = RepositoryName(action.repository) else { return .just(.done(nil)) }
        return client.send(.star(action.isStarred ? .put : .delete, name)).map { .done(true) }.catch { error in
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
  func star(of name: RepositoryName) -> Observable<Bool?> {
    store.array(StoredStar.star(of: name.description, at: server)).map { $0.first?.isStarred }.distinctUntilChanged()
  }

  /// Stores what the server says, unless an action of the user is newer.
  func note(_ isStarred: Bool, of name: RepositoryName) throws {
    try store.write { transaction in
      guard try !outbox.openKeys(transaction).contains(name.description) else { return }
      try transaction.add(
        StoredStar(server: server, repository: name.description, isStarred: isStarred), update: .modified)
    }
  }

  /// Gives or removes a star. Returns the ID of the entry in the outbox.
  func set(_ isStarred: Bool, of name: RepositoryName) throws -> UUID {
    try outbox.add(StarAction(repository: name.description, isStarred: isStarred), key: name.description)
  }
}

/// A star that the outbox gives or removes.
struct StarAction: Sendable, Hashable, Codable, JSONColumnValue {
  let repository: String
  let isStarred: Bool

  var title: LocalizedText {
    isStarred
      ? LocalizedText(en: "Star \(repository)", zhHans: "为 \(repository) 加星标")
      : LocalizedText(en: "Remove the star of \(repository)", zhHans: "取消 \(repository) 的星标")
  }
}

/// What undoes a change of a star: what was known before.
struct StarInverse: Sendable, Hashable, Codable, JSONColumnValue {
  let repository: String
  let isStarred: Bool?
}

/// Whether the user has starred a repository.
struct StoredStar: Record {
  let server: String
  let repository: String
  let isStarred: Bool

  static let table = Table<StoredStar>(
    "hub_stars", Column(key: "server", \.server), Column(key: "repository", \.repository),
    Column("isStarred", \.isStarred), make: StoredStar.init)

  static func star(of repository: String, at server: String) -> Query<StoredStar> {
    filter(\.server == server && \.repository == repository)
  }
}
