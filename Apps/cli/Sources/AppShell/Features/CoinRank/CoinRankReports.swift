import Composition
import FeatureCoinRank
import FeatureCoinRankTerminal
import Presentation
import Reactive
import TerminalApp

/// The contents of the screens as text and as documents.
enum CoinRankReports {
  private static let server = ServerDefinition.wanAndroid.id

  @Sendable static func ranking(_ context: ReportContext) async throws -> TextReport {
    let feature = try context.container.resolve(CoinRankFeature.self)
    let rows = try await context.load(from: server) {
      try await feature.ranking(pages: context.pages ?? .max, progress: context.progress)
    }
    return TextReport(
      lines: CoinRankPlain.lines(rows, language: context.language),
      document: RankDocument(server: try context.name(of: server), rows: rows))
  }

  @Sendable static func coins(_ context: ReportContext) async throws -> TextReport {
    let feature = try context.container.resolve(CoinRankFeature.self)
    let coins = try await context.load(from: server) { try await feature.myCoins(pages: context.pages ?? .max) }
    return TextReport(
      lines: MyCoinsPlain.lines(coins, language: context.language),
      document: CoinsDocument(server: try context.name(of: server), coins: coins))
  }
}
