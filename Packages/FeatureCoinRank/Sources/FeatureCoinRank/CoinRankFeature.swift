public import Persistence

/// The ranking of users by their coins, as wanandroid.com has it.
///
/// The door to the feature: it makes view models for screens and answers commands. It holds no state beyond its dependencies.
public struct CoinRankFeature: Sendable {
  /// What the feature keeps. Must be among the schemas of the store that it is given.
  public static let schema = Schema("coinrank", tables: [StoredRank.table])

  private let repository: CoinRankRepository

  /// Creates the feature. Sends nothing.
  public init(dependencies: CoinRankDependencies) {
    repository = CoinRankRepository(dependencies)
  }

  /// Makes what stands behind one screen of the ranking.
  @MainActor public func makeRankingViewModel() -> any CoinRankViewModel {
    RankingViewModel(repository: repository)
  }

  /// Asks the server for the first pages, keeps them, and answers with what is kept.
  ///
  /// Goes the same way as the screens, and so takes the place of what was kept before. Asks for less if the ranking ends before.
  ///
  /// - Parameter pages: How many pages, at least one.
  /// - throws: ``LoadFailure`` from `Presentation`, or `CancellationError` when the task is cancelled. Pages that were in by then are kept.
  public func ranking(pages: Int = 1) async throws -> [CoinRankRow] {
    try await repository.ranking(pages: max(1, pages))
  }
}
