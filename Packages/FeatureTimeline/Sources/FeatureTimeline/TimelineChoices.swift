import Foundation
import Mastodon
import Networking
import Persistence
import Posts
import Presentation
import Reactive

/// The sources of a Mastodon server, and the one that its user last chose.
struct TimelineChoices: Sendable {
  private let server: TimelineServer
  private let store: Store

  init(_ dependencies: TimelineDependencies) {
    server = dependencies.mastodon
    store = server.store ?? dependencies.store
  }

  /// The sources that every user has. They need no request.
  var fixed: [TimelineChoice] {
    let all: [TimelineSource] = [
      .mastodonHome, .mastodonLocal, .mastodonFederated, .mastodonBookmarks, .mastodonFavorites,
    ]
    return all.filter { server.account != nil || !$0.needsAuthorization }.map { .source($0) }
  }

  /// Requests the lists and the followed hashtags of the user. Emits all sources.
  func load() -> Single<[TimelineChoice]> {
    guard server.account != nil else { return .just(fixed) }
    let fixed = fixed
    let lists = server.client.send(.lists).explaining(.lists)
      .map { $0.map { TimelineChoice.source(.mastodonList(id: $0.id.description), title: $0.title) } }
      .catch { .just([.notice($0)]) }
    let tags = server.client.send(.followedTags)
      .map { $0.map { TimelineChoice.source(.mastodonTag($0.name)) } }
      .replacingAbsence(with: [])  // A server without followed hashtags has nothing to choose, which is no failure.
      .catch { .just([.notice($0)]) }
    return lists.flatMap { lists in
      tags.map { tags in
        // Both requests fail for the same reason if the server cannot be reached.
        fixed + lists + tags.filter { !lists.contains($0) }
      }
    }
  }

  /// Stores the source that the user has chosen. ``last()`` returns it after the server has sent it once.
  func choose(_ source: TimelineSource) throws {
    let choice = StoredChoice(account: account, server: address, source: source.description)
    try store.write { try $0.add(choice, update: .modified) }
  }

  /// Returns the source that the user last chose. If there is none, or if the server has never sent it, returns the home timeline, or
  /// `nil` without a login.
  func last() throws -> TimelineSource? {
    let (account, address) = (account, address)
    let source = try store.read { transaction -> TimelineSource? in
      guard let choice = try transaction.first(StoredChoice.choice(of: account, at: address)),
        let source = TimelineSource(choice.source)
      else { return nil }
      let name = TimelineRepository.name(of: source, at: server)
      return try transaction.first(StoredTimeline.timeline(name)) == nil ? nil : source
    }
    return source ?? (server.account == nil ? nil : .mastodonHome)
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
