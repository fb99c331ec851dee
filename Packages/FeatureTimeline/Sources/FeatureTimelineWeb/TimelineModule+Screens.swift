import FeatureTimelineModule
import WebApp

extension TimelineModule {
  /// The further pages, one per line. `make new-screen` adds a line.
  // swift-format-ignore
  static let morePages: [WebScene] = [
  ]
}
