/// What to show the posts of. Which server it is on, the feature's dependencies say.
public enum TimelineSource: Sendable, Hashable {
  /// A list of the person who is signed in to Mastodon.
  case mastodonList(id: String)
  /// Public posts of a Mastodon server with a hashtag, given without the #.
  case mastodonTag(String)
  /// What some accounts write, each given as `user@host`, or `user` on the server itself. It needs no sign-in.
  case mastodonAccounts([String])
  /// A list of Twitter's API 1.1 by its owner and its name in addresses, as in `icanzilb` and `RxSwift`.
  case twitterList(owner: String, slug: String)
  /// What one user of Twitter's API 1.1 writes.
  case twitterUser(String)

  /// The kind of server that it is on.
  public enum API: Sendable, Hashable {
    case mastodon, twitter
  }

  /// The kind of server that it is on.
  public var api: API {
    switch self {
    case .mastodonList, .mastodonTag, .mastodonAccounts: .mastodon
    case .twitterList, .twitterUser: .twitter
    }
  }

  /// Whether only somebody who is signed in, or an application that is, can read it.
  public var needsAuthorization: Bool {
    switch self {
    case .mastodonTag, .mastodonAccounts: false
    case .mastodonList, .twitterList, .twitterUser: true
    }
  }

  /// Whether there are people to show who write it, beyond a single one.
  public var hasPeople: Bool {
    switch self {
    case .mastodonList, .twitterList: true
    case .mastodonAccounts(let names): names.count > 1
    case .mastodonTag, .twitterUser: false
    }
  }

  /// The name to mention of the one person who writes it all, without the @; nil if there may be several.
  public var person: String? {
    switch self {
    case .mastodonAccounts(let names): names.count == 1 ? names.first : nil
    case .twitterUser(let name): name
    case .mastodonList, .mastodonTag, .twitterList: nil
    }
  }

  /// What one of those who write here writes; nil when the server did not tell the name to ask for.
  public func timeline(of person: Person) -> TimelineSource? {
    if person.username.isEmpty { return nil }
    return switch api {
    case .mastodon: .mastodonAccounts([person.username])
    case .twitter: .twitterUser(person.username)
    }
  }
}

/// For settings, commands and addresses: `list:12249`, `#swift`, `@mira,@hanae@other.example`, `twitter:icanzilb/RxSwift`,
/// `twitter:@mira`.
extension TimelineSource: LosslessStringConvertible {
  /// The source that a text means; nil for a text that means none.
  public init?(_ text: String) {
    let (prefix, rest) = text.hasPrefix("twitter:") ? ("twitter:", text.dropFirst(8)) : ("", text[...])
    guard !rest.contains(where: \.isWhitespace) else { return nil }
    switch (prefix, rest.first) {
    case ("twitter:", "@"):
      self = .twitterUser(String(rest.dropFirst()))
    case ("twitter:", _):
      let parts = rest.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
      self = .twitterList(owner: String(parts[0]), slug: String(parts[1]))
    case (_, "#"):
      self = .mastodonTag(String(rest.dropFirst()))
    case (_, "@"):
      let names = rest.split(separator: ",", omittingEmptySubsequences: false)
      guard names.allSatisfy({ $0.first == "@" && $0.count > 1 }) else { return nil }
      self = .mastodonAccounts(names.map { String($0.dropFirst()) })
    default:
      guard rest.hasPrefix("list:") else { return nil }
      self = .mastodonList(id: String(rest.dropFirst(5)))
    }
    if description.last.map({ ":#@".contains($0) }) ?? true { return nil }
  }

  /// The text that means this source.
  public var description: String {
    switch self {
    case .mastodonList(let id): "list:\(id)"
    case .mastodonTag(let tag): "#\(tag)"
    case .mastodonAccounts(let names): names.map { "@\($0)" }.joined(separator: ",")
    case .twitterList(let owner, let slug): "twitter:\(owner)/\(slug)"
    case .twitterUser(let name): "twitter:@\(name)"
    }
  }
}

extension TimelineSource: Codable {
  /// As a plain text, not an object.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    guard let source = TimelineSource(try value.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: value, debugDescription: "not a source of posts")
    }
    self = source
  }

  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(description)
  }
}
