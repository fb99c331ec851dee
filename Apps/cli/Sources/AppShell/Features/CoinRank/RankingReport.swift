import FeatureCoinRank
import FeatureCoinRankTerminal
import Presentation
import Reactive

/// What `tessera rank --json` prints. A field that the server does not tell is left out.
struct RankDocument: Encodable, Sendable {
  var schema = "tessera.rank/1"
  let server: String
  let rows: [CoinRankRow]
}

/// What `tessera coins --json` prints.
struct CoinsDocument: Encodable, Sendable {
  var schema = "tessera.coins/1"
  let server: String
  let coins: MyCoins
}

extension ReportMaker {
  static func coins(
    _ feature: CoinRankFeature, _ sessions: any Sessions, from server: Surroundings.Server
  ) -> ReportMaker {
    ReportMaker { request in
      let name = server.name(in: request.language)
      let coins = try await Failure.naming(name, in: request.language) {
        try await sessions.expiring(at: .ranking) { try await feature.myCoins(pages: request.pages ?? .max) }
      }
      return Report(
        lines: MyCoinsPlain.lines(coins, language: request.language),
        document: CoinsDocument(server: name, coins: coins))
    }
  }

  static func ranking(_ feature: CoinRankFeature, from server: Surroundings.Server) -> ReportMaker {
    ReportMaker { request in
      let name = server.name(in: request.language)
      let rows = try await Failure.naming(name, in: request.language) {
        try await feature.ranking(pages: request.pages ?? .max, progress: request.progress)
      }
      return Report(
        lines: CoinRankPlain.lines(rows, language: request.language), document: RankDocument(server: name, rows: rows))
    }
  }
}
