public import Persistence
import Reactive

/// The ranking of wanandroid.com's users by their coins, and the logged-in user's own coins.
///
/// The feature's entry point. Creates view models and runs commands. Holds no state beyond its dependencies.
public struct CoinRankFeature: Sendable {
  /// The schema of the feature. The store in the dependencies must be opened with it.
  public static let schema = Schema(
    "coinrank", tables: [StoredRank.table, StoredUpdate.table],
    migrations: [
      // 1 → 2: the time of the last update
      { try $0.create(StoredUpdate.self) }
    ])

  private let dependencies: CoinRankDependencies
  private let repository: CoinRankRepository

  /// Creates the feature. Sends no requests.
  public init(dependencies: CoinRankDependencies) {
    self.dependencies = dependencies
    repository = CoinRankRepository(dependencies)
  }

  /// Creates the view model of the coin ranking, which marks the row of the logged-in user.
  @MainActor public func makeRankingViewModel() -> some RankingViewModel {
    let owner = dependencies.account.user.distinctUntilChanged().flatMapLatest { [myCoins] name -> Observable<Int?> in
      guard name != nil else { return .just(nil) }
      // allow(no-dropped-errors): the ranking is complete without the mark of the user's own row
      return myCoins.coins().map { coins -> Int? in coins.id }.asObservable().catchAndReturn(nil).startWith(nil)
    }
    return DefaultRankingViewModel(repository: repository, owner: owner)
  }

  /// Creates the view model of a user's own coins.
  @MainActor public func makeMyCoinsViewModel() -> any MyCoinsViewModel {
    DefaultMyCoinsViewModel(
      repository: myCoins, account: dependencies.account, offersLogin: dependencies.offersLogin)
  }

  /// Loads and stores the first pages, and returns the stored rows.
  ///
  /// Writes to the store that the screens observe: the first page replaces the stored ranking. Stops at the last page
  /// if the ranking has fewer than `pages` pages.
  ///
  /// - Parameters:
  ///   - pages: The number of pages, at least one, or `nil` for all pages up to a limit.
  ///   - progress: A closure that is called after each page with the fraction that is loaded, from 0 to 1.
  /// - Returns: The stored ranking.
  /// - Throws: `LoadFailure` from `Presentation`, or `CancellationError` if the task is canceled. Pages that were
  ///   loaded before the error stay in the store.
  public func ranking(
    pages: Int? = 1, progress: @Sendable (Double) -> Void = { _ in }
  ) async throws -> CoinRanking {
    try await repository.ranking(CoinPages(pages), progress)
  }

  /// Loads the user's own coins and the first pages of their history, and stores nothing. Stops at the last page if the
  /// history has fewer than `pages` pages.
  ///
  /// - Parameter pages: The number of pages of the history, at least one, or `nil` for all pages up to a limit.
  /// - Returns: The coins and their history. If a page of the history fails to load, the coins with the earlier pages and
  ///   the reason.
  /// - Throws: A `LoadFailure` from `Presentation`, such as `LoadFailure.unauthorized` if the user is not logged in, or
  ///   `CancellationError` if the task is canceled.
  public func myCoins(pages: Int? = 1) async throws -> MyCoins {
    try await myCoins.report(CoinPages(pages))
  }

  private var myCoins: MyCoinsRepository { MyCoinsRepository(client: dependencies.client) }
}
