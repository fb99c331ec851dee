import Foundation
import Mastodon
import Networking
import Persistence
import Posts
import Presentation
import Reactive

/// The sources of a Mastodon server, and the source that the user last chose.
struct TimelineChoices: Sendable {
  private let server: TimelineServer
  private let store: Store

  init(_ dependencies: TimelineDependencies) {
    server = dependencies.mastodon
    store = server.store ?? dependencies.store
  }

  /// The sources that need no request: the server's public timelines and, with a login, the user's home timeline,
  /// bookmarks and favorites.
  var fixed: [TimelineChoice] {
    let all: [TimelineSource] = [
      .mastodonHome, .mastodonLocal, .mastodonFederated, .mastodonBookmarks, .mastodonFavorites,
    ]
    return all.filter { server.account != nil || !$0.needsAuthorization }.map { .source($0) }
  }

  /// Returns a single that emits all sources. With a login, it requests the user's lists and followed hashtags. A notice
  /// takes the place of those that cannot be loaded.
  ///
  /// - Parameter requiresLogin: Whether the single fails if the server no longer accepts the user's login.
  func load(requiresLogin: Bool = false) -> Single<[TimelineChoice]> {
    guard server.account != nil else { return .just(fixed) }
    let fixed = fixed
    let lists = server.client.pages(.lists) { .lists(at: $0) }.explaining(.lists)
      .map { lists, missing in
        lists.map { TimelineChoice.source(.mastodonList(id: $0.id.description), title: $0.title) }
          + (try missing.map { [try .notice($0, requiresLogin)] } ?? [])
      }
      .catch { .just([try .notice($0, requiresLogin)]) }
    let tags = server.client.pages(.followedTags) { .followedTags(at: $0) }
      .map { tags, missing in
        tags.map { TimelineChoice.source(.mastodonTag($0.name)) }
          + (try missing.map { [try .notice($0, requiresLogin)] } ?? [])
      }
      .replacingAbsence(with: [])  // A server without followed hashtags has nothing to choose, which is not a failure.
      .catch { .just([try .notice($0, requiresLogin)]) }
    return lists.flatMap { lists in
      tags.map { tags in
        // Both requests fail for the same reason if the server cannot be reached.
        fixed + lists + tags.filter { !lists.contains($0) }
      }
    }
  }

  /// Stores the source that the user has chosen, with its title if the source is a list.
  func choose(_ source: TimelineSource, title: String?) throws {
    let choice = StoredChoice(account: account, server: address, source: source.description, title: title)
    try store.write { try $0.add(choice, update: .modified) }
  }

  /// Forgets that the user has chosen a source, unless the user has chosen another source since.
  func forget(_ source: TimelineSource) throws {
    try store.write { transaction in
      let choice = StoredChoice.choice(of: account, at: address)
      if try transaction.first(choice)?.source == source.description { try transaction.deleteAll(choice) }
    }
  }

  /// Returns the source that the user last chose, or `nil` if there is none.
  func last() throws -> TimelineChoice? {
    guard let choice = try store.read({ try $0.first(StoredChoice.choice(of: account, at: address)) }) else {
      return nil
    }
    return TimelineSource(choice.source).map { .source($0, title: choice.title) }
  }

  /// Returns the source that the user last chose. If there is none, returns the home timeline, or `nil` without a
  /// login.
  func first() throws -> TimelineSource? {
    try last()?.source ?? (server.account == nil ? nil : .mastodonHome)
  }

  /// Returns the title that a list had when the user chose the list, or `nil` if `source` is not a list, or not the
  /// source that the user last chose.
  func title(of source: TimelineSource) throws -> String? {
    guard case .source(source, let title) = try last() else { return nil }
    return title
  }

  private var account: String { server.account ?? "" }
  private var address: String { server.client.baseURL.absoluteString }
}

extension TimelineChoice {
  /// Returns the notice for an error. Throws the error of a login that the server no longer accepts if one is required.
  fileprivate static func notice(_ error: any Error, _ requiresLogin: Bool) throws -> TimelineChoice {
    let failure = LoadFailure(error)
    if requiresLogin, failure == .unauthorized { throw failure }
    return .notice(LocalizedText(en: failure.message(in: .en), zhHans: failure.message(in: .zhHans)))
  }
}
