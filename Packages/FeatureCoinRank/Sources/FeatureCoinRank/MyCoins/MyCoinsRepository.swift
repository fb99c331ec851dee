import Networking
import Presentation
import Reactive

/// A repository that loads the user's own coins. It does not store them, so no data remains after logging out.
struct MyCoinsRepository: Sendable {
  let client: APIClient

  /// Returns a single that loads the user's row of the ranking.
  func coins() -> Single<CoinRankRow> { client.send(.myCoins).map(\.row) }

  /// Returns a single that loads a page of the user's history. The number of the first page is 1.
  func history(page number: Int) -> Single<Page<Int, CoinEntry>> {
    client.send(.history(page: number)).map { response in
      Page((response.datas?.elements ?? []).map(\.entry), next: response.isLast ? nil : number + 1)
    }
  }

  /// Loads the coins and the first pages of their history, for commands that show no screens.
  func report(pages: Int) async throws -> MyCoins {
    do {
      let coins = try await client.send(.myCoins).row
      var history: [CoinEntry] = []
      var next: Int? = 1
      for _ in 0..<pages {
        guard let number = next else { break }
        let page = try await self.history(page: number).value
        let known = Set(history.map(\.id))
        history += page.items.filter { !known.contains($0.id) }
        next = page.next
      }
      return MyCoins(coins: coins, history: history)
    } catch NetworkError.cancelled {
      throw CancellationError()
    } catch let error as CancellationError {
      throw error
    } catch {
      throw LoadFailure(ofRanking: error)
    }
  }
}
