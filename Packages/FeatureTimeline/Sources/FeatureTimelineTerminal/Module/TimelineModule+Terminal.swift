public import ArgumentParser
import Composition
import FeatureTimeline
public import FeatureTimelineModule
import Posts
import Presentation
import PresentationTerminal
import Reactive
public import TerminalApp
import TerminalImages
public import TerminalUI

extension TimelineModule: TerminalModule {
  public var keyCommands: [Command] { Command.ofTimeline }
  public var commands: [any ParsableCommand.Type] {
    [
      TimelineCommand.self, TimelinesCommand.self, PeopleCommand.self, PostCommand.self, ThreadCommand.self,
      ProfileCommand.self, SearchCommand.self, MarkCommand.self, FavoriteCommand.self, BoostCommand.self,
      BookmarkCommand.self, VoteCommand.self, MuteConversationCommand.self, FollowCommand.self, MuteCommand.self,
      BlockCommand.self,
      AcceptCommand.self, RejectCommand.self, ReportCommand.self,
    ]
  }

  public var scenes: [TerminalScene] {
    [
      TerminalScene(
        .timeline,
        scene: { source, context in
          let source = try source ?? context.container.firstTimeline
          return try context.scene { $0.timeline(of: source) }
        },
        report: { try await TimelineReports.timeline($0, $1) }),
      TerminalScene(
        .sources, scene: { try $0.scene { $0.sources() } },
        report: { context in
          try await context.report(
            from: ServerDefinition.mastodon.id, { (feature: TimelineFeature) in try await feature.sources() },
            lines: { SourcesPlain.lines($0, language: $1) }, document: SourcesDocument.init)
        }),
      TerminalScene(
        .people, scene: { source, context in try context.scene { $0.people(of: source) } },
        report: { source, context in
          try await context.report(
            from: source.server,
            { (feature: TimelineFeature) in try await feature.people(of: source, pages: context.pages) },
            lines: { PeoplePlain.lines($0, language: $1) }, document: PeopleDocument.init)
        }),
      TerminalScene(
        .post, scene: { input, context in try context.scene { $0.post(input.id, in: input.source) } },
        report: { try await TimelineReports.post($0.id, $0.source, $1) }),
      Self.thread, Self.profile, Self.search,
    ] + Self.moreScenes
  }
}

/// The screens that are available for Mastodon only: threads, profiles and search.
extension TimelineModule {
  private static let thread = TerminalScene(
    .thread, scene: { thread, context in try context.scene { $0.thread(of: thread.id) } },
    report: { thread, context in
      try await context.report(
        from: ServerDefinition.mastodon.id, { (feature: TimelineFeature) in try await feature.thread(of: thread.id) },
        lines: { ThreadPlain.lines($0, language: $1) }, document: ThreadDocument.init,
        problem: \.failure)
    })

  private static let profile = TerminalScene(
    .profile, scene: { name, context in try context.scene { $0.profile(of: name.description) } },
    report: { name, context in
      try await context.report(
        from: ServerDefinition.mastodon.id,
        { (feature: TimelineFeature) in try await feature.profile(of: name.description) },
        lines: { ProfilePlain.lines($0, language: $1) }, document: ProfileDocument.init,
        problem: \.failure)
    })

  private static let search = TerminalScene(
    .search, scene: { input, context in try context.scene { $0.search(input.description) } },
    report: { input, context in
      let text = input.description
      return try await context.report(
        from: ServerDefinition.mastodon.id,
        { (feature: TimelineFeature) in (try await feature.results(of: text), feature.searchesPosts || text.isEmpty) },
        lines: { SearchPlain.lines($0.0, searchesPosts: $0.1, language: $1) },
        document: { SearchDocument(server: $0, text: text, results: $1.0) })
    })
}

extension SceneContext<TerminalInterface> {
  /// Creates a scene from a screen of the feature and its intents.
  fileprivate func scene(
    _ make: (TimelineScreens) -> IntentScreen<TimelineIntent>
  ) throws -> Scene<TerminalInterface> {
    let screens = TimelineScreens(try container.resolve(), context: screenContext(image: try images.avatars.image))
    return Scene(make(screens)) { [modules, container] in Segue($0, modules, container) }
  }
}
