public import Persistence

/// The ranking of users by their coins, as wanandroid.com has it, and a user's own coins after logging in there.
///
/// The feature's entry point. Creates view models and runs commands. It holds no state beyond its dependencies.
public struct CoinRankFeature: Sendable {
  /// What the feature keeps. Must be among the schemas of the store that it is given.
  public static let schema = Schema(
    "coinrank", tables: [StoredRank.table, StoredUpdate.table],
    migrations: [
      // 1 → 2: the time of the last update
      { try $0.create(StoredUpdate.self) }
    ])

  private let dependencies: CoinRankDependencies
  private let repository: CoinRankRepository

  /// Creates the feature. Sends nothing.
  public init(dependencies: CoinRankDependencies) {
    self.dependencies = dependencies
    repository = CoinRankRepository(dependencies)
  }

  /// Creates the view model of a screen of the ranking.
  @MainActor public func makeRankingViewModel() -> any CoinRankViewModel {
    DefaultCoinRankViewModel(repository: repository)
  }

  /// Creates the view model of a screen of the user's own coins.
  @MainActor public func makeMyCoinsViewModel() -> any MyCoinsViewModel {
    DefaultMyCoinsViewModel(
      repository: myCoins, account: dependencies.account, offersLogin: dependencies.offersLogin)
  }

  /// Asks the server for the first pages, keeps them, and answers with what is kept.
  ///
  /// Goes the same way as the screens, and so takes the place of what was kept before. Asks for less if the ranking ends before.
  ///
  /// - Parameters:
  ///   - pages: How many pages, at least one.
  ///   - progress: Called after each page with the share that is in, from 0 to 1.
  /// - throws: `LoadFailure` from `Presentation`, or `CancellationError` when the task is cancelled. Pages that were in by then are kept.
  public func ranking(
    pages: Int = 1, progress: @Sendable (Double) -> Void = { _ in }
  ) async throws -> [CoinRankRow] {
    try await repository.ranking(pages: max(1, pages), progress)
  }

  /// Asks the server for one's own coins and the first pages of their history, and keeps nothing of them. Asks for less if the history
  /// ends before.
  ///
  /// - Parameter pages: How many pages of the history, at least one.
  /// - throws: `LoadFailure` from `Presentation`, `LoadFailure.unauthorized` if the user is not logged in, or `CancellationError` when the
  ///   task is cancelled.
  public func myCoins(pages: Int = 1) async throws -> MyCoins {
    try await myCoins.report(pages: max(1, pages))
  }

  private var myCoins: MyCoinsRepository { MyCoinsRepository(client: dependencies.client) }
}
