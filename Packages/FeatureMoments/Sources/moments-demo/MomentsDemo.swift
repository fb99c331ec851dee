import DemoServer
import FeatureMomentsModule
import FeatureMomentsTerminal
import TerminalDemo

/// The feature alone, with the demo server.
@main enum MomentsDemo {
  @MainActor static func main() async {
    await Demo.main(
      MomentsModule(), name: "moments-demo",
      scenarios: [
        DemoScenario("refresh-fails", .drop, at: "/graphql", skipping: 1)
      ])
  }
}
