public import Composition
public import FeatureMoments
import Foundation
public import Persistence
public import Presentation
import Reactive

/// The module that adds moments to an app.
public struct MomentsModule: FeatureModule {
  public let tabs = [RouteKey.moments()]
  public let servers = [
    ServerDefinition(
      .moments, purpose: LocalizedText(en: "moments", zhHans: "朋友圈"), probe: .graphQL("/graphql"))
  ]
  public let settings = [SettingDefinition(.likes), SettingDefinition(.trace)]
  public let schemas: [Schema] = MomentsFeature.schemas

  /// Creates the module.
  public init() {}

  public var destinations: [Destination] {
    [
      Destination(.moments, title: LocalizedText(en: "Moments", zhHans: "朋友圈")),
      Destination(
        .moment, title: { _ in LocalizedText(en: "Moment", zhHans: "朋友圈动态") }, samples: [MomentInput("1")],
        below: { [tabs] _ in tabs }),
      Destination(
        .internalMenu, title: LocalizedText(en: "Internal menu", zhHans: "内部菜单"), isInternal: true, below: tabs),
      Destination(
        .designKit, title: { _ in LocalizedText(en: "DesignKit demo", zhHans: "DesignKit 演示") },
        samples: [DesignKitInput(productName: "DesignKit", version: "1.0.1")], isInternal: true,
        below: { [tabs] _ in tabs }),
    ] + Self.moreDestinations
  }

  public func outboxes(_ container: Container) throws -> [OutboxSource] {
    [try container.resolve(MomentsFeature.self).outbox]
  }

  public func register(in container: inout Container) throws {
    let environment = try container.resolve(AppEnvironment.self)
    let settings = environment.settings
    let path = settings[.trace]
    let file = path.isEmpty ? nil : LineFile(path)
    container.register(MomentsFeature.self) { resolver in
      let warn = try resolver.warnings()
      let tracking = file.map { file in
        JSONLinesTracking(clock: MainScheduler.instance) {
          if !file.append($0) { warn(MomentsMessages.notTraceable(path)) }
        }
      }
      return MomentsFeature(
        dependencies: MomentsDependencies(
          client: try resolver.client(.moments), store: try resolver.store(.moments),
          app: AppInformation(
            version: environment.version, flavor: AppEnvironment.isDebugBuild ? .debug : .production),
          enabledToggles: settings[.likes] == .off ? [] : [.likeButton],
          tracking: tracking.map { [$0] } ?? []))
    }
  }
}

extension Segue {
  /// Creates the segue of an intent.
  public init(_ intent: MomentsIntent) {
    switch intent {
    case .moment(let id): self = .push(RouteKey.moment(MomentInput(id)))
    case .preview(let id): self = .preview(id.map { RouteKey.moment(MomentInput($0)) })
    case .open(let url): self = .link(url)
    case .share(let text): self = .external(.clipboard(text))
    case .internalMenu: self = .present(RouteKey.internalMenu())
    case .designKit(let productName, let version):
      self = .push(RouteKey.designKit(DesignKitInput(productName: productName, version: version)))
    case .dismiss: self = .back
    case .crash: self = .external(.crash)
    }
  }
}
