import Networking
import Presentation
import Reactive

/// A repository that loads the user's own coins. It does not store them, so no data remains after logging out.
struct MyCoinsRepository: Sendable {
  let client: APIClient

  /// Returns a single that loads the user's row of the ranking.
  func coins() -> Single<RankedUser> { client.send(.myCoins).map(\.row) }

  /// Returns a single that loads a page of the user's history.
  func history(_ cursor: CoinCursor) -> Single<Page<CoinCursor, CoinEntry>> {
    client.send(.history(page: cursor.page)).map { response in
      let entries = (response.datas?.elements ?? []).map(\.entry)
      return Page(entries, next: response.isLast ? nil : cursor.next(after: Set(entries.map(\.id))))
    }
  }

  /// Loads the coins and the first pages of their history, for commands that show no screens. If a page of the history
  /// fails to load, returns the coins with the earlier pages and the reason.
  func report(_ pages: CoinPages) async throws -> MyCoins {
    var coins = MyCoins(coins: try await failing { try await client.send(.myCoins).row }, history: [])
    do {
      var seen: Set<Int> = []
      var next: CoinCursor? = CoinCursor()
      for _ in 0..<pages.count {
        guard let cursor = next, coins.history.count < pages.entries else { break }
        let page = try await failing { try await history(cursor).value }
        coins.history += page.items.filter { seen.insert($0.id).inserted }
        next = page.next
      }
      coins.isTruncated = pages.isAll && next != nil
    } catch let failure as LoadFailure {
      coins.failure = failure
    }
    return coins
  }

  /// Calls `body`, whose errors become a `LoadFailure` or a `CancellationError`.
  private func failing<Value>(_ body: () async throws -> Value) async throws -> Value {
    do {
      return try await body()
    } catch NetworkError.cancelled {
      throw CancellationError()
    } catch let error as CancellationError {
      throw error
    } catch {
      throw LoadFailure(ofRanking: error)
    }
  }
}
