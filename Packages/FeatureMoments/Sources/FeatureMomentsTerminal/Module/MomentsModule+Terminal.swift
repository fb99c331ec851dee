public import ArgumentParser
import Composition
import FeatureMoments
public import FeatureMomentsModule
import Foundation
import Presentation
import Reactive
public import TerminalApp
import TerminalImages
public import TerminalUI

extension MomentsModule: TerminalModule {
  public var keyCommands: [Command] { Command.ofMoments }
  public var commands: [any ParsableCommand.Type] { [MomentsCommand.self, LikeCommand.self, UnlikeCommand.self] }

  public var scenes: [TerminalScene] {
    [
      TerminalScene(
        .moments,
        scene: { context in
          let viewModel = try context.container.resolve(MomentsFeature.self).makeMomentsViewModel()
          let screen = try MomentsScreen(
            viewModel: viewModel, context: context.screenContext(image: context.images.photos.loadedImage))
          return Scene(screen, segues: viewModel.intents.asSignal().map { Segue($0) })
        },
        report: { context in
          try await context.report(
            from: .moments, { (feature: MomentsFeature) in try await feature.moments() },
            lines: { MomentsPlain.lines($0, language: $1) }, document: MomentsDocument.init)
        }),
      TerminalScene(
        .moment,
        scene: { input, context in
          let viewModel = try context.container.resolve(MomentsFeature.self).makeMomentViewModel(of: input.description)
          let screen = try MomentScreen(
            viewModel: viewModel, context: context.screenContext(image: context.images.photos.loadedImage))
          return Scene(screen, segues: viewModel.intents.asSignal().map { Segue($0) })
        },
        report: { input, context in
          try await context.report(
            from: .moments, { (feature: MomentsFeature) in try await feature.moment(input.description) },
            lines: { MomentsPlain.lines($0, language: $1) }, document: MomentDocument.init)
        }),
      TerminalScene(
        .internalMenu,
        scene: { context in
          let viewModel = try context.container.resolve(MomentsFeature.self).makeInternalMenuViewModel()
          let screen = InternalMenuScreen(viewModel: viewModel, host: context.host, language: context.language)
          return Scene(screen, segues: viewModel.intents.asSignal().map { Segue($0) })
        }),
      TerminalScene(
        .designKit,
        scene: { input, context in
          Scene(DesignKitScreen(productName: input.productName, version: input.version, language: context.language))
        }),
    ] + Self.moreScenes
  }
}
