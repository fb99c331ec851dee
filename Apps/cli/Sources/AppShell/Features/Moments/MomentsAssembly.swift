import ArgumentParser
import FeatureMoments
import Persistence

/// Moments in the app.
struct MomentsAssembly: Assembly {
  static let tab: MomentsPlace? = .moments
  static let schemas = [MomentsFeature.schema]
  static let services = [Service.moments]
  static let commands: [any ParsableCommand.Type] = [MomentsCommand.self, LikeCommand.self, UnlikeCommand.self]

  init(_ launch: Launch) {}

  func assemble(_ container: inout Container) {
    container.register(MomentsFeature.self) { resolver in
      let feature = MomentsFeature(
        dependencies: MomentsDependencies(
          client: try resolver.client(.moments), store: try resolver.store(.moments),
          app: AppInformation(version: Program.version, flavor: Program.isForMakers ? .debug : .production)))
      // The demo's store is a new one each time, and the demo shows all there is.
      if try resolver.resolve(Surroundings.self)[.moments].isDemo {
        try feature.toggles.set(.likeButton, to: true)
      }
      return feature
    }
  }
}
