import Foundation
import Networking
public import Posts

/// The source of a timeline's posts. The feature's dependencies determine the server.
public enum TimelineSource: Sendable, Hashable {
  /// The posts of the people whom the logged-in user of Mastodon follows.
  case mastodonHome
  /// The public posts of a Mastodon server's own users.
  case mastodonLocal
  /// All public posts on a Mastodon server, including those from other servers.
  case mastodonFederated
  /// The bookmarks of the user who is logged in to Mastodon.
  case mastodonBookmarks
  /// The favorites of the user who is logged in to Mastodon.
  case mastodonFavorites
  /// A list of the user who is logged in to Mastodon, by its ID.
  case mastodonList(id: String)
  /// A list of the user who is logged in to Mastodon, by its title.
  case mastodonListNamed(String)
  /// The public posts with a hashtag on a Mastodon server. The hashtag is given without the #.
  case mastodonTag(String)
  /// The posts of one or more accounts, each given as `user@host`, or as `user` if it is on the server itself. Requires
  /// no login.
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
    case .mastodonHome, .mastodonLocal, .mastodonFederated, .mastodonBookmarks, .mastodonFavorites, .mastodonList,
      .mastodonListNamed, .mastodonTag, .mastodonAccounts:
      .mastodon
    case .twitterList, .twitterUser: .twitter
    }
  }

  /// A Boolean value that indicates whether requests require a token of a user or of the application.
  public var needsAuthorization: Bool {
    switch self {
    case .mastodonLocal, .mastodonFederated, .mastodonTag, .mastodonAccounts: false
    case .mastodonHome, .mastodonBookmarks, .mastodonFavorites, .mastodonList, .mastodonListNamed, .twitterList,
      .twitterUser:
      true
    }
  }

  /// A Boolean value that indicates whether the posts are those of several people whom the source names: the members of
  /// a list, or accounts.
  public var hasPeople: Bool {
    switch self {
    case .mastodonList, .mastodonListNamed, .twitterList: true
    case .mastodonAccounts(let names): names.count > 1
    case .mastodonHome, .mastodonLocal, .mastodonFederated, .mastodonBookmarks, .mastodonFavorites, .mastodonTag,
      .twitterUser:
      false
    }
  }

  /// A Boolean value that indicates whether a post that the user publishes can appear here.
  var canContainOwnPosts: Bool {
    switch self {
    case .mastodonHome, .mastodonLocal, .mastodonFederated, .mastodonTag, .mastodonAccounts: true
    case .mastodonBookmarks, .mastodonFavorites, .mastodonList, .mastodonListNamed, .twitterList, .twitterUser: false
    }
  }

  /// A Boolean value that indicates whether the feature can list the people who write the posts.
  public var listsPeople: Bool { if case .mastodonAccounts = self { true } else { hasPeople } }

  /// The username of the only person who writes the posts, without the @, or `nil` if there can be several.
  public var person: String? {
    switch self {
    case .mastodonAccounts(let names): names.count == 1 ? names.first : nil
    case .twitterUser(let name): name
    default: nil
    }
  }

  /// The username of the only person who writes the posts, without the @, or `nil` if there can be several or the API
  /// has no profiles.
  public var profile: String? { api == .mastodon ? person : nil }

  /// Returns the name of the logged-in user, with an @, if the timeline is theirs, the host of a local or federated
  /// timeline, or `nil` otherwise.
  func owner(at server: TimelineServer) -> String? {
    switch self {
    case .mastodonHome, .mastodonBookmarks, .mastodonFavorites, .mastodonList, .mastodonListNamed:
      server.account.map { "@\($0)" }
    case .mastodonLocal, .mastodonFederated: server.client.baseURL.host(percentEncoded: false)
    case .mastodonTag, .mastodonAccounts, .twitterList, .twitterUser: nil
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

  /// Returns the timeline of the person who wrote or boosted a post, or this source if the username is unknown.
  func timeline(of post: Post) -> TimelineSource { timeline(of: post.passedOnBy ?? post.author) ?? self }
}

/// The text that represents a source in settings, commands and URLs: `home`, `local`, `federated`, `bookmarks`,
/// `favorites`, `list RxSwift`, `list:12249`, `#swift`, `@mira,@hanae@other.example`, `twitter:icanzilb/RxSwift`,
/// or `twitter:@mira`.
extension TimelineSource: LosslessStringConvertible {
  /// The sources that are identified without a name or an ID.
  private static let single: [TimelineSource] = [
    .mastodonHome, .mastodonLocal, .mastodonFederated, .mastodonBookmarks, .mastodonFavorites,
  ]

  /// Creates a source from text. Returns `nil` if the text does not represent a source.
  ///
  /// `tag swift` is another form of `#swift`, because shells read `#` as the start of a comment. `account mira` is
  /// another form of `@mira`.
  public init?(_ text: String) {
    let words = text.trimmingCharacters(in: .whitespaces).split(separator: " ", maxSplits: 1)
    switch (words.first, words.count) {
    case ("list", 2):
      self = .mastodonListNamed(words[1].trimmingCharacters(in: .whitespaces))
      return
    case ("tag", 2):
      self.init("#\(words[1].drop { $0 == "#" })")
      return
    case ("account", 2):
      self.init("@\(words[1].drop { $0 == "@" })")
      return
    default: break
    }
    if let source = Self.single.first(where: { $0.description == text }) {
      self = source
      return
    }
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
    if let last = description.last, ":#@".contains(last) { return nil }
  }

  /// The text that represents this source.
  public var description: String {
    switch self {
    case .mastodonHome: "home"
    case .mastodonLocal: "local"
    case .mastodonFederated: "federated"
    case .mastodonBookmarks: "bookmarks"
    case .mastodonFavorites: "favorites"
    case .mastodonListNamed(let name): "list \(name)"
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

  /// Encodes the source as a string.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(description)
  }
}
