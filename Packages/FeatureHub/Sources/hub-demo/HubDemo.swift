import DemoServer
import FeatureHubModule
import FeatureHubTerminal
import TerminalDemo

/// The feature alone, with the demo server.
@main enum HubDemo {
  @MainActor static func main() async {
    await Demo.main(
      HubModule(), name: "hub-demo",
      scenarios: [
        DemoScenario("without-stars", .status(503), at: "/github/user/starred")
      ])
  }
}
