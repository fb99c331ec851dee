public import Presentation

/// The view model of the coin ranking. It has no intents.
@MainActor public protocol CoinRankViewModel: ListViewModel where Row == RankingRow, Intent == Never {}
