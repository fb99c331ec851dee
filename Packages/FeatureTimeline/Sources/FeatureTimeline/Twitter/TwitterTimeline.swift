/// A timeline of Twitter's API 1.1.
public enum TwitterTimeline: Sendable, Hashable {
  /// A list by its owner and its name in addresses, as in `icanzilb` and `RxSwift`.
  case list(owner: String, slug: String)
  /// A user's tweets, those passed on included.
  case user(String)
}
