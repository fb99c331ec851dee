import Foundation

extension Mastodon {
  /// Responds with the accounts, the hashtags and, with a user's token, the newest posts that contain the text,
  /// ignoring case.
  ///
  /// Searching other servers (`resolve`) requires a user's token, and finds nothing more, because there are no other
  /// servers.
  func search(_ request: Request) -> Response {
    let isAnonymous = request.credentials(scheme: "Bearer") == nil
    if isAnonymous, !request.query["resolve"].isTrue { return results(request, withPosts: false) }
    return guarded(request, scope: "read:search") { results(request, withPosts: true) }
  }

  private func results(_ request: Request, withPosts: Bool) -> Response {
    let limit = min(max(request.query["limit"].flatMap(Int.init) ?? 20, 1), 40)
    let text = (request.query["q"] ?? "").trimmingCharacters(in: .whitespaces).lowercased()
    let word = text.drop { $0 == "#" || $0 == "@" }
    if word.isEmpty { return .json(["accounts": [], "hashtags": [], "statuses": []]) }
    let isTag = text.hasPrefix("#")
    let people = isTag ? [] : Person.all.filter { "\($0.name) \($0.acct)".lowercased().contains(word) }
    let tags = Set(Phrases.all.joined().compactMap { if case .tag(let tag) = $0 { tag.lowercased() } else { nil } })
    if withPosts, text.contains("://"), let id = text.split(separator: "/").last.flatMap({ Int($0) }),
      let post = PostIdentifiers.mastodon.index(of: id).flatMap({ posts[$0] })
    {
      return .json(["accounts": [], "hashtags": [], "statuses": [entity(post, at: request.date)]])
    }
    let found = posts.newest(in: withPosts ? posts.indices : 0..<0, limit: limit) {
      $0.boosted == nil && Piece.plain($0.pieces).lowercased().contains(text)
    }
    return .json([
      "accounts": .array(people.prefix(limit).map { Self.entity($0, at: request.date) }),
      "hashtags": .array(tags.filter { $0.contains(word) }.sorted().prefix(limit).map(Self.entity(tag:))),
      "statuses": .array(found.map { entity($0, at: request.date) }),
    ])
  }

  static func entity(tag: String) -> JSON {
    [
      "name": .string(tag.lowercased()),
      "url": .string("https://mastodon.example/tags/\(percentEncoded(tag.lowercased()))"), "history": [],
    ]
  }
}
