/// One's own coins and where they came from, for commands that show no screens.
public struct MyCoins: Codable, Hashable, Sendable {
  /// The row of the ranking.
  public var coins: CoinRankRow
  /// The changes, newest first.
  public var history: [CoinEntry]

  /// Gathers both, for example for a preview.
  public init(coins: CoinRankRow, history: [CoinEntry]) {
    self.coins = coins
    self.history = history
  }
}
