import DemoServer
import FeatureComposeModule
import FeatureComposeTerminal
import TerminalDemo

/// The feature alone, with the demo server.
@main enum ComposeDemo {
  @MainActor static func main() async {
    await Demo.main(
      ComposeModule(), name: "compose-demo",
      scenarios: [
        DemoScenario("refused", .status(422), at: "/mastodon/api/v1/statuses"),
        DemoScenario("no-post", .status(404), at: "/mastodon/api/v1/statuses"),
        // Posts wait in the outbox.
        DemoScenario("waiting", .status(503), at: "/mastodon/api/v1/statuses"),
      ])
  }
}
