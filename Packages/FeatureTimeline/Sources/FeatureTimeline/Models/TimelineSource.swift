public import Posts

/// The source of a timeline's posts. The feature's dependencies determine the server.
public enum TimelineSource: Sendable, Hashable {
  /// A list of the user who is logged in to Mastodon.
  case mastodonList(id: String)
  /// The public posts of a Mastodon server with a hashtag, given without the #.
  case mastodonTag(String)
  /// The posts of several accounts, each given as `user@host`, or `user` on the server itself. Requires no login.
  case mastodonAccounts([String])
  /// A list of Twitter's API 1.1, by its owner and its name in URLs, such as `icanzilb` and `RxSwift`.
  case twitterList(owner: String, slug: String)
  /// The posts of a user of Twitter's API 1.1.
  case twitterUser(String)

  /// The API of the server.
  public enum API: Sendable, Hashable {
    /// Mastodon's API, and Twitter's API 1.1.
    case mastodon, twitter
  }

  /// The API of the server.
  public var api: API {
    switch self {
    case .mastodonList, .mastodonTag, .mastodonAccounts: .mastodon
    case .twitterList, .twitterUser: .twitter
    }
  }

  /// A Boolean value that indicates whether requests require a token of a user or of the application.
  public var needsAuthorization: Bool {
    switch self {
    case .mastodonTag, .mastodonAccounts: false
    case .mastodonList, .twitterList, .twitterUser: true
    }
  }

  /// A Boolean value that indicates whether several known people write the posts.
  public var hasPeople: Bool {
    switch self {
    case .mastodonList, .twitterList: true
    case .mastodonAccounts(let names): names.count > 1
    case .mastodonTag, .twitterUser: false
    }
  }

  /// The username of the only person who writes the posts, without the @, or `nil` if there can be several.
  public var person: String? {
    switch self {
    case .mastodonAccounts(let names): names.count == 1 ? names.first : nil
    case .twitterUser(let name): name
    case .mastodonList, .mastodonTag, .twitterList: nil
    }
  }

  /// Returns the timeline of a person who writes posts of this source, or `nil` if the username is unknown.
  public func timeline(of person: Person) -> TimelineSource? {
    if person.username.isEmpty { return nil }
    return switch api {
    case .mastodon: .mastodonAccounts([person.username])
    case .twitter: .twitterUser(person.username)
    }
  }
}

/// The text that represents a source in settings, commands and URLs: `list:12249`, `#swift`, `@mira,@hanae@other.example`,
/// `twitter:icanzilb/RxSwift`, `twitter:@mira`.
extension TimelineSource: LosslessStringConvertible {
  /// Creates a source from text. Returns `nil` if the text does not represent a source.
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

  /// The text that represents this source.
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
  /// Decodes a source from a string.
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
