/// A list of accounts on a Mastodon server.
public struct MastodonList: Sendable, Hashable, Identifiable, Decodable {
  public let id: String
  /// The name that its owner gave it.
  public let title: String

  public init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}
