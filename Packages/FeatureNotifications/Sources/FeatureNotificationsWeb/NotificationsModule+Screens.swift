import FeatureNotificationsModule
import WebApp

extension NotificationsModule {
  /// The further pages, one per line. `make new-screen` adds a line.
  // swift-format-ignore
  static let morePages: [WebScene] = [
  ]
}
