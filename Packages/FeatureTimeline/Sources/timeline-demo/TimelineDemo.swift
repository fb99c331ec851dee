import DemoServer
import FeatureTimelineModule
import FeatureTimelineTerminal
import TerminalDemo

/// The feature alone, with the demo server.
@main enum TimelineDemo {
  @MainActor static func main() async {
    await Demo.main(
      TimelineModule(), name: "timeline-demo",
      scenarios: [
        DemoScenario("closed") { $0.publicTimelines = .disabled },
        DemoScenario("restricted") { $0.publicTimelines = .restricted },
        DemoScenario("missing", .status(404)),
        DemoScenario("no-twitter") { $0.refusesTwitterReads = true },
        DemoScenario("gotosocial") { $0.streamsOverWebSocketOnly = true },
      ])
  }
}
