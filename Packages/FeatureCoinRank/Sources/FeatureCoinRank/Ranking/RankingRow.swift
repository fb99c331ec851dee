public import Presentation

/// The view model of a row of the ranking: each field as it is shown, `--` for what the server does not tell.
public struct RankingRow: ListItemViewModel {
  /// The server's number of the user.
  public let id: Int
  /// The place.
  public let rank: String
  /// The name of the user.
  public let name: String
  /// The user's level.
  public let level: String
  /// The user's coins.
  public let coins: String

  /// Creates the view model of a row.
  public init(_ row: CoinRankRow) {
    id = row.id
    rank = row.rank ?? "--"
    name = row.name ?? "--"
    level = row.level.map(String.init) ?? "--"
    coins = row.coins.map(String.init) ?? "--"
  }
}
