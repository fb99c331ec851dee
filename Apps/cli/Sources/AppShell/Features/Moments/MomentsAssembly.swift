import ArgumentParser
import FeatureMoments
import FeatureMomentsTerminal
import Persistence
import Reactive
import TerminalUI

/// Moments in the app.
struct MomentsAssembly: Assembly {
  static let tab: MomentsPlace? = .moments
  static let schemas = [MomentsFeature.schema]
  static let services = [Service.moments]
  static let commands: [any ParsableCommand.Type] = [MomentsCommand.self, LikeCommand.self, UnlikeCommand.self]
  static let keyCommands = Command.ofMoments

  static let settings = [
    FeatureSetting(key: .likes, standard: "on", advice: "Use on or off.") { ["on", "off"].contains($0) },
    FeatureSetting(key: .trace, standard: "", advice: "Name a file.") { _ in true },
  ]

  private let tracking: [any TrackingProvider]

  init(_ launch: Launch) throws {
    let path = launch.surroundings.settings[.trace] ?? ""
    if path.isEmpty {
      tracking = []
    } else {
      let file = try LineFile(path)
      tracking = [JSONLinesTracking(clock: MainScheduler.instance) { file.append($0) }]
    }
  }

  func assemble(_ container: inout Container) {
    container.register(MomentsFeature.self) { [tracking] resolver in
      MomentsFeature(
        dependencies: MomentsDependencies(
          client: try resolver.client(.moments), store: try resolver.store(.moments),
          app: AppInformation(version: Program.version, flavor: Program.isForMakers ? .debug : .production),
          enabledToggles: try resolver.resolve(Surroundings.self).settings[.likes] == "off" ? [] : [.likeButton],
          tracking: tracking))
    }
  }
}
