import FeatureComposeModule
import WebApp

extension ComposeModule {
  /// The further pages, one per line. `make new-screen` adds a line.
  // swift-format-ignore
  static let morePages: [WebScene] = [
  ]
}
