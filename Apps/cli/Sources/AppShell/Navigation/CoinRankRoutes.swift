import FeatureCoinRank

extension Segue {
  /// Where an intent of the ranking leads.
  init(_ intent: CoinRankIntent) {
    switch intent {
    case .ranking: self = .push(.ranking)
    }
  }
}

extension Segue {
  /// Where an intent of one's own coins leads.
  init(_ intent: MyCoinsIntent) {
    switch intent {
    case .signIn: self = .push(.wanAndroidLogin)
    }
  }
}
