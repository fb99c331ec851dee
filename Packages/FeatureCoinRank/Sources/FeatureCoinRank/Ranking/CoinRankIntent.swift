/// Where a user can want to go in this feature.
public enum CoinRankIntent: Hashable, Sendable {
  /// To the ranking.
  case ranking
}
