public import Presentation

/// The view model of the coin ranking. It has no intents.
@MainActor public protocol RankingViewModel: ListViewModel where Row == RankingRow, Intent == Never {}
