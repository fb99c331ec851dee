/// A list of accounts on a Mastodon server.
public struct MastodonList: Sendable, Hashable, Identifiable, Decodable {
  /// The server's identifier of the list.
  public let id: String
  /// The title that its owner chose.
  public let title: String

  /// Creates a list.
  public init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}
