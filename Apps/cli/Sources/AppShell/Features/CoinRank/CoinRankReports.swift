import Composition
import FeatureCoinRank
import FeatureCoinRankTerminal
import Presentation
import Reactive

/// What the screens show, as text and as documents.
enum CoinRankReports {
  @Sendable static func ranking(_ context: ReportContext) async throws -> TextReport {
    let feature = try context.container.resolve(CoinRankFeature.self)
    let name = try context.server(ServerDefinition.wanAndroid.id).name(in: context.language)
    let rows = try await Failure.naming(name, in: context.language) {
      try await feature.ranking(pages: context.pages ?? .max, progress: context.progress)
    }
    return TextReport(
      lines: CoinRankPlain.lines(rows, language: context.language), document: RankDocument(server: name, rows: rows))
  }

  @Sendable static func coins(_ context: ReportContext) async throws -> TextReport {
    let feature = try context.container.resolve(CoinRankFeature.self)
    let accounts = try context.accounts
    let server = ServerDefinition.wanAndroid.id
    let name = try context.server(server).name(in: context.language)
    let coins = try await Failure.naming(name, in: context.language) {
      try await accounts.expiring(at: server) { try await feature.myCoins(pages: context.pages ?? .max) }
    }
    return TextReport(
      lines: MyCoinsPlain.lines(coins, language: context.language), document: CoinsDocument(server: name, coins: coins))
  }
}
