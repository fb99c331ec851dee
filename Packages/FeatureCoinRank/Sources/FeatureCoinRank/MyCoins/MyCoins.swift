public import Presentation

/// A user's own coins and their history, for commands that show no screens.
public struct MyCoins: Codable, Hashable, Sendable {
  /// The user's row of the ranking.
  public var coins: RankedUser
  /// The changes, newest first.
  public var history: [CoinEntry]
  /// A Boolean value that indicates whether the history has more entries than are loaded unless a number of pages is
  /// given.
  public var isTruncated: Bool
  /// The reason why the rest of the history could not be loaded, or `nil` if it was loaded.
  public var failure: LoadFailure?

  private enum CodingKeys: CodingKey {
    case coins, history, isTruncated
  }

  /// Creates a value from the user's row and history, for example for a preview.
  public init(coins: RankedUser, history: [CoinEntry], isTruncated: Bool = false) {
    self.coins = coins
    self.history = history
    self.isTruncated = isTruncated
  }
}
