/// One user in the ranking. All text comes from the server and is untrusted.
public struct RankedUser: Identifiable, Codable, Hashable, Sendable {
  /// The server's identifier of the user.
  public let id: Int
  /// The user's rank as the server formats it, or `nil` if the server does not send it.
  public var rank: String?
  /// The user's name, in which the server masks some letters, or `nil` if the server does not send it.
  public var name: String?
  /// The user's level, or `nil` if the server does not send it.
  public var level: Int?
  /// The user's coins, or `nil` if the server does not send them.
  public var coins: Int?

  /// Creates a user, for example for a preview.
  public init(id: Int, rank: String?, name: String?, level: Int?, coins: Int?) {
    self.id = id
    self.rank = rank
    self.name = name
    self.level = level
    self.coins = coins
  }
}
