import Foundation
public import Posts

/// A list of people.
public enum PeopleSource: Sendable, Hashable {
  /// The people who write the posts of a timeline.
  case timeline(TimelineSource)
  /// The people who follow a person on Mastodon, given by the username.
  case followers(of: String)
  /// The people whom a person on Mastodon follows, given by the username.
  case following(of: String)
  /// The people who favorited a post on Mastodon.
  case favorites(of: PostID)
  /// The people who boosted a post on Mastodon.
  case boosts(of: PostID)
  /// The people who ask to follow the logged-in user of Mastodon.
  case requests

  /// The API of the server.
  public var api: TimelineSource.API { if case .timeline(let source) = self { source.api } else { .mastodon } }
}

/// The text that represents a list of people in commands and URLs: `followers:@mira`, `following:@mira`,
/// `favorites:112`, `boosts:112`, `requests`, or the text of a timeline.
extension PeopleSource: LosslessStringConvertible {
  /// Creates a list from text. Returns `nil` if the text does not represent a list of people.
  ///
  /// The words of the text can be separated with a space or a colon.
  public init?(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespaces)
    let words = text.split(maxSplits: 1, whereSeparator: { $0 == ":" || $0 == " " }).map(String.init)
    switch (words.first, words.count) {
    case ("requests", 1): self = .requests
    case ("followers", 2), ("following", 2):
      guard let name = Username(words[1])?.description else { return nil }
      self = words[0] == "followers" ? .followers(of: name) : .following(of: name)
    case ("favorites", 2), ("boosts", 2):
      let id = PostID(words[1].trimmingCharacters(in: .whitespaces))
      self = words[0] == "favorites" ? .favorites(of: id) : .boosts(of: id)
    default:
      guard let source = TimelineSource(text) else { return nil }
      self = .timeline(source)
    }
  }

  /// The text that represents the list.
  public var description: String {
    switch self {
    case .timeline(let source): source.description
    case .followers(let name): "followers:@\(name)"
    case .following(let name): "following:@\(name)"
    case .favorites(let id): "favorites:\(id)"
    case .boosts(let id): "boosts:\(id)"
    case .requests: "requests"
    }
  }
}
