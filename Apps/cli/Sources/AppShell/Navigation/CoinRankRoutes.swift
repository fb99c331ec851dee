import FeatureCoinRank

extension Segue {
  /// Where an intent of the ranking leads.
  init(_ intent: CoinRankIntent) {
    switch intent {
    case .ranking: self = .push(.ranking)
    }
  }
}
