import FeatureCoinRank
import Foundation
import Networking
import Persistence
import Presentation
import PresentationBenchmark

// Release builds only: make bench-FeatureCoinRank

/// A benchmark of a long ranking. It writes the rows to the store itself, because the feature cannot load that many: a
/// response contains at most one page, and a refresh replaces the stored rows with the first page.
@main @MainActor enum CoinRankBenchmarks {
  static func main() async throws {
    let server = "http://benchmark.invalid"
    guard let url = URL(string: server) else { throw LoadFailure.unknown }
    let client = APIClient(baseURL: url, transport: CurlTransport())
    let benchmark = ListBenchmark<RankingRow>(
      "ranking", schemas: [CoinRankFeature.schema],
      list: { store in
        let feature = CoinRankFeature(dependencies: CoinRankDependencies(client: client, store: store))
        let viewModel = feature.makeRankingViewModel()
        return (viewModel, viewModel.state)
      },
      write: { [server] rows, transaction in
        try transaction.add(
          rows.map { Rank(server: server, userID: $0, position: -$0, name: "User \($0)") })
      },
      id: { $0 })
    try await benchmark.run()
  }
}

/// A row of the table in which the feature stores the ranking.
private struct Rank: Record {
  let server: String
  let userID: Int
  let position: Int
  let name: String

  static let table = Table<Rank>(
    "coinrank",
    Column(key: "server", \.server), Column(key: "userID", \.userID), Column("position", \.position),
    Column("name", \.name), make: Rank.init)
}
