public import ArgumentParser
import Composition
import FeatureNotifications
public import FeatureNotificationsModule
import Presentation
import Reactive
public import TerminalApp
public import TerminalUI

extension NotificationsModule: TerminalModule {
  public var keyCommands: [Command] { Command.ofNotifications }
  public var commands: [any ParsableCommand.Type] { [NotificationsCommand.self] }

  public var scenes: [TerminalScene] {
    [
      TerminalScene(
        .notifications,
        scene: { context in
          let viewModel = try context.container.resolve(NotificationsFeature.self).makeNotificationsViewModel()
          let screen = NotificationsScreen(viewModel: viewModel, context: context.screenContext())
          return Scene(
            screen,
            segues: viewModel.intents.asSignal().compactMap { [modules = context.modules] in Segue($0, modules) })
        },
        report: { context in
          try await context.report(
            from: ServerDefinition.mastodon.id,
            { (feature: NotificationsFeature) in try await feature.contents(pages: context.pages ?? 1) },
            lines: { NotificationsPlain.lines($0, language: $1) }, document: NotificationsDocument.init,
            problem: \.failure)
        })
    ] + Self.moreScenes
  }
}
