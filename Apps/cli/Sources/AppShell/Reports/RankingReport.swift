import FeatureCoinRank
import FeatureCoinRankTerminal
import Presentation

/// What `tessera rank --json` prints. A field that the server does not tell is left out.
struct RankDocument: Encodable, Sendable {
  var schema = "tessera.rank/1"
  let server: String
  let rows: [CoinRankRow]
}

extension ReportMaker {
  init(ranking feature: CoinRankFeature, from server: Surroundings.Server) {
    self.init { request in
      let name = server.name(in: request.language)
      let rows = try await Failure.naming(name, in: request.language) {
        try await feature.ranking(pages: request.pages ?? .max)
      }
      return Report(
        lines: CoinRankPlain.lines(rows, language: request.language), document: RankDocument(server: name, rows: rows))
    }
  }
}
