import FeatureHubModule
import WebApp

extension HubModule {
  /// The further pages, one per line. `make new-screen` adds a line.
  // swift-format-ignore
  static let morePages: [WebScene] = [
  ]
}
