public import Presentation

/// The view model of a row of the ranking: each field as text, or `--` if the server does not send it.
public struct RankingRow: ListItemViewModel {
  /// The server's identifier of the user.
  public let id: Int
  /// The user's rank.
  public let rank: String
  /// The user's name.
  public let name: String
  /// The user's level.
  public let level: String
  /// The user's coins.
  public let coins: String

  /// Creates the view model of a row.
  public init(_ row: RankedUser) {
    id = row.id
    rank = row.rank ?? "--"
    name = row.name ?? "--"
    level = row.level.map(String.init) ?? "--"
    coins = row.coins.map(String.init) ?? "--"
  }
}
