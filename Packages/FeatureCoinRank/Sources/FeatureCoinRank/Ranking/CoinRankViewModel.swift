public import Presentation

/// The view model of the coin ranking. The ranking leads nowhere else.
@MainActor public protocol CoinRankViewModel: ListViewModel where Row == RankingRow, Intent == Never {}
