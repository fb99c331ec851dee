/// A logged-in user, and their row of the ranking as text. The rank, the level and the coins are all `--` if one of
/// them is unknown.
public struct CoinOwner: Equatable, Sendable {
  /// The name with which the user logged in.
  public let name: String
  /// The user's rank.
  public let rank: String
  /// The user's level.
  public let level: String
  /// The user's coins.
  public let coins: String

  /// Creates an owner from a row of the ranking. `row` is `nil` until it is loaded.
  public init(name: String, row: RankedUser?) {
    self.name = name
    guard let row, let rank = row.rank, let level = row.level, let coins = row.coins else {
      (self.rank, self.level, self.coins) = ("--", "--", "--")
      return
    }
    (self.rank, self.level, self.coins) = (rank, "\(level)", "\(coins)")
  }
}
