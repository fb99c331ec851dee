/// One user in the ranking. All texts come from the server and are not to be trusted.
public struct CoinRankRow: Identifiable, Codable, Hashable, Sendable {
  /// The server's number of the user.
  public let id: Int
  /// The place, in the server's words; nil if it does not say.
  public var rank: String?
  /// The name by which the user is known, with some letters hidden by the server; nil if it does not say.
  public var name: String?
  /// The user's level; nil if the server does not say.
  public var level: Int?
  /// The user's coins; nil if the server does not say.
  public var coins: Int?

  /// Creates a row, for example for a preview.
  public init(id: Int, rank: String?, name: String?, level: Int?, coins: Int?) {
    self.id = id
    self.rank = rank
    self.name = name
    self.level = level
    self.coins = coins
  }
}
