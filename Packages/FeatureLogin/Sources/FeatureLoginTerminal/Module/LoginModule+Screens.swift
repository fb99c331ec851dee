import FeatureLoginModule
import TerminalApp

extension LoginModule {
  /// The further screens, one per line. `make new-screen` adds a line.
  // swift-format-ignore
  static let moreScenes: [TerminalScene] = [
  ]
}
