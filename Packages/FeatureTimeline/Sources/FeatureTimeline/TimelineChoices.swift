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

  /// Returns a single that emits all sources. With a login, it requests the user's lists and followed hashtags.
  func load() -> Single<[TimelineChoice]> {
    guard server.account != nil else { return .just(fixed) }
    let fixed = fixed
    let lists = server.client.pages(.lists) { .lists(at: $0) }.explaining(.lists)
      .map { lists, missing in
        lists.map { TimelineChoice.source(.mastodonList(id: $0.id.description), title: $0.title) }
          + (missing.map { [.notice($0)] } ?? [])
      }
      .catch { .just([.notice($0)]) }
    let tags = server.client.pages(.followedTags) { .followedTags(at: $0) }
      .map { tags, missing in
        tags.map { TimelineChoice.source(.mastodonTag($0.name)) } + (missing.map { [.notice($0)] } ?? [])
      }
      .replacingAbsence(with: [])  // A server without followed hashtags has nothing to choose, which is not a failure.
      .catch { .just([.notice($0)]) }
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
  fileprivate static func notice(_ error: any Error) -> TimelineChoice {
    let failure = LoadFailure(error)
    return .notice(LocalizedText(en: failure.message(in: .en), zhHans: failure.message(in: .zhHans)))
  }
}
