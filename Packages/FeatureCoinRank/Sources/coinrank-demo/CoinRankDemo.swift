import DemoServer
import FeatureCoinRankModule
import FeatureCoinRankTerminal
import TerminalDemo

/// The feature alone, with the demo server.
@main enum CoinRankDemo {
  @MainActor static func main() async {
    await Demo.main(
      CoinRankModule(), name: "coinrank-demo",
      scenarios: [
        DemoScenario("more-fails", .status(503), at: "/wanandroid/coin/rank/2"),
        DemoScenario("refresh-fails", .drop, at: "/wanandroid/coin/rank/1", skipping: 1),
        DemoScenario("moving") { $0.rankingShift = 3 },
      ])
  }
}
