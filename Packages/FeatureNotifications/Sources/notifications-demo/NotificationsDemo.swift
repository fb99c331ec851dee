import DemoServer
import FeatureNotificationsModule
import FeatureNotificationsTerminal
import TerminalDemo

/// The feature alone, with the demo server.
@main enum NotificationsDemo {
  @MainActor static func main() async {
    await Demo.main(
      NotificationsModule(), name: "notifications-demo",
      scenarios: [
        DemoScenario("refresh-fails", .drop, at: "/mastodon/api/v1/notifications", skipping: 1),
        DemoScenario("no-markers", .status(404), at: "/mastodon/api/v1/markers"),
      ])
  }
}
