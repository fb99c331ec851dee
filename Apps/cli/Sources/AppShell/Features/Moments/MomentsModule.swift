import ArgumentParser
import Composition
import FeatureMoments
import FeatureMomentsTerminal
import Foundation
import Persistence
import Presentation
import Reactive
import TerminalApp
import TerminalImages
import TerminalUI

extension RouteKey where Input == NoInput {
  static let moments = RouteKey("moments")
  fileprivate static let internalMenu = RouteKey("internalmenu")
}

extension RouteKey where Input == DesignKitInput {
  fileprivate static let designKit = RouteKey("designkit")
}

extension ServerID {
  static let moments: ServerID = "moments"
}

/// The product and the version of the design whose samples are shown.
private struct DesignKitInput: RouteInput {
  let productName: String
  let version: String

  init(productName: String, version: String) {
    self.productName = productName
    self.version = version
  }

  init?(parameters: [String: String]) {
    guard let productName = parameters["productname"], let version = parameters["version"] else { return nil }
    self.init(productName: productName, version: version)
  }

  var parameters: [String: String] { ["productname": productName, "version": version] }
}

/// The module that adds moments to the app.
struct MomentsModule: AppModule {
  let tabs = [RouteKey.moments()]
  let servers = [
    ServerDefinition(
      .moments, purpose: LocalizedText(en: "moments", zhHans: "朋友圈"), probe: .graphQL("/graphql"))
  ]
  let settings = [SettingDefinition(.likes), SettingDefinition(.trace)]
  let schemas = MomentsFeature.schemas
  let keyCommands = Command.ofMoments
  var commands: [any ParsableCommand.Type] { [MomentsCommand.self, LikeCommand.self, UnlikeCommand.self] }

  var destinations: [Destination<TerminalInterface>] {
    [
      Destination(
        .moments, title: LocalizedText(en: "Moments", zhHans: "朋友圈"),
        scene: { context in
          let viewModel = try context.container.resolve(MomentsFeature.self).makeMomentsViewModel()
          let screen = try MomentsScreen(
            viewModel: viewModel, context: context.screenContext(image: context.images.photos.image))
          return Scene(screen, segues: viewModel.intents.map { Segue($0) })
        },
        report: { context in
          try await context.report(
            from: .moments, { (feature: MomentsFeature) in try await feature.moments() },
            lines: { MomentsPlain.lines($0, language: $1, now: Date()) }, document: MomentsDocument.init)
        }),
      Destination(
        .internalMenu, title: LocalizedText(en: "Internal menu", zhHans: "内部菜单"), isInternal: true, below: tabs,
        scene: { context in
          let viewModel = try context.container.resolve(MomentsFeature.self).makeInternalMenuViewModel()
          let screen = InternalMenuScreen(viewModel: viewModel, host: context.host, language: context.language)
          return Scene(screen, segues: viewModel.intents.map { Segue($0) })
        }),
      Destination(
        .designKit, title: { _ in LocalizedText(en: "DesignKit demo", zhHans: "DesignKit 演示") },
        samples: [DesignKitInput(productName: "DesignKit", version: "1.0.1")], isInternal: true,
        below: { [tabs] _ in tabs },
        scene: { input, context in
          Scene(DesignKitScreen(productName: input.productName, version: input.version, language: context.language))
        }),
    ]
  }

  func register(in container: inout Container) throws {
    let settings = try container.resolve(AppEnvironment.self).settings
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
          app: AppInformation(version: TesseraApp.version, flavor: Program.isDebugBuild ? .debug : .production),
          enabledToggles: settings[.likes] == .off ? [] : [.likeButton],
          tracking: tracking.map { [$0] } ?? []))
    }
  }
}

extension Segue {
  /// Creates the segue of an intent.
  fileprivate init(_ intent: MomentsIntent) {
    switch intent {
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
