import Composition

extension TimelineModule {
  /// The further destinations, one per line. `make new-screen` adds a line.
  // swift-format-ignore
  static let moreDestinations: [Destination] = [
  ]
}
