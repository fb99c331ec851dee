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

  /// Loads the coins and the first pages of their history, for commands that show no screens.
  func report(_ pages: CoinPages) async throws -> MyCoins {
    do {
      let coins = try await client.send(.myCoins).row
      var history: [CoinEntry] = []
      var seen: Set<Int> = []
      var next: CoinCursor? = CoinCursor()
      for _ in 0..<pages.count {
        guard let cursor = next, history.count < pages.entries else { break }
        let page = try await self.history(cursor).value
        history += page.items.filter { seen.insert($0.id).inserted }
        next = page.next
      }
      return MyCoins(coins: coins, history: history, isTruncated: pages.isAll && next != nil)
    } catch NetworkError.cancelled {
      throw CancellationError()
    } catch let error as CancellationError {
      throw error
    } catch {
      throw LoadFailure(ofRanking: error)
    }
  }
}
