/// A timeline of Twitter's API 1.1.
public enum TwitterTimeline: Sendable, Hashable {
  /// A list, by its owner and its name in URLs, such as `icanzilb` and `RxSwift`.
  case list(owner: String, slug: String)
  /// A user's tweets and retweets.
  case user(String)
}
