import Composition
import FeatureTimeline
import FeatureTimelineTerminal
import Posts
import Presentation
import Reactive
import TerminalApp
import TerminalImages

/// The destinations that only Mastodon has: threads, profiles and search.
extension TimelineModule {
  static let thread = Destination<TerminalInterface>(
    .thread, title: { _ in LocalizedText(en: "Thread", zhHans: "对话") },
    samples: [ThreadInput("112350000001000000")], below: { _ in [RouteKey.timeline(nil)] },
    scene: { input, context in
      let viewModel = try context.container.resolve(TimelineFeature.self).makeThreadViewModel(of: input.id)
      let images = try context.container.resolve(Images.self)
      let screen = ThreadScreen(
        viewModel: viewModel, host: context.host, language: context.language, image: images.avatars.image)
      return Scene(screen, segues: viewModel.intents.compactMap { Segue($0) })
    },
    report: { input, context in
      let feature = try context.container.resolve(TimelineFeature.self)
      let thread = try await context.load(from: ServerDefinition.mastodon.id) {
        try await feature.thread(of: input.id)
      }
      return TextReport(
        lines: ThreadPlain.lines(thread, language: context.language),
        document: ThreadDocument(server: try context.name(of: ServerDefinition.mastodon.id), thread: thread))
    })

  static let profile = Destination<TerminalInterface>(
    .profile, title: { _ in LocalizedText(en: "Profile", zhHans: "个人资料") },
    samples: [ProfileInput("mira_okafor")].compactMap(\.self), below: { _ in [RouteKey.timeline(nil)] },
    scene: { input, context in
      let viewModel = try context.container.resolve(TimelineFeature.self).makeProfileViewModel(of: input.description)
      let images = try context.container.resolve(Images.self)
      let screen = ProfileScreen(
        viewModel: viewModel, host: context.host, language: context.language, image: images.avatars.image)
      return Scene(screen, segues: viewModel.intents.compactMap { Segue($0) })
    },
    report: { input, context in
      let feature = try context.container.resolve(TimelineFeature.self)
      let profile = try await context.load(from: ServerDefinition.mastodon.id) {
        try await feature.profile(of: input.description)
      }
      return TextReport(
        lines: ProfilePlain.lines(profile, language: context.language),
        document: ProfileDocument(server: try context.name(of: ServerDefinition.mastodon.id), profile: profile))
    })

  static let search = Destination<TerminalInterface>(
    .search, title: { _ in LocalizedText(en: "Search", zhHans: "搜索") },
    samples: [SearchInput(""), SearchInput("swift")], below: { _ in [RouteKey.timeline(nil)] },
    scene: { input, context in
      let viewModel = try context.container.resolve(TimelineFeature.self).makeSearchViewModel(text: input.description)
      let images = try context.container.resolve(Images.self)
      let screen = TimelineSearchScreen(
        viewModel: viewModel, host: context.host, language: context.language, image: images.avatars.image)
      return Scene(screen, segues: viewModel.intents.compactMap { Segue($0) })
    },
    report: { input, context in
      let feature = try context.container.resolve(TimelineFeature.self)
      let results =
        input.description.isEmpty
        ? []
        : try await context.load(from: ServerDefinition.mastodon.id) {
          try await feature.results(of: input.description)
        }
      let name = try context.name(of: ServerDefinition.mastodon.id)
      return TextReport(
        lines: SearchPlain.lines(results, language: context.language),
        document: SearchDocument(server: name, text: input.description, results: results))
    })
}
