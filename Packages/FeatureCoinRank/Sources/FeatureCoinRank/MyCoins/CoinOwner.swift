/// Who is logged in and their row of the ranking, as shown: `--` for all three fields if one of them is not known.
public struct CoinOwner: Equatable, Sendable {
  /// The name by which the user logged in.
  public let name: String
  /// The place in the ranking.
  public let rank: String
  /// The level.
  public let level: String
  /// The coins.
  public let coins: String

  /// Creates the owner of a row of the ranking. The row is `nil` until it is loaded.
  public init(name: String, row: CoinRankRow?) {
    self.name = name
    guard let row, let rank = row.rank, let level = row.level, let coins = row.coins else {
      (self.rank, self.level, self.coins) = ("--", "--", "--")
      return
    }
    (self.rank, self.level, self.coins) = (rank, "\(level)", "\(coins)")
  }
}
