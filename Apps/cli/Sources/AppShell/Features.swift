import FeatureCoinRankModule
import FeatureCoinRankTerminal
import FeatureCoinRankWeb
import FeatureComposeModule
import FeatureComposeTerminal
import FeatureComposeWeb
import FeatureHubModule
import FeatureHubTerminal
import FeatureHubWeb
import FeatureLoginModule
import FeatureLoginTerminal
import FeatureLoginWeb
import FeatureMomentsModule
import FeatureMomentsTerminal
import FeatureMomentsWeb
import FeatureNotificationsModule
import FeatureNotificationsTerminal
import FeatureNotificationsWeb
import FeatureTimelineModule
import FeatureTimelineTerminal
import FeatureTimelineWeb
import TerminalApp
import WebApp

/// The features of the app, one per line, in the order of their tabs.
enum Features {
  // swift-format-ignore
  static let all: [any TerminalModule] = [
    TimelineModule(),
    MomentsModule(),
    CoinRankModule(),
    LoginModule(),
    HubModule(),
    NotificationsModule(),
    ComposeModule(),
  ]

  /// The modules with pages for a browser.
  static let web = all.compactMap { $0 as? any WebModule }
}
