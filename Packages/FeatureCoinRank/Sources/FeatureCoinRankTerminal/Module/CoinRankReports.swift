import Composition
import FeatureCoinRank
import Presentation
import TerminalApp

/// The contents of the screens of the ranking and of the user's coins, as text and as documents.
enum CoinRankReports {
  private static let server = ServerDefinition.wanAndroid.id

  @Sendable static func ranking(_ context: ReportContext) async throws -> TextReport {
    try await context.report(
      from: server,
      { (feature: CoinRankFeature) in
        try await feature.ranking(pages: context.pages, progress: context.progress)
      },
      lines: { CoinRankPlain.lines($0, language: $1) }, document: RankDocument.init)
  }

  @Sendable static func coins(_ context: ReportContext) async throws -> TextReport {
    try await context.report(
      from: server, { (feature: CoinRankFeature) in try await feature.myCoins(pages: context.pages) },
      lines: { MyCoinsPlain.lines($0, language: $1) }, document: CoinsDocument.init,
      problem: \.failure)
  }
}
